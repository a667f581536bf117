import type { BulkProducts } from '@ticarum/contract/procedures/products'
import { changedPrice } from '@ticarum/contract/values/changed-price'
import { isUnsubmitted, mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { eachInSavepoint } from '../../platform/each-in-savepoint.ts'
import { type ActItem, rememberAct, takeBack } from '../bulk-acts/bulk-acts.public.ts'
import { pauseProduct, resumeProduct } from './pause-product.ts'
import { heldProduct } from './products.policy.ts'
import { laterThan, type StoredProduct } from './stored-product.ts'
import { countStock, publish } from './write-product.ts'

type Change = BulkProducts['change']

/** Errors of one product that do not stop the others. */
const outcomes = ['NOT_FOUND', 'WRONG_STATE', 'INPUT_INVALID'] as const

const Prices = z.object({
  priceCents: z.int(),
  tiers: z.array(z.object({ from: z.int(), priceCents: z.int() })),
})
type Prices = z.output<typeof Prices>
const Counted = z.object({ before: z.int(), counted: z.int() })

export async function changeManyProducts(ctx: Context, { ids, change, actId }: BulkProducts) {
  const before: ActItem[] = []
  const done = await eachInSavepoint(
    ctx,
    [...new Set(ids)].sort().map((id) => ({ id })),
    outcomes,
    async ({ id }) => {
      const from = await changeOne(ctx, id, change)
      before.push({ id, from })
    },
  )
  return {
    items: await named(ctx, done),
    actId: await rememberAct(ctx, { actId, kind: `products.${change.kind}`, items: before }),
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
    if (kind === 'products.price') return setPrices(ctx, product, Prices.parse(JSON.parse(from)))
    const { before, counted } = Counted.parse(JSON.parse(from))
    return setStock(ctx, product, Math.max(0, product.stock + before - counted))
  })
  return { items: await named(ctx, done), left }
}

/** Changes a product and returns the value that it had. */
async function changeOne(ctx: Context, id: string, change: Change): Promise<string> {
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
  const before = { priceCents: Number(product.row.price_cents), tiers: product.tiers }
  await setPrices(ctx, product, {
    priceCents: changedPrice(before.priceCents, change.price),
    tiers: before.tiers.map(({ from, priceCents }) => ({ from, priceCents: changedPrice(priceCents, change.price) })),
  })
  return JSON.stringify(before)
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

/** Prices by quantity change with the price; each stays below the one before. A changed price is a confirmed one. */
async function setPrices(ctx: Context, { row }: StoredProduct, { priceCents, tiers }: Prices): Promise<void> {
  const all = [priceCents, ...tiers.map((tier) => tier.priceCents)]
  const falling = all.every((cents, place) => place === 0 || cents < (all[place - 1] ?? 0))
  if (!falling || tiers.some((tier) => tier.priceCents <= 0) || (priceCents <= 0 && !isUnsubmitted(row.status)))
    return fail('INPUT_INVALID', { fields: { price: 'tooSmall' } })
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({
        price_cents: BigInt(priceCents),
        tiers: JSON.stringify(tiers),
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
