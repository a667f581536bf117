import type { tokenRoles } from './api-scopes.ts'

/** What a webhook can be told of. It carries ids only: whoever is told reads what changed by the usual calls. */
export const webhookKinds = [
  'order.placed',
  'order.changed',
  'order.payment',
  'quote.changed',
  'product.reviewed',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** What a webhook of each is worth making for: customers have no products that are reviewed. */
export const kindsOfRole = {
  supplier: webhookKinds,
  customer: ['order.placed', 'order.changed', 'order.payment', 'quote.changed'],
} as const satisfies Record<(typeof tokenRoles)[number], readonly WebhookKind[]>

/** What a delivery can be: still tried, taken by the receiver, or given up, from where it can be replayed. */
export const deliveryStates = ['waiting', 'delivered', 'set_aside'] as const

/** Webhooks that a company may have. */
export const MOST_WEBHOOKS = 5
export const WEBHOOK_URL_LENGTH = 500
/** Deliveries that one call replays. */
export const MOST_REPLAYED = 1000
/** For how long deliveries are kept. */
export const DELIVERY_DAYS = 30
/** For scanners for secrets, and as libraries for Standard Webhooks expect it. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_'

/** Labels of a name that ends in a word: an address ends in a number, however it is written. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const INSIDE = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/

/**
 * Whether we would write to an address that a company chose: a name, by TLS, on port 443, without a name and password
 * in it. To which addresses the name leads is asked anew at each delivery.
 */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password || url.hash) return false
  return url.hostname.length <= 253 && NAME.test(url.hostname) && !INSIDE.test(url.hostname)
}
