export type WebhookKind = 'order.placed' | 'order.changed' | 'order.payment' | 'quote.changed' | 'product.reviewed'

/** What Ticarum tells: ids and what happened in one word. Everything else is read by a call. */
export interface WebhookEvent {
  version: 1
  /** the same at each try: whoever has done it already drops it */
  id: string
  kind: WebhookKind
  change: string
  /** of the order, quote or product */
  subjectId: string
  at: string
}

/** This request was not made by Ticarum, or not now. */
export class NotFromTicarum extends Error {}

const MINUTES = 5

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/**
 * Reads a webhook that Ticarum sent, and throws for any other. The body must be as it arrived, unparsed. A request that
 * somebody kept and sends again is refused after five minutes; until then its id tells that it is an old one.
 */
export async function verifyWebhook(
  { secret, now = Date.now() }: { secret: string; now?: number },
  headers: Headers,
  body: string,
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`))
  if (!id || !timestamp || !signatures) throw new NotFromTicarum('it has no signature')
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= MINUTES * 60)) throw new NotFromTicarum('it is of another time')
  const raw = bytesOf(secret.replace(/^whsec_/, ''))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',')
    if (
      version === 'v1' &&
      /^[A-Za-z0-9+/]{43}=$/.test(value) &&
      (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed))
    )
      return JSON.parse(body) as WebhookEvent
  }
  throw new NotFromTicarum('its signature is another one')
}
