import type { Thread } from '@ticarum/contract/procedures/messages'
import type { Context } from '../../door/context.ts'
import { type Between, type Deal, dealEvents, dealsOf } from '../orders/orders.public.ts'
import { offerCards, quotesNamed } from '../quotes/quotes.public.ts'

/** The order or quote of which a conversation is the thread; `quoteId` of a quote is its own. */
export interface ThreadDeal extends Deal {
  kind: 'order' | 'quote'
}

interface OfDeal {
  kind: string
  subject_id: string
}

/** The deals of these conversations, as far as the caller may see them, by their ids. */
export async function dealsIn(ctx: Context, conversations: OfDeal[]): Promise<Map<string, ThreadDeal>> {
  const of = (wanted: ThreadDeal['kind']) =>
    conversations.filter(({ kind }) => kind === wanted).map(({ subject_id }) => subject_id)
  const [orders, quotes] = await Promise.all([dealsOf(ctx, of('order')), quotesNamed(ctx, of('quote'))])
  return new Map([
    ...[...orders.values()].map((deal): [string, ThreadDeal] => [deal.id, { ...deal, kind: 'order' }]),
    ...quotes.map((deal): [string, ThreadDeal] => [deal.id, { ...deal, kind: 'quote' }]),
  ])
}

/** What happened to a deal between two moments, and what its quote asks of the reader. */
export async function whatHappened(
  ctx: Context,
  deal: ThreadDeal | undefined,
  between: Between,
): Promise<Pick<Thread, 'events' | 'cards' | 'act'>> {
  if (!deal) return { events: [], cards: [], act: null }
  const [events, offers] = await Promise.all([
    deal.kind === 'order' ? dealEvents(ctx, deal.id, between) : [],
    deal.quoteId ? offerCards(ctx, deal.quoteId, between) : { cards: [], act: null },
  ])
  // The card of an accepted quote says that the order was placed.
  return { ...offers, events: deal.quoteId ? events.filter(({ kind }) => kind !== 'placed') : events }
}
