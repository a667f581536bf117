import { stateNow } from '@ticarum/contract/values/quote-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

export { dealUrl } from './link-deal.ts'
export { offerCards, quotesNamed } from './offer-cards.ts'
export { requireWishes, versionJson } from './write-version.ts'

/** What stands above some quotes, oldest first. */
export async function quoteHeads(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('quotes')
      .select(['id', 'number', 'supplier_id', 'supplier_name', 'state', 'total_cents', 'answer_by'])
      .where('id', 'in', [...ids])
      .orderBy('created_at')
      .orderBy('id'),
  )
  return rows.map(({ id, number, supplier_id, supplier_name, state, total_cents, answer_by }) => ({
    id,
    number,
    supplier: { id: supplier_id, name: supplier_name },
    state: stateNow({ state, answerBy: answer_by }, ctx.now),
    totalCents: total_cents === null ? null : Number(total_cents),
  }))
}
