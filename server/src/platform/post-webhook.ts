import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isWebhookUrl } from '@ticarum/contract/values/webhooks'
import { isPublicAddress } from './public-address.ts'

/** `outcome` is the receiver's status, or a code of what failed; never its words. */
export interface WebhookAnswer {
  taken: boolean
  outcome: string
}

/** Sends a body to an address that a company chose; never throws. */
export type PostWebhook = (url: string, headers: Record<string, string>, body: string) => Promise<WebhookAnswer>

const PATIENCE = 10_000 // ms, for everything together
const MOST_READ = 4096 // bytes of an answer; whatever it says counts for nothing

interface PostOptions {
  patience?: number
  /** the addresses of a name; names and receivers of their own are for tests only */
  resolve?: (name: string) => Promise<string[]>
  isPublic?: (address: string) => boolean
  request?: (options: https.RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest
}

/**
 * The name is resolved once, each of its addresses must be public, and exactly these are connected to: another answer
 * of the name's server changes nothing. Redirects are not followed.
 */
export function createPostWebhook({
  patience = PATIENCE,
  resolve = addressesOf,
  isPublic = isPublicAddress,
  request = https.request,
}: PostOptions = {}): PostWebhook {
  return async (url, headers, body) => {
    if (!isWebhookUrl(url)) return { taken: false, outcome: 'URL_REFUSED' }
    const signal = AbortSignal.timeout(patience)
    try {
      const { hostname, pathname, search } = new URL(url)
      const addresses = await beforeEnd(signal, resolve(hostname))
      if (addresses.length === 0) return { taken: false, outcome: 'NAME_UNKNOWN' }
      if (!addresses.every(isPublic)) return { taken: false, outcome: 'ADDRESS_REFUSED' }
      const status = await statusOf((answered) =>
        request(
          {
            ...{ host: hostname, servername: hostname, port: 443, path: pathname + search, method: 'POST' },
            headers: {
              ...headers,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'user-agent': 'Ticarum-Webhooks/1',
              connection: 'close',
            },
            lookup: onlyTo(addresses),
            agent: false, // a connection that another request left open was checked at another time
            maxHeaderSize: 8192,
            signal,
          },
          answered,
        ).end(body),
      )
      return { taken: status >= 200 && status < 300, outcome: String(status) }
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException
      return { taken: false, outcome: signal.aborted ? 'TIMEOUT' : String(code ?? name).slice(0, 60) }
    }
  }
}

export const postWebhook = createPostWebhook()

/** Asks name servers and not the machine's own list of names, which leads inside. */
async function addressesOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

function onlyTo(addresses: string[]): LookupFunction {
  const checked: LookupAddress[] = addresses.map((address) => ({ address, family: isIP(address) }))
  const [first = { address: '', family: 4 }] = checked
  return (_name, { all }, found) => (all ? found(null, checked) : found(null, first.address, first.family))
}

const beforeEnd = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, end) => signal.addEventListener('abort', () => end(signal.reason), { once: true })),
  ])

/** The status, once the answer has ended or was read as far as it is. */
function statusOf(ask: (answered: (answer: IncomingMessage) => void) => ClientRequest): Promise<number> {
  return new Promise((done, failed) => {
    ask((answer) => {
      const end = () => done(answer.statusCode ?? 0)
      let read = 0
      answer.on('data', (part: Buffer) => {
        read += part.length
        if (read <= MOST_READ) return
        end()
        answer.destroy()
      })
      answer.on('end', end)
      answer.on('error', failed)
    }).on('error', failed)
  })
}
