import type { Shipping } from '@ticarum/contract/procedures/orders'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { shippingNeedsReason } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

type ShippingChange = Pick<Shipping, 'shippingStatus' | 'reason'> &
  Partial<Pick<Shipping, 'trackingNumber' | 'carrier'>>

/**
 * Any status can follow any other, on a cancelled order only by the desk and with a reason; a trigger dates shipping
 * and delivery the first time. A tracking number or carrier that is not given stays; an empty one is removed.
 */
export async function updateShipping(
  ctx: Context,
  { id, shippingStatus: to, trackingNumber, carrier, reason }: ShippingChange & { id: string },
) {
  const order = await heldOrder(ctx, id)
  const held = orderStateOf(order)
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const state = obstacleTo('updateShipping', held, role)
  if (state) return fail('WRONG_STATE', { state })
  if (shippingNeedsReason(held, to) && !reason) return fail('REASON_REQUIRED')

  const from = held.shippingStatus
  const shipping = {
    shipping_status: to,
    shipping_reason: reason ?? null,
    tracking_number: trackingNumber === undefined ? order.tracking_number : trackingNumber || null,
    shipping_carrier: carrier === undefined ? order.shipping_carrier : carrier || null,
  }
  if (
    from === to &&
    order.tracking_number === shipping.tracking_number &&
    order.shipping_carrier === shipping.shipping_carrier
  )
    return { done: true as const }
  await ctx.tx.all(sqlOf.updateTable('orders').set(shipping).where('id', '=', id))
  await addEvent(ctx, order, 'shipping', {
    from,
    to,
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(carrier ? { carrier } : {}),
    ...(reason ? { reason } : {}),
  })
  await tellSides(ctx, order, role === 'admin' ? ['customer', 'supplier'] : ['customer'], 'order.shipping', {
    shipping: to,
  })
  return { done: true as const }
}
