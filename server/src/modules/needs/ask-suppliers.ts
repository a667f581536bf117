import type { AskForNeed } from '@ticarum/contract/procedures/needs'
import { fallbackLanguage } from '@ticarum/contract/values/languages'
import { unsaidTerms } from '@ticarum/contract/values/quote-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { takeItemOf } from '../inbox/inbox.public.ts'
import { offersOf } from '../listings/listings.public.ts'
import { versionJson } from '../quotes/quotes.public.ts'

/**
 * The desk asks for what somebody needs: each supplier of these products gets a quote of its own, of the customer's
 * company or prepared for a contact. Which of them are asked is written, and who did it.
 */
export async function askSuppliers(ctx: Context, { id, productIds, quantity, notes }: AskForNeed) {
  const need = await ctx.tx.first(sqlOf.selectFrom('needs').select(['port', 'language']).where('id', '=', id))
  if (!need) return fail('NOT_FOUND')
  const offers = await offersOf(ctx.tx, productIds, fallbackLanguage)
  if (offers.size < new Set(productIds).size) return fail('NOT_FOUND')

  const terms = { ...unsaidTerms, port: need.port, notes, notesLanguage: need.language }
  const quoteIds: string[] = []
  for (const [supplierId, goods] of Map.groupBy(offers.values(), (offer) => offer.supplierId)) {
    const quoteId = ctx.newId()
    const lines = goods.map(({ productId }) => ({ productId, quantity, breakdown: null, priceCents: null }))
    await ctx.tx.sql('select fx.ask_for_need($1, $2, $3, $4, $5)', [
      id,
      quoteId,
      supplierId,
      ...versionJson(terms, lines),
    ])
    quoteIds.push(quoteId)
  }
  await takeItemOf(ctx, 'need', id)
  ctx.wakeWorker()
  return { quoteIds }
}
