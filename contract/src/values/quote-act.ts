import { type QuoteStanding, type quoteActions, quoteActionsOf } from './quote-rules.ts'
import type { Role } from './roles.ts'

/** What a quote can ask for. */
export const quoteActs = ['accept', 'offer'] as const satisfies (typeof quoteActions)[number][]
type QuoteAct = (typeof quoteActs)[number]

/**
 * The one act that a quote asks of this reader now; null: none. Pages show it as their filled button, rows as their
 * first act. It is always one of `quoteActionsOf`.
 */
export function quoteActOf(role: Role, quote: QuoteStanding, now: Date): QuoteAct | null {
  const may = quoteActionsOf(role, quote, now)
  return quoteActs.find((act) => may.includes(act)) ?? null
}
