import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { buyerOf, countCart } from './cart.queries.ts'

export async function removeLine(ctx: Context, { productId }: { productId: string }) {
  await ctx.tx.all(
    sqlOf
      .deleteFrom('cart_lines')
      .where('customer_id', '=', buyerOf(ctx).customerId)
      .where('product_id', '=', productId),
  )
  return countCart(ctx)
}
