import { z } from 'zod'
import { Day, Done, Id, LanguageCode, Page, Picture, pageOf } from '../fields.ts'
import { Breakdown, Delivery, Quantity } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'
import { MOST_MATCHING } from '../values/bulk-acts.ts'
import { MAX_IMAGE_BYTES } from '../values/images.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { allWaitingKinds, MAX_PROBLEM_PICTURES, MOST_WAITING, paymentStages } from '../values/orders.ts'
import { lineChanges } from '../values/trade.ts'
import { ActId, MOST_AT_ONCE } from './bulk-acts.ts'
import {
  Assignee,
  Cents,
  Order,
  OrderLine,
  OrderRow,
  OrderStatusName,
  PlacedOrder,
  ShippingStatusName,
} from './order-shapes.ts'

const Language = LanguageCode.default(fallbackLanguage).describe(
  'what the reader reads; a name that lacks it comes in English, else as it was written',
)
const Words = z.string().trim().min(1).max(1000)
const Reason = z.string().trim().min(1).max(500)
const OfOne = z.object({ id: Id })

export const PlaceOrder = Delivery.extend({
  productId: Id,
  quantity: Quantity.describe('units'),
  breakdown: Breakdown.nullable().default(null).describe('null: assorted'),
  sample: z.boolean().default(false).describe('one unit at the price of a sample, which is paid whole in advance'),
  seenTotalCents: Cents.optional().describe('the total that was seen; decides nothing, but who saw another is told'),
  language: Language,
})
export type PlaceOrder = z.output<typeof PlaceOrder>

/**
 * Only admins may filter by more than status, what waits and what is late; others see the orders of their own company.
 * A supplier's late orders are those that wait for the supplier.
 */
export const FindOrders = Page.extend({
  status: OrderStatusName.optional(),
  waitsFor: z.enum(allWaitingKinds).optional().describe('those in which the reader’s side has to do this'),
  q: z.string().trim().max(100).optional().describe('words of number, customer, supplier or product'),
  assigneeId: Id.optional(),
  supplierId: Id.optional(),
  customerId: Id.optional(),
  payment: z.enum(paymentStages).optional(),
  port: z.string().max(10).optional().describe('code of the port of destination'),
  late: z.literal('1').optional().describe('those whose promise has passed, the latest first'),
  language: Language,
})
export type FindOrders = z.output<typeof FindOrders>

export const AnswerOrder = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('can_deliver'),
    readyOn: Day.describe('today or later, in GMT+3'),
    text: z.string().trim().max(500).default(''),
  }),
  z.object({ answer: z.literal('cannot_supply'), reason: Reason }),
])

export const Shipping = z.object({
  shippingStatus: ShippingStatusName,
  trackingNumber: z.string().trim().max(100).default('').describe('empty: none'),
  carrier: z.string().trim().max(100).default(''),
  reason: Reason.optional().describe('for a step backwards'),
})
export type Shipping = z.output<typeof Shipping>

export const SetStatus = z.object({
  status: OrderStatusName,
  reason: Reason.optional().describe('for a step backwards, for cancelling, and for leaving completed or cancelled'),
  keptCents: Cents.optional().describe('kept of what was received, by cancelling an order that was shipped; else 0'),
})
export type SetStatus = z.output<typeof SetStatus>

export const Annotate = z.object({
  id: Id,
  assigneeId: Id.nullable(),
  notes: z.string().trim().max(4000),
  followUpOn: Day.nullable(),
})
export type Annotate = z.output<typeof Annotate>

/** Number of orders in each status. */
export const OrderCounts = z.object({
  all: z.int(),
  pending: z.int(),
  processing: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  late: z
    .int()
    .describe(`whose promise has passed: of all for admins, else of those that wait for my side; to ${MOST_WAITING}`),
})
export type OrderCounts = z.infer<typeof OrderCounts>

export const ReorderLine = OrderLine.pick({
  productId: true,
  name: true,
  language: true,
  unit: true,
  image: true,
}).extend({
  quantity: z.int().describe('that can be put into the cart: as it was, but at least the minimum of today'),
  breakdown: Breakdown.nullable(),
  thenCents: Cents.describe('unit price when it was ordered'),
  unitPriceCents: Cents.nullable().describe('today, at this quantity; null: no longer listed'),
  changes: z.array(z.enum(lineChanges)),
  orderable: z.boolean(),
})
export type ReorderLine = z.infer<typeof ReorderLine>

const BulkChange = z.discriminatedUnion('kind', [
  SetStatus.omit({ keptCents: true }).extend({ kind: z.literal('status') }),
  Shipping.pick({ shippingStatus: true, reason: true }).extend({
    kind: z.literal('shipping').describe('tracking numbers and carriers stay'),
  }),
  Annotate.pick({ assigneeId: true }).extend({
    kind: z.literal('assignee').describe('notes and follow-up days stay'),
  }),
])
export const BulkOrders = z.object({
  ids: z.array(Id).min(1).max(MOST_AT_ONCE),
  change: BulkChange,
  actId: ActId,
})
export type BulkOrders = z.output<typeof BulkOrders>
const bulkOutcomes = z.object({
  items: z.array(
    z.object({
      id: Id,
      number: z.string().describe('empty: not found'),
      outcome: z.enum(['done', 'NOT_FOUND', 'REASON_REQUIRED', 'OUT_OF_STOCK']),
    }),
  ),
})

export const Waiting = z.object({
  kind: z.enum(allWaitingKinds),
  count: z.int().describe(`counted up to ${MOST_WAITING}`),
  more: z.boolean(),
  orderId: Id.describe('of the most pressing among those counted'),
  number: z.string(),
  by: Day.nullable().describe('the last day for it; null: nobody promised one'),
})
export type Waiting = z.infer<typeof Waiting>

const sides = { policy: ['customer', 'supplier', 'admin'] } as const
const reads = {
  ...sides,
  rateLimit: { by: 'account', max: 600, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const changes = { rateLimit: { by: 'account', max: 120, seconds: 60 }, idempotency: 'key' } as const

/** Orders, as customer, supplier and admins see them. */
export const orders = {
  place: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Order one product; price, total, supplier and stock are decided here',
    method: 'POST',
    path: '/orders',
    scope: 'orders:write',
    input: PlaceOrder,
    output: PlacedOrder,
    confirmed: true,
    errors: [
      'NOT_FOUND',
      'BELOW_MINIMUM',
      'OVER_LIMIT',
      'BREAKDOWN_DIFFERS',
      'SAMPLE_ORDERED',
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'ORDERS_UNPAID',
      'EMAIL_NOT_CONFIRMED',
    ],
    audit: 'orders.place',
  }),
  list: procedure({
    ...reads,
    summary: "Orders, newest first: my company's, or for admins everybody's",
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    input: FindOrders,
    output: pageOf(OrderRow),
    errors: [],
  }),
  counts: procedure({
    ...reads,
    summary: "How many orders of each status: my company's, or for admins everybody's",
    method: 'GET',
    path: '/order-counts',
    scope: 'orders:read',
    input: z.object({}),
    output: OrderCounts,
    errors: [],
  }),
  waiting: procedure({
    ...reads,
    summary:
      'What waits for my side, each kind with its most pressing order; kinds of which nothing waits are left out',
    method: 'GET',
    path: '/waiting-orders',
    scope: 'orders:read',
    input: z.object({}),
    output: z.object({ items: z.array(Waiting) }),
    errors: [],
  }),
  get: procedure({
    ...reads,
    summary: 'One order with its lines, what happened to it, what is due and who acts next',
    method: 'GET',
    path: '/orders/:id',
    scope: 'orders:read',
    input: OfOne.extend({ language: Language }),
    output: Order,
    errors: ['NOT_FOUND'],
  }),
  cancel: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Cancel a pending order that was neither shipped nor paid for; what it took returns to the stock',
    method: 'POST',
    path: '/orders/:id/cancellation',
    scope: 'orders:write',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND', 'CANCEL_REFUSED'],
    audit: 'orders.cancel',
  }),
  answer: procedure({
    ...changes,
    policy: ['supplier'],
    summary:
      'Say when a pending or processing order will be ready, or why it can not be supplied; the last answer counts',
    method: 'POST',
    path: '/orders/:id/answers',
    scope: 'orders:write',
    input: OfOne.extend({ answer: AnswerOrder }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'orders.answer',
  }),
  confirmReceipt: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Say that the goods have arrived',
    method: 'POST',
    path: '/orders/:id/receipt',
    scope: 'orders:write',
    input: OfOne.extend({
      early: z.literal(true).optional().describe('also while the order is in transit; otherwise that is refused'),
    }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'orders.confirm-receipt',
  }),
  addPicture: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Send a picture of a problem; it is seen once the problem is reported with it',
    method: 'POST',
    path: '/orders/:id/pictures',
    input: OfOne,
    file: { maxBytes: MAX_IMAGE_BYTES },
    output: Picture.extend({ id: Id }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID_FILE', 'FILE_TOO_LARGE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'orders.add-picture',
  }),
  reportProblem: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Say what is wrong with the goods, with pictures that were sent before',
    method: 'POST',
    path: '/orders/:id/problems',
    input: OfOne.extend({ text: Words, pictureIds: z.array(Id).max(MAX_PROBLEM_PICTURES).default([]) }),
    output: Done,
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'orders.report-problem',
  }),
  updateShipping: procedure({
    ...changes,
    policy: ['supplier', 'admin'],
    summary: 'Set shipping status, tracking number and carrier; the days on which it first left and arrived are kept',
    method: 'PUT',
    path: '/orders/:id/shipping',
    scope: 'orders:write',
    input: OfOne.extend(Shipping.shape),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'REASON_REQUIRED'],
    audit: 'orders.update-shipping',
  }),
  setStatus: procedure({
    ...changes,
    policy: ['admin'],
    summary:
      'Set the status. An order cancelled before shipping returns its stock once; ' +
      'the stock is taken again when the order is no longer cancelled. ' +
      'What was received for a cancelled order, and is not kept, becomes a refund due',
    method: 'PUT',
    path: '/orders/:id/status',
    input: OfOne.extend(SetStatus.shape),
    output: Done,
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'OUT_OF_STOCK'],
    audit: 'orders.set-status',
  }),
  changeMany: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'The same change to many orders; each has its own answer, and what one refuses stops no other',
    method: 'POST',
    path: '/orders/bulk',
    input: BulkOrders,
    output: bulkOutcomes.extend({ actId: Id.describe('by which it can be undone') }),
    errors: [],
    audit: 'orders.changeMany',
  }),
  undoMany: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Take back what one did to many orders, so many at once: each gets the value that it had',
    method: 'POST',
    path: '/orders/bulk/:id/undo',
    input: OfOne.extend({ reason: Reason.describe('for the steps backwards') }),
    output: bulkOutcomes.extend({ left: z.int().describe('still to be taken back') }),
    errors: ['NOT_FOUND', 'ALREADY_ENDED'],
    audit: 'orders.undoMany',
  }),
  matching: procedure({
    ...reads,
    policy: ['admin'],
    summary: `Ids of the orders that a list shows on all its pages, at most ${MOST_MATCHING}`,
    method: 'GET',
    path: '/matching-orders',
    input: FindOrders.omit({ after: true, limit: true, language: true }),
    output: z.object({ ids: z.array(Id), more: z.boolean().describe('there are others beyond these') }),
    errors: [],
  }),
  annotate: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Who of us looks after it, what we keep to ourselves, and when to look again',
    method: 'PUT',
    path: '/orders/:id/desk',
    input: Annotate,
    output: Done,
    errors: ['NOT_FOUND'],
    audit: 'orders.annotate',
  }),
  assignees: procedure({
    ...reads,
    policy: ['admin'],
    summary: 'Who of us can look after an order',
    method: 'GET',
    path: '/order-assignees',
    input: z.object({}),
    output: z.object({ items: z.array(Assignee) }),
    errors: [],
  }),
  inquire: procedure({
    ...changes,
    policy: ['customer'],
    rateLimit: { by: 'account', max: 20, seconds: 3600, shared: true },
    summary: "Ask about an order: mailed to the company's inbox and to the supplier, and kept on the order",
    method: 'POST',
    path: '/orders/:id/inquiries',
    input: OfOne.extend({ message: Words }),
    output: Done,
    confirmed: true,
    errors: ['NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
    audit: 'orders.inquire',
  }),
  reorder: procedure({
    ...reads,
    policy: ['customer'],
    summary: 'What would be ordered if the same were ordered today: lines for the cart',
    method: 'GET',
    path: '/orders/:id/reorder',
    input: OfOne.extend({ language: Language }),
    output: z.object({ lines: z.array(ReorderLine) }),
    errors: ['NOT_FOUND'],
  }),
  share: procedure({
    ...sides,
    rateLimit: { by: 'account', max: 60, seconds: 3600 },
    summary: 'Make a link that shows where the order stands and nothing else',
    method: 'PUT',
    path: '/orders/:id/links/:linkId',
    input: OfOne.extend({ linkId: Id.describe('made by who asks: asked for twice it is one link') }),
    output: z.object({ token: z.string(), url: z.string() }),
    errors: ['NOT_FOUND'],
    idempotency: 'natural',
    audit: 'orders.share',
  }),
  unshare: procedure({
    ...sides,
    rateLimit: { by: 'account', max: 60, seconds: 3600 },
    summary: 'Make every link to the order worthless',
    method: 'DELETE',
    path: '/orders/:id/links',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'natural',
    audit: 'orders.unshare',
  }),
}
