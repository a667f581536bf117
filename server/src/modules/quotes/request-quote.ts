import type { RequestQuote } from '@ticarum/contract/procedures/quotes'
import { fallbackLanguage } from '@ticarum/contract/values/languages'
import { unsaidTerms } from '@ticarum/contract/values/quote-rules'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { offersOf } from '../listings/listings.public.ts'
import { requireLines, requireWishes, versionJson } from './write-version.ts'

/** Asks for a price, whether from a product, a cart or a wishlist. What the goods are, the database copies. */
export async function requestQuote(ctx: Context, asked: RequestQuote) {
  const { supplierId, version } = await requireRequest(ctx, asked)
  const id = ctx.newId()
  const [row] = await ctx.tx.sql<{ number: string }>('select fx.request_quote($1, $2, $3, $4) as number', [
    id,
    supplierId,
    ...version,
  ])
  ctx.wakeWorker()
  return { id, number: row?.number ?? '' }
}

/** Of one supplier, each product once, as it could be ordered; the first version as the database takes it. */
export async function requireRequest(ctx: Context, { lines, ...terms }: RequestQuote) {
  const ids = lines.map(({ productId }) => productId)
  const offers = await offersOf(ctx.tx, ids, fallbackLanguage)
  const suppliers = new Set([...offers.values()].map(({ supplierId }) => supplierId))
  const [supplierId, another] = suppliers
  if (!supplierId) return fail('NOT_FOUND')
  if (another || new Set(ids).size < ids.length) return fail('INPUT_INVALID', { fields: { lines: 'invalid' } })
  await requireWishes(ctx, terms)
  requireLines(lines, ({ productId }) => offers.get(productId)?.details)
  return { supplierId, version: versionJson({ ...unsaidTerms, ...terms }, lines) }
}
