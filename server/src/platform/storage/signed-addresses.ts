import type { S3Client } from '@aws-sdk/client-s3'
import { SignatureV4 } from '@smithy/signature-v4'
import type { Clock } from '../clock.ts'
import { type FileHeaders, SIGNED_FOR } from './storage.ts'

/** As signatures want it: everything but letters, digits and `-_.~`. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Makes addresses of one object each, good for twice `SIGNED_FOR` from the begin of a span of that length: within a
 * span all servers name the same one, which a browser has kept.
 */
export function signedAddresses({ config }: S3Client, bucket: URL, clock: Clock) {
  const { region, credentials, sha256 } = config
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256, uriEscapePath: false })

  return async (key: string, headers: FileHeaders): Promise<string> => {
    const signed = await signer.presign(
      {
        method: 'GET',
        protocol: bucket.protocol,
        hostname: bucket.hostname,
        ...(bucket.port && { port: Number(bucket.port) }),
        path: `${bucket.pathname}${key}`,
        query: Object.fromEntries(Object.entries(headers).map(([name, value]) => [`response-${name}`, value])),
        headers: { host: bucket.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      },
      { signingDate: beginOfSpan(clock.now()), expiresIn: 2 * SIGNED_FOR },
    )
    const query = Object.entries(signed.query ?? {}).map(([name, value]) => `${name}=${escaped(String(value))}`)
    return `${bucket.origin}${signed.path}?${query.join('&')}`
  }
}

const beginOfSpan = (now: Date) => new Date(now.getTime() - (now.getTime() % (SIGNED_FOR * 1000)))
