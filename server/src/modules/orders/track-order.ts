import type { Tracking } from '@ticarum/contract/procedures/tracking'
import { daysLate } from '@ticarum/contract/values/next-step'
import { isUnderWay } from '@ticarum/contract/values/orders'
import { dayOf } from '@ticarum/contract/values/working-days'
import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export interface TrackingRow extends Pick<Tracking, 'number' | 'status'> {
  shipping_status: Tracking['shippingStatus']
  placed_at: Date
  ready_on: string | null
  shipped_at: Date | null
  delivered_at: Date | null
}

/** For whoever has a link; a revoked link gets the same answer as an unknown one. */
export async function trackOrder(ctx: Context, { token }: { token: string }): Promise<Tracking> {
  const [order] = await ctx.tx.sql<TrackingRow>(
    'select * from fx.tracking_of_token($1)',
    [hashToken(token)],
    'track-order',
  )
  return order ? presentTracking(order, ctx.now) : fail('NOT_FOUND')
}

export function presentTracking(order: TrackingRow, now: Date): Tracking {
  const open = order.status === 'pending' || order.status === 'processing'
  const promised = open && !isUnderWay(order.shipping_status) ? order.ready_on : null
  return {
    number: order.number,
    status: order.status,
    shippingStatus: order.shipping_status,
    placedAt: order.placed_at.toISOString(),
    readyOn: order.ready_on,
    late: daysLate({ by: promised }, dayOf(now)),
    shippedAt: order.shipped_at?.toISOString() ?? null,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
  }
}
