import type { Claim, Quote } from '@ticarum/contract/procedures/quotes'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import type { StoredQuote } from './stored-quote.ts'

interface ClaimRow extends Omit<Claim, 'at' | 'decidedBy'> {
  asked_at: Date
  decided_by: string | null
}

/** For whom the desk prepared a quote, and who claims it; row security shows it to admins. */
export async function contactOf(ctx: Context, { id }: StoredQuote): Promise<Quote['contact']> {
  const contact = await ctx.tx.first(
    sqlOf.selectFrom('quote_contacts').select(['name', 'email', 'phone', 'language']).where('quote_id', '=', id),
  )
  if (!contact) return null
  const claims = await ctx.tx.sql<ClaimRow>('select * from fx.claims_of_quote($1)', [id])
  return {
    ...contact,
    claimed: claims.some(({ state }) => state === 'agreed'),
    claims: claims.map(({ id: claim, name, email, company, city, state, asked_at, decided_by }) => ({
      ...{ id: claim, name, email, company, city, state },
      at: asked_at.toISOString(),
      decidedBy: decided_by,
    })),
  }
}
