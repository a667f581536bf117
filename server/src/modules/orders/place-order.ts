import type { PlacedOrder } from '@ticarum/contract/procedures/order-shapes'
import type { PlaceOrder } from '@ticarum/contract/procedures/orders'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { placeOrders } from './place-orders.ts'

export async function placeOrder(
  ctx: Context,
  { productId, quantity, breakdown, seenTotalCents, language, ...delivery }: PlaceOrder,
): Promise<PlacedOrder> {
  const [placed] = await placeOrders(ctx, {
    lines: [{ productId, quantity, breakdown }],
    delivery,
    seenTotalCents,
    language,
  })
  return placed ?? fail('NOT_FOUND')
}
