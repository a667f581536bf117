import { createHmac } from 'node:crypto'

/**
 * The headers by which a receiver knows that we sent this body, and when: Standard Webhooks. The id is signed too, so
 * that nobody sends an old body under another one.
 */
export function signWebhook(id: string, body: string, { secret, now }: { secret: Buffer; now: Date }) {
  const timestamp = Math.floor(now.getTime() / 1000).toString()
  const signature = createHmac('sha256', secret).update([id, timestamp, body].join('.')).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
