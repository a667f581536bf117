import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, UsedPasskey } from '@ticarum/contract/procedures/passkeys'
import type { z } from 'zod'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** CBOR, as far as attestations need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** What an honest authenticator and browser would have said otherwise. */
interface Circumstances {
  origin?: string
  rpId?: string
  /** false: somebody touched it, and it does not know who */
  verified?: boolean
  /** of signatures; one more than before unless given */
  counter?: number
  format?: 'none' | 'packed' | 'apple'
}

/** An authenticator with one passkey (ES256), and the browser between it and the site. */
export function softwareAuthenticator(site = 'https://ticarum.example') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let used = 0

  const clientData = (type: string, challenge: string, { origin = site }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, { rpId = new URL(site).hostname, verified = true }: Circumstances) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(used)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), counter])
  }

  const answer = { id, rawId: id, type: 'public-key' as const }

  return {
    credentialId,
    publicKey: cbor(cose),

    make(challenge: string, circumstances: Circumstances = {}): z.input<typeof MadePasskey> {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const data = authenticatorData(WITH_CREDENTIAL, circumstances)
      const attestation = new Map<string, Cbor>([
        ['fmt', circumstances.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', Buffer.concat([data, Buffer.alloc(16), length, credentialId, cbor(cose)])],
      ])
      return {
        ...answer,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, circumstances).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },

    use(challenge: string, circumstances: Circumstances = {}): z.input<typeof UsedPasskey> {
      used = circumstances.counter ?? used + 1
      const client = clientData('webauthn.get', challenge, circumstances)
      const data = authenticatorData(0, circumstances)
      return {
        ...answer,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
