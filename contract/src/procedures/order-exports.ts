import { z } from 'zod'
import { Id, LanguageCode, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { FindOrders } from './orders.ts'

export const StartExport = FindOrders.pick({ status: true, q: true }).extend({
  language: LanguageCode.describe('of the names of goods; columns are named in English'),
})
export type StartExport = z.output<typeof StartExport>

export const OrderExport = z.object({
  id: Id,
  state: z.enum(['writing', 'ready']),
  startedAt: Moment,
  total: z.int().nullable().describe('orders; null until they are counted'),
  written: z.int(),
  file: z.string().describe('where it is stored, in so many parts'),
  parts: z.int(),
})
export type OrderExport = z.infer<typeof OrderExport>

const admins = { policy: ['admin'] } as const
const reads = {
  ...admins,
  rateLimit: { by: 'account', max: 300, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const

/** Orders as one CSV. The worker writes it in parts, which are joined when it is downloaded. */
export const orderExports = {
  start: procedure({
    ...admins,
    summary: 'Have the orders that a list shows written into a file',
    method: 'POST',
    path: '/order-exports',
    input: StartExport,
    output: z.object({ id: Id }),
    errors: [],
    rateLimit: { by: 'account', max: 20, seconds: 3600 },
    idempotency: 'key',
    audit: 'order-exports.start',
  }),
  get: procedure({
    ...reads,
    summary: 'How far it is; once it is ready, the file is served at /files/order-exports/{id}',
    method: 'GET',
    path: '/order-exports/:id',
    input: z.object({ id: Id }),
    output: OrderExport,
    errors: ['NOT_FOUND'],
  }),
}
