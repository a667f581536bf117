import type { Tracking } from '@ticarum/contract/procedures/tracking'
import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

interface TrackingRow extends Pick<Tracking, 'number' | 'status'> {
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
  if (!order) return fail('NOT_FOUND')
  return {
    number: order.number,
    status: order.status,
    shippingStatus: order.shipping_status,
    placedAt: order.placed_at.toISOString(),
    readyOn: order.ready_on,
    shippedAt: order.shipped_at?.toISOString() ?? null,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
  }
}
