import { isDeepStrictEqual } from 'node:util'
import { AddProduct, EditProduct } from '@ticarum/contract/procedures/products'
import { type PriceDifference, priceDifferences } from '@ticarum/contract/values/scale-tiers'
import { sqlOf } from '@ticarum/db/transaction'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { insertImage } from '../images/images.public.ts'
import {
  addProduct,
  editProduct,
  pricesOf,
  publish,
  type StoredProduct,
  saveAtOnce,
  storedProduct,
} from '../products/products.public.ts'
import type { RunningImport } from './as-maker.ts'
import { type Change, type RowProblem, readEdit, readNew } from './judge-row.ts'
import { cellsOfProduct, lastWord } from './product-cells.ts'
import type { Cells } from './read-list.ts'

export interface WaitingRow {
  code: string
  creates: boolean
  productId: string | null
  cells: Cells
  changes: Change[]
  prices: PriceDifference[]
}

const AT_ONCE = /^(price|stock|minimum|madeToOrder|leadDays|tiers\..+)$/
const changed = (field: string): RowProblem => ({ field, problem: 'changed' })

/**
 * Applies one row and returns its product's id, or why the row was left. The row is compared again with the current
 * product.
 */
export async function applyRow(ctx: Context, running: RunningImport, row: WaitingRow): Promise<string | RowProblem[]> {
  const product = await heldByCode(ctx, running.supplierId, row.code)
  if (row.creates) return product ? [changed('articleCode')] : create(ctx, running, row)
  if (!product || product.row.id !== row.productId || product.row.status === 'archived') return [changed('articleCode')]

  const before = cellsOfProduct(product)
  const now = (field: string) =>
    field === 'images' ? String(lastWord(product).imageIds.length) : before[field] || null
  const meanwhile = row.changes.filter(({ field, old }) => now(field) !== old)
  if (meanwhile.length > 0) return meanwhile.map(({ field }) => changed(field))
  if (row.prices.length > 0 && !isDeepStrictEqual(oldPrices(row.prices), oldPrices(pricesNow(product))))
    return [changed('price')]
  return change(ctx, running, row, product, before)
}

const pricesNow = (product: StoredProduct) => priceDifferences(pricesOf(product), pricesOf(product))
const oldPrices = (prices: PriceDifference[]) =>
  prices.flatMap(({ from, old }) => (old === null ? [] : [{ from, old }]))

async function create(
  ctx: Context,
  running: RunningImport,
  { code, cells }: WaitingRow,
): Promise<string | RowProblem[]> {
  const imageIds = await takePictures(ctx, running, code)
  const read = readNew(cells, running.language, imageIds)
  if (!read.ok) return [changed('articleCode')]
  const { id } = await addProduct(
    ctx,
    AddProduct.parse({ ...read.value, intent: imageIds.length > 0 ? 'review' : 'draft' }),
  )
  return id
}

/** Changes that take effect at once leave everything else as it is, including a waiting or returned revision. */
async function change(
  ctx: Context,
  running: RunningImport,
  { code, cells, changes }: WaitingRow,
  product: StoredProduct,
  before: Cells,
): Promise<string | RowProblem[]> {
  const pictures = await takePictures(ctx, running, code)
  const read = readEdit(product, before, cells, pictures.length > 0 ? pictures : undefined)
  if (!read.ok) return [changed('articleCode')]
  // The dry run has shown the prices, and whoever applies it was asked about large changes.
  const { price, tiers } = read.value
  const edit = EditProduct.parse({ ...read.value, ...(price && { shown: { price, tiers, sure: true } }) })
  if (changes.every(({ field }) => AT_ONCE.test(field))) {
    await saveAtOnce(ctx, product, edit)
    await publish(ctx, [product.row.id])
  } else await editProduct(ctx, edit)
  return product.row.id
}

async function heldByCode(ctx: Context, supplierId: string, code: string): Promise<StoredProduct | undefined> {
  const found = await ctx.tx.first(
    sqlOf.selectFrom('products').select('id').where('supplier_id', '=', supplierId).where('article_code', '=', code),
  )
  return found && storedProduct(ctx, found.id, { lock: true })
}

const Stored = z.object({
  name: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  bytes: z.int(),
})

/** The row's pictures from the ZIP, in their order, as the supplier's images. */
async function takePictures(ctx: Context, { id, supplierId }: RunningImport, code: string): Promise<string[]> {
  const pictures = await ctx.tx.all(
    sqlOf
      .selectFrom('import_pictures')
      .select('image')
      .where('import_id', '=', id)
      .where('article_code', '=', code)
      .where('problem', 'is', null)
      .orderBy('position'),
  )
  const ids: string[] = []
  for (const { image } of pictures) ids.push((await insertImage(ctx, supplierId, Stored.parse(image))).id)
  return ids
}
