import { z } from 'zod'
import { Id, LanguageCode, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { exportFormats } from '../values/orders.ts'
import { FindOrders } from './orders.ts'

export const StartExport = FindOrders.omit({ after: true, limit: true, language: true }).extend({
  language: LanguageCode.describe('of heads, words and the names of goods; it also decides the signs of a CSV'),
  format: z.enum(exportFormats).default('csv'),
})
export type StartExport = z.output<typeof StartExport>

export const OrderExport = z.object({
  id: Id,
  format: z.enum(exportFormats),
  language: LanguageCode,
  name: z.string().describe('of the file, without its ending'),
  columns: z.int(),
  state: z.enum(['writing', 'ready']),
  startedAt: Moment,
  total: z.int().nullable().describe('orders; null until they are counted'),
  written: z.int(),
  file: z.string().describe('where it is stored, in so many parts'),
  parts: z.int(),
})
export type OrderExport = z.infer<typeof OrderExport>

const readers = { policy: ['supplier', 'admin'] } as const
const reads = {
  ...readers,
  rateLimit: { by: 'account', max: 300, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const

/** Orders as one table. The worker writes it in parts, which are joined when it is downloaded. */
export const orderExports = {
  start: procedure({
    ...readers,
    summary:
      'Have the orders that a list shows written into a file; a supplier may narrow down their own by status only',
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
