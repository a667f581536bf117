import type { Language } from '@ticarum/contract/values/languages'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { namedProducts } from './named-products.ts'

/** The products of a supplier that were listed last, newest first. */
export async function latestListed(ctx: Context, supplierId: string, language: Language, limit: number) {
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('products')
      .select(['id', 'listed_at'])
      .where('supplier_id', '=', supplierId)
      .where('listed_at', 'is not', null)
      .orderBy('listed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )
  const names = await namedProducts(
    ctx.tx,
    rows.map(({ id }) => id),
    language,
  )
  return rows.flatMap(({ id, listed_at }) => {
    const named = names.get(id)
    return named && listed_at ? [{ at: listed_at, product: { id, name: named.name, language: named.language } }] : []
  })
}
