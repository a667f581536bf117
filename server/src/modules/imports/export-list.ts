import type { ExportList } from '@ticarum/contract/procedures/imports'
import { MAX_LIST_ROWS } from '@ticarum/contract/values/price-list'
import { sqlOf } from '@ticarum/db/transaction'
import { afterTransaction } from '../../door/after-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { OverBounds } from '../../platform/run-bounded.ts'
import { storedProducts } from '../products/products.public.ts'
import { priceListColumns } from './price-list-columns.ts'
import { cellsOfProduct, inLanguageOf, lastWord } from './product-cells.ts'
import type { Cells } from './read-list.ts'
import { listProcess } from './read-sent-list.ts'

const AT_ONCE = 200

interface ListedRows {
  rows: Cells[]
  next: string | null
}

/**
 * Exports the supplier's own products as a list that can be imported again: those with an article code, not deleted.
 * The file is written in a process of its own, once the connection is given back.
 */
export const exportList = afterTransaction(readProducts, writeProducts)

async function readProducts(ctx: Context, { language, after }: ExportList): Promise<ListedRows> {
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
    const ids = shown.slice(from, from + AT_ONCE).map(({ id }) => id)
    for (const product of await storedProducts(ctx, ids))
      rows.push(listed(cellsOfProduct(product), lastWord(product).language))
  }
  return { rows, next: found.length > MAX_LIST_ROWS ? (shown.at(-1)?.article_code ?? null) : null }

  /** Name and description are in the list's language; if the original has another one, it has a column of its own. */
  function listed(cells: Cells, original: typeof language): Cells {
    return original === language ? cells : inLanguageOf(cells, original, language)
  }
}

async function writeProducts({ rows, next }: ListedRows, { format, language }: ExportList, who: string) {
  const columns = priceListColumns.filter(({ field, usual }) => usual || rows.some((cells) => cells[field]))
  const file = await listProcess
    .run('writeList', [format, 'price-list', { columns, rows, language }], who)
    .catch((error: unknown) => {
      if (error instanceof OverBounds) fail('UNAVAILABLE', { retryAfter: 60 })
      throw error
    })
  return { ...file, rows: rows.length, next }
}
