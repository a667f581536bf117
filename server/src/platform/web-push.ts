import { createHash } from 'node:crypto'
import type { DeviceSubscription } from '@ticarum/contract/procedures/notifications'
import { isPushService } from '@ticarum/contract/values/push'
import webPush from 'web-push'
import type { Settings } from './env.ts'

export interface PushedNotice {
  title: string
  body: string
  /** of this site */
  path: string
  /** a device and its service replace one by a later one with the same tag */
  tag: string
  language: string
  direction: 'ltr' | 'rtl'
}

/** The outcome of a try. `reason` names codes only, never the address or the service's words. */
export type PushDelivery =
  | { outcome: 'accepted' }
  /** this device can't be reached any more */
  | { outcome: 'gone'; reason: string }
  /** permanent: this notice is refused for good */
  | { outcome: 'refused'; permanent: boolean; reason: string }

/** Sends a notice to one device; never throws. */
export type SendPush = (device: DeviceSubscription, notice: PushedNotice) => Promise<PushDelivery>

const PATIENCE = 10_000 // ms
const LIFE = 24 * 3600 // seconds for which a service keeps a notice for a device that is off

type PushKeys = Partial<Pick<Settings, 'WEB_PUSH_PUBLIC_KEY' | 'WEB_PUSH_PRIVATE_KEY' | 'WEB_PUSH_SUBJECT'>>

interface PushOptions {
  patience?: number
  /** other addresses are asked in tests only */
  mayAsk?: (endpoint: string) => boolean
}

/** Undefined where web push is not configured. */
export function createPush(
  { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_SUBJECT }: PushKeys,
  { patience = PATIENCE, mayAsk = isPushService }: PushOptions = {},
): SendPush | undefined {
  if (!WEB_PUSH_PUBLIC_KEY || !WEB_PUSH_PRIVATE_KEY || !WEB_PUSH_SUBJECT) return undefined
  const vapidDetails = {
    subject: WEB_PUSH_SUBJECT,
    publicKey: WEB_PUSH_PUBLIC_KEY,
    privateKey: WEB_PUSH_PRIVATE_KEY,
  }
  return async ({ endpoint, p256dh, auth }, notice) => {
    if (!mayAsk(endpoint)) return { outcome: 'gone', reason: 'not a push service' }
    let sealed: webPush.RequestDetails
    try {
      sealed = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails,
        TTL: LIFE,
        contentEncoding: 'aes128gcm',
        topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
      })
    } catch {
      return { outcome: 'gone', reason: 'its keys are none' }
    }
    return post(sealed, patience)
  }
}

async function post({ endpoint, headers, body }: webPush.RequestDetails, patience: number): Promise<PushDelivery> {
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(body ?? []),
      redirect: 'manual', // it could lead to a host that nobody allowed
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel() // whatever it says, and however much
    return deliveryOf(response)
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { outcome: 'refused', permanent: false, reason: cause?.code ?? name }
  }
}

/** Not found, and gone: https://www.rfc-editor.org/rfc/rfc8030#section-7.3 */
const GONE = [404, 410]

function deliveryOf({ ok, status }: Response): PushDelivery {
  const reason = String(status)
  if (ok) return { outcome: 'accepted' }
  if (GONE.includes(status)) return { outcome: 'gone', reason }
  return { outcome: 'refused', permanent: status < 500 && status !== 429, reason }
}
