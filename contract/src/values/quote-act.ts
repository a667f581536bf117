import { type QuoteStanding, type quoteActions, quoteActionsOf } from './quote-rules.ts'
import type { Role } from './roles.ts'

type QuoteAct = (typeof quoteActions)[number]

/** What whose turn it is wants: the customer the goods, the supplier to sell them. */
const wanted: Record<Role, QuoteAct> = { customer: 'accept', supplier: 'offer', admin: 'offer' }

/**
 * The one act that a quote asks of this reader now; null: none. Pages show it as their filled button, rows as their
 * first act. It is always one of `quoteActionsOf`.
 */
export function quoteActOf(role: Role, quote: QuoteStanding, now: Date): QuoteAct | null {
  return quoteActionsOf(role, quote, now).find((act) => act === wanted[role]) ?? null
}
