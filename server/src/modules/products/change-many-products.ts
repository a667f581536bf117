import type { BulkProducts, PricesToConfirm } from '@ticarum/contract/procedures/products'
import { changedPrice } from '@ticarum/contract/values/changed-price'
import { isUnsubmitted, mayProduct } from '@ticarum/contract/values/product-rules'
import { isLargeChange, type Prices, priceDifferences, scaleTiers } from '@ticarum/contract/values/scale-tiers'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { eachInSavepoint } from '../../platform/each-in-savepoint.ts'
import { type ActItem, rememberAct, takeBack } from '../bulk-acts/bulk-acts.public.ts'
import { pricesOf } from './agreed-prices.ts'
import { pauseProduct, resumeProduct } from './pause-product.ts'
import { heldProduct } from './products.policy.ts'
import { isVersion, laterThan, type StoredProduct, versionOf } from './stored-product.ts'
import { countStock, priceColumns, publish } from './write-product.ts'

type Change = BulkProducts['change']
type NewPrices = Extract<Change, { kind: 'price' }>

/** Errors of one product that do not stop the others. */
const outcomes = ['NOT_FOUND', 'WRONG_STATE', 'INPUT_INVALID', 'CHANGED_MEANWHILE', 'PRICES_TO_CONFIRM'] as const

const StoredPrices = z.object({
  priceCents: z.int(),
  tiers: z.array(z.object({ from: z.int(), priceCents: z.int() })),
})
const Counted = z.object({ before: z.int(), counted: z.int() })

export async function changeManyProducts(ctx: Context, { ids, change, actId }: BulkProducts) {
  const before: ActItem[] = []
  const toConfirm: PricesToConfirm[] = []
  const done = await eachInSavepoint(
    ctx,
    [...new Set(ids)].sort().map((id) => ({ id })),
    outcomes,
    async ({ id }) => {
      const from = await changeOne(ctx, id, change, (prices) => toConfirm.push(prices))
      before.push({ id, from })
    },
  )
  const isBegun = actId !== undefined || before.length > 0
  return {
    items: await named(ctx, done),
    toConfirm,
    actId: isBegun ? await rememberAct(ctx, { actId, kind: `products.${change.kind}`, items: before }) : null,
  }
}

/** Gives the products of an act what they had; what was sold since stays sold. */
export async function undoManyProducts(ctx: Context, act: { id: string }) {
  const { kind, items, left } = await takeBack(ctx, act.id, 'products')
  const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const done = await eachInSavepoint(ctx, sorted, outcomes, async ({ id, from }) => {
    if (kind === 'products.pause') return resumeProduct(ctx, { id })
    if (kind === 'products.resume') return pauseProduct(ctx, { id })
    const product = await heldProduct(ctx, id)
    if (kind === 'products.price') {
      const prices = StoredPrices.parse(JSON.parse(from))
      mustBePrice(product, prices.priceCents)
      return setPrices(ctx, product, prices)
    }
    const { before, counted } = Counted.parse(JSON.parse(from))
    return setStock(ctx, product, Math.max(0, product.stock + before - counted))
  })
  return { items: await named(ctx, done), left }
}

/** Changes a product and returns the value that it had; new prices that nobody has agreed to are only told. */
async function changeOne(
  ctx: Context,
  id: string,
  change: Change,
  tell: (prices: PricesToConfirm) => void,
): Promise<string> {
  if (change.kind === 'pause' || change.kind === 'resume') {
    await (change.kind === 'pause' ? pauseProduct : resumeProduct)(ctx, { id })
    return ''
  }
  const product = await heldProduct(ctx, id)
  if (!mayProduct('quickEdit', product.row.status)) return fail('WRONG_STATE', { state: product.row.status })
  if (change.kind === 'stock') {
    await setStock(ctx, product, change.stock)
    return JSON.stringify({ before: product.stock, counted: change.stock })
  }
  await setPrices(ctx, product, newPrices(product, change, tell))
  return JSON.stringify(pricesOf(product))
}

/** The new price with the tiers that follow it. They depend on nothing else than the version that was seen (D49). */
function newPrices(product: StoredProduct, change: NewPrices, tell: (prices: PricesToConfirm) => void): Prices {
  const { row } = product
  const before = pricesOf(product)
  const priceCents = changedPrice(before.priceCents, change.price)
  mustBePrice(product, priceCents)
  const after = { priceCents, tiers: scaleTiers(before, priceCents) }

  const prices = priceDifferences(before, after)
  const large = isLargeChange(prices)
  const seen = change.seen.find(({ id }) => id === row.id)
  if (seen && !isVersion(seen.version, row)) return fail('CHANGED_MEANWHILE')
  if (seen && (change.sure || !large)) return after
  tell({ id: row.id, version: versionOf(row), prices, large })
  return fail('PRICES_TO_CONFIRM', { prices, large })
}

/** Only a product that is not reviewed yet may lack a price. */
function mustBePrice({ row }: StoredProduct, priceCents: number): void {
  if (priceCents <= 0 && !isUnsubmitted(row.status)) fail('INPUT_INVALID', { fields: { price: 'tooSmall' } })
}

async function setStock(ctx: Context, { row }: StoredProduct, stock: number): Promise<void> {
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ updated_at: laterThan(ctx.now, row) })
      .where('id', '=', row.id),
  )
  await countStock(ctx, row.id, stock)
  await publish(ctx, [row.id])
}

/** A changed price is a confirmed one. */
async function setPrices(ctx: Context, { row }: StoredProduct, prices: Prices): Promise<void> {
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({
        ...priceColumns(prices),
        price_confirmed_at: ctx.now,
        updated_at: laterThan(ctx.now, row),
      })
      .where('id', '=', row.id),
  )
  await publish(ctx, [row.id])
}

/** With the names as their supplier wrote them. */
async function named<Item extends { id: string }>(ctx: Context, items: Item[]) {
  const ids = items.map(({ id }) => id)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('products')
      .innerJoin('product_texts', (join) =>
        join
          .onRef('product_texts.product_id', '=', 'products.id')
          .onRef('product_texts.language', '=', 'products.original_language'),
      )
      .select(['products.id', 'product_texts.name'])
      .where(sql<boolean>`products.id = any (${ids}::uuid[])`),
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return items.map((item) => ({ ...item, name: names.get(item.id) ?? '' }))
}
