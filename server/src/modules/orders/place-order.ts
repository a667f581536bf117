import type { PlacedOrder } from '@ticarum/contract/procedures/order-shapes'
import type { PlaceOrder } from '@ticarum/contract/procedures/orders'
import { sample as terms } from '@ticarum/contract/values/samples'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { placeOrders } from './place-orders.ts'

export async function placeOrder(
  ctx: Context,
  { productId, quantity, breakdown, sample, seenTotalCents, language, ...delivery }: PlaceOrder,
): Promise<PlacedOrder> {
  if (sample && quantity !== terms.quantity) return fail('OVER_LIMIT', { productId, max: terms.quantity })
  const [placed] = await placeOrders(ctx, {
    lines: [{ productId, quantity, breakdown }],
    delivery,
    sample,
    seenTotalCents,
    language,
  })
  return placed ?? fail('NOT_FOUND')
}
