import { z } from 'zod'
import { Day, Moment, Token } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { OrderStatusName, ShippingStatusName } from './order-shapes.ts'

export const Tracking = z.object({
  number: z.string(),
  status: OrderStatusName,
  shippingStatus: ShippingStatusName,
  placedAt: Moment,
  readyOn: Day.nullable(),
  late: z.int().nullable().describe('days since it was to be ready, while it is not shipped; null: it is not late'),
  shippedAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
})
export type Tracking = z.infer<typeof Tracking>

export const tracking = {
  get: procedure({
    summary: 'Where an order stands, for whoever has a link to it',
    method: 'GET',
    path: '/tracking',
    input: z.object({ token: Token }),
    output: Tracking,
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 60, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
