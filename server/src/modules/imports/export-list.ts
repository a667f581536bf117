import type { ExportList } from '@ticarum/contract/procedures/imports'
import { MAX_LIST_ROWS } from '@ticarum/contract/values/price-list'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { storedProduct } from '../products/products.public.ts'
import { priceListColumns } from './price-list-columns.ts'
import { cellsOfProduct, inLanguageOf, lastWord } from './product-cells.ts'
import type { Cells } from './read-list.ts'
import { writeList } from './write-list.ts'

const AT_ONCE = 100

/**
 * Exports the supplier's own products as a list that can be imported again: those with an article code, not deleted.
 */
export async function exportList(ctx: Context, { format, language, after }: ExportList) {
  const supplierId = personOf(ctx).companyId ?? fail('FORBIDDEN')
  let page = sqlOf
    .selectFrom('products')
    .select(['id', 'article_code'])
    .where('supplier_id', '=', supplierId)
    .where('article_code', 'is not', null)
    .where('status', '<>', 'archived')
  if (after !== undefined) page = page.where('article_code', '>', after)
  const found = await ctx.tx.all(page.orderBy('article_code').limit(MAX_LIST_ROWS + 1))
  const shown = found.slice(0, MAX_LIST_ROWS)

  const rows: Cells[] = []
  for (let from = 0; from < shown.length; from += AT_ONCE) {
    const products = await Promise.all(shown.slice(from, from + AT_ONCE).map(({ id }) => storedProduct(ctx, id)))
    for (const product of products) if (product) rows.push(listed(cellsOfProduct(product), lastWord(product).language))
  }
  const used = priceListColumns.filter(({ field, usual }) => usual || rows.some((cells) => cells[field]))
  const file = await writeList(format, 'price-list', { columns: used, rows, language })
  return {
    ...file,
    rows: rows.length,
    next: found.length > MAX_LIST_ROWS ? (shown.at(-1)?.article_code ?? null) : null,
  }

  /** Name and description are in the list's language; if the original has another one, it has a column of its own. */
  function listed(cells: Cells, original: typeof language): Cells {
    return original === language ? cells : inLanguageOf(cells, original, language)
  }
}
