import type { CheckedOut, CheckOut } from '@ticarum/contract/procedures/cart'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { placeOrders } from '../orders/orders.public.ts'
import { lockCart } from './cart.queries.ts'

/** Orders the lines as they are in the locked cart; total and time that the buyer saw are only compared. */
export async function checkOut(
  ctx: Context,
  { productIds, totalCents: seenTotalCents, seenAt, ...delivery }: CheckOut,
): Promise<CheckedOut> {
  const chosen = new Set(productIds)
  const { customerId, lines } = await lockCart(ctx)
  const ordered = lines.filter(({ productId }) => chosen.has(productId))
  const changed = ordered.some((line) => seenAt !== undefined && line.seenAt > new Date(seenAt))
  if (changed || ordered.length < chosen.size) return fail('CHANGED_MEANWHILE')

  const placed = await placeOrders(ctx, {
    lines: ordered.map(({ productId, quantity, breakdown }) => ({ productId, quantity, breakdown })),
    delivery,
    seenTotalCents,
  })
  await ctx.tx.all(
    sqlOf
      .deleteFrom('cart_lines')
      .where('customer_id', '=', customerId)
      .where('product_id', 'in', [...chosen]),
  )
  return {
    orders: placed.map(({ id, number, supplier, totalCents }) => ({ id, number, supplier, totalCents })),
    totalCents: placed.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }
}
