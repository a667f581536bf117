import { breakdownFits, orderQuantity } from '@ticarum/contract/forms/order-fields'
import type { ReorderLine } from '@ticarum/contract/procedures/orders'
import type { Language } from '@ticarum/contract/values/languages'
import type { ChangeSince } from '@ticarum/contract/values/trade'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { type Goods, listedGoods } from './listed-goods.ts'
import { presentLine, type StoredLine } from './present-line.ts'
import { unitPriceOf } from './price-lines.ts'
import { readOrder } from './stored-order.ts'

/** The same order at today's terms: what can be put into the cart, and what changed since. */
export async function reorder(ctx: Context, { id, language }: { id: string; language: Language }) {
  await readOrder(ctx, id)
  const lines = await ctx.tx.all(
    sqlOf.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position'),
  )
  const goods = await listedGoods(
    ctx.tx,
    lines.map(({ product_id }) => product_id),
  )
  return { lines: lines.map((line) => today(line, goods.get(line.product_id), language)) }
}

function today(line: StoredLine, goods: Goods | undefined, language: Language): ReorderLine {
  const {
    productId,
    name,
    language: named,
    unit,
    image,
    unitPriceCents: thenCents,
    breakdown: then,
  } = presentLine(line, language)
  const known = { productId, name, language: named, unit, image, thenCents }
  if (!goods)
    return {
      ...known,
      quantity: line.quantity,
      breakdown: then,
      unitPriceCents: null,
      changes: ['gone'],
      orderable: false,
    }

  const quantity = Math.min(Math.max(line.quantity, goods.minimum), orderQuantity.max)
  const fits = breakdownFits(goods.details.options, quantity, then)
  const unitPriceCents = Number(unitPriceOf(goods, quantity))
  const soldOut = !goods.madeToOrder && goods.stock === 0
  const short = !goods.madeToOrder && goods.stock < quantity
  const changes: [ChangeSince, boolean][] = [
    ['price_up', unitPriceCents > thenCents],
    ['price_down', unitPriceCents < thenCents],
    ['sold_out', soldOut],
    ['stock_below', short && !soldOut],
    ['below_minimum', line.quantity < goods.minimum],
    ['breakdown_differs', !fits],
  ]
  return {
    ...known,
    quantity,
    breakdown: fits ? then : null,
    unitPriceCents,
    changes: changes.flatMap(([change, so]) => (so ? [change] : [])),
    orderable: !short,
  }
}
