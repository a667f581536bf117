import { createHash } from 'node:crypto'
import { type createClient, Refused } from '../typescript/client.ts'
import { verifyWebhook } from '../typescript/verify-webhook.ts'

/** What a factory's own system knows; an ERP reads it from its tables. */
export interface Factory {
  /** units in the warehouse, by article code */
  stock: ReadonlyMap<string, number>
  /** the day on which these units are ready, or undefined: it cannot make them */
  readyOn(order: { number: string; units: number }): string | undefined
}

type Ticarum = ReturnType<typeof createClient>

/** The same document gives the same key, so an ERP that died in between does nothing twice. */
const keyOf = (...about: string[]): string => {
  const hex = createHash('sha256').update(about.join('/')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Sends what the warehouse counted, for articles whose number differs from ours. Scopes products:read and :write. */
export async function sendStock({ call, all }: Ticarum, { stock }: Pick<Factory, 'stock'>): Promise<string[]> {
  const sent: string[] = []
  for await (const { id, articleCode, version, stock: known, may } of all('products.list', { limit: 100 })) {
    const counted = stock.get(articleCode ?? '')
    if (counted === undefined || counted === known || !may.includes('quickEdit')) continue
    try {
      await call('products.quickEdit', { id, version, stock: counted }, keyOf('stock', id, version, `${counted}`))
      sent.push(articleCode ?? '')
    } catch (error) {
      // Somebody saved the product since: the next run reads it anew.
      if (!(error instanceof Refused) || error.code !== 'CHANGED_MEANWHILE') throw error
    }
  }
  return sent
}

/** Answers the orders that wait for the factory's word. Scopes orders:read and :write. */
export async function takeOrders({ call, all }: Ticarum, { readyOn }: Pick<Factory, 'readyOn'>): Promise<string[]> {
  const answered: string[] = []
  for await (const { id, number, quantity } of all('orders.list', { waitsFor: 'answer', limit: 100 })) {
    const day = readyOn({ number, units: quantity })
    const answer = day
      ? ({ answer: 'can_deliver', readyOn: day } as const)
      : ({ answer: 'cannot_supply', reason: 'We cannot make these goods at the moment.' } as const)
    await call('orders.answer', { id, answer }, keyOf('answer', id))
    answered.push(number)
  }
  return answered
}

interface Desk extends Pick<Factory, 'readyOn'> {
  secret: string
  /** ids of webhooks that are done; an ERP keeps them in a table for a month, because they may be replayed */
  done: Set<string>
}

/**
 * Takes a webhook: an order that was placed is answered at once, and not only when we look. It may arrive twice, and is
 * done once. Answer 204 where this ends, and 500 where it throws: then it is sent again.
 */
export async function takeWebhook(
  ticarum: Ticarum,
  { secret, done, readyOn }: Desk,
  request: Request,
): Promise<string[]> {
  const event = await verifyWebhook({ secret }, request.headers, await request.text())
  if (done.has(event.id)) return []
  const answered = event.kind === 'order.placed' ? await takeOrders(ticarum, { readyOn }) : []
  done.add(event.id)
  return answered
}
