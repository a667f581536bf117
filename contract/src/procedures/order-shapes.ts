import { z } from 'zod'
import { Day, Id, LanguageCode, Moment, Picture } from '../fields.ts'
import { DealChoices } from '../forms/deal-choices.ts'
import { Breakdown } from '../forms/order-fields.ts'
import { LineDetails, ShownLineDetails } from '../forms/product-details.ts'
import { amendmentActions } from '../values/amendment-rules.ts'
import { mainActs } from '../values/main-act.ts'
import { nextActors, nextEvents } from '../values/next-step.ts'
import { orderActions } from '../values/order-rules.ts'
import { orderEvents, orderStatuses, paymentStages, shippingStatuses, supplierAnswers } from '../values/orders.ts'
import { entryKinds, paymentParts } from '../values/payments.ts'
import { incoterms, sellingUnits } from '../values/products.ts'
import { paymentKinds } from '../values/trade.ts'
import { Stars } from './feedback.ts'

export const Cents = z.int().min(0)
const Owed = z.int().describe('what the customer still owes; below zero: a refund is due')
export const OrderStatusName = z.enum(orderStatuses)
export const ShippingStatusName = z.enum(shippingStatuses)

const Next = z
  .object({
    line: z
      .union([z.templateLiteral([OrderStatusName, '.', ShippingStatusName]), z.enum(nextEvents)])
      .describe("the text 'What happens now'"),
    who: z.enum(nextActors),
    by: Day.nullable().describe('the last day for it'),
  })
  .describe('who acts next')

export const OrderLine = z.object({
  productId: Id,
  name: z.string(),
  language: LanguageCode.describe('of the name'),
  articleCode: z.string().nullable(),
  unit: z.enum(sellingUnits),
  piecesPerUnit: z.int(),
  unitPriceCents: Cents,
  quantity: z.int(),
  totalCents: Cents,
  basis: z.object({ incoterm: z.enum(incoterms), place: z.string() }),
  details: LineDetails.describe('as they were then'),
  shown: ShownLineDetails.describe('the same in the language that was asked for, as far as it is known'),
  breakdown: Breakdown.nullable().describe('values in the order of the options; null: assorted'),
  madeToOrder: z.boolean(),
  leadDays: z.int().nullable(),
  image: Picture.nullable(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** The admin who looks after an order. */
export const Assignee = z.object({ id: Id, name: z.string() })
export type Assignee = z.infer<typeof Assignee>

/** An order as lists show it. */
export const OrderRow = z.object({
  id: Id,
  number: z.string().describe("as in 'TC-10234'; also the reference of a payment"),
  placedAt: Moment,
  sample: z.boolean().describe('it is one unit at the price of a sample'),
  status: OrderStatusName,
  shippingStatus: ShippingStatusName,
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  customer: z
    .object({
      id: Id,
      company: z.string(),
      name: z.string().describe('of who placed it; empty: they do not show it to this reader'),
      city: z.string(),
    })
    .describe('as they were called then'),
  supplier: z.object({ id: Id, name: z.string() }),
  first: OrderLine.pick({
    productId: true,
    name: true,
    language: true,
    quantity: true,
    unit: true,
    unitPriceCents: true,
    image: true,
  }),
  furtherLines: z.int(),
  quantity: z.int().describe('of all lines'),
  totalCents: Cents,
  port: z.string().nullable().describe('code of the port of destination'),
  next: Next,
  late: z.int().nullable().describe('days since the last day for the next step; null: nothing is late'),
  may: z.array(z.enum(orderActions)).describe('what the reader can do with it now'),
  act: z.enum(mainActs).nullable().describe('the one that the order asks of the reader now; null: none'),
  partsReceived: z
    .array(z.object({ part: z.enum(paymentParts), at: Moment.nullable().describe('null: not received yet') }))
    .optional()
    .describe('whether deposit and balance were received; for the supplier (D52)'),
  paid: z
    .object({ stage: z.enum(paymentStages), receivedCents: Cents, refundedCents: Cents, owedCents: Owed })
    .optional()
    .describe('how far it is paid; for admins'),
  desk: z
    .object({ assignee: Assignee.nullable(), followUpOn: Day.nullable(), hasNotes: z.boolean() })
    .optional()
    .describe('for admins'),
})
export type OrderRow = z.infer<typeof OrderRow>

export const OrderEvent = z.object({
  id: Id,
  kind: z.enum(orderEvents),
  at: Moment,
  by: z.object({
    role: z.enum(['customer', 'supplier', 'admin']),
    name: z.string().nullable().describe('null: the company; its people go by name among themselves only'),
  }),
  from: z.string().optional().describe('status before'),
  to: z.string().optional(),
  text: z.string().optional().describe('note, inquiry or problem, as written'),
  reason: z.string().optional(),
  readyOn: Day.optional(),
  trackingNumber: z.string().optional(),
  carrier: z.string().optional(),
  amountCents: Cents.optional(),
  pictures: z.array(Picture.extend({ id: Id })).optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const PaymentPart = z.object({
  part: z.enum(paymentParts),
  dueCents: Cents,
  receivedCents: Cents,
  by: Day.nullable().describe('the last day for it; null: none was set, or not yet'),
})
export type PaymentPart = z.infer<typeof PaymentPart>

/** An entry of the ledger. */
export const PaymentEntry = z.object({
  id: Id,
  kind: z.enum(entryKinds),
  amountCents: Cents,
  way: z.enum(paymentKinds).nullable(),
  reference: z.string().nullable(),
  paidOn: Day.nullable(),
  reason: z.string().nullable().describe('why a proof was refused'),
  number: z.string().nullable().describe("of a receipt or a refund note, as in 'RC-10234' and 'RF-10234'"),
  owedAfterCents: Owed.nullable().describe('after a payment was received or refunded'),
  undecided: z.boolean().describe('a proof that waits for the desk'),
  at: Moment,
  by: z.string().nullable().describe('null: the trading company'),
  proof: z.object({ id: Id, fileName: z.string() }).nullable(),
})
export type PaymentEntry = z.infer<typeof PaymentEntry>

/** A refund that an admin entered and that is not in the ledger yet. */
export const WaitingRefund = z.object({
  id: Id,
  amountCents: Cents,
  way: z.enum(paymentKinds),
  reference: z.string(),
  paidOn: Day,
  proposedBy: z.string(),
  proposedAt: Moment,
  dueAt: Moment.nullable().describe('from when on it needs no other admin; null: another one has to confirm it'),
  mayConfirm: z.boolean().describe('the reader, now'),
})
export type WaitingRefund = z.infer<typeof WaitingRefund>

/** What the books keep of a customer who deleted their account. */
export const InvoiceRecord = z.object({
  company: z.string(),
  legalName: z.string().nullable(),
  taxNumber: z.string().nullable(),
  companyAddress: z.string().nullable(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string().nullable(),
  keptUntil: Moment,
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** An order's rating as its sides and the desk read it. */
export const OrderRating = z.object({
  stars: Stars,
  words: z.string().nullable().describe('null: none, or hidden from this reader'),
  language: LanguageCode.describe('of the words'),
  at: Moment,
  changedAt: Moment.nullable(),
  wordsHidden: z.string().nullable().describe('why the desk hides the words; null: everybody reads them'),
  answer: z
    .object({ text: z.string(), language: LanguageCode, at: Moment })
    .nullable()
    .describe("the supplier's; null: none, or hidden from this reader"),
  answerHidden: z.string().nullable().describe('why the desk hides the answer'),
})
export type OrderRating = z.infer<typeof OrderRating>

export const Order = OrderRow.omit({ first: true, furtherLines: true, paid: true, desk: true }).extend({
  customer: OrderRow.shape.customer.extend({ email: z.string(), phone: z.string().nullable() }),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    postalCode: z.string().nullable(),
    country: z.string(),
  }),
  notes: z.string().nullable(),
  version: z.int().describe('1 as it was placed; each accepted amendment makes the next one'),
  amendments: z.object({
    proposals: z.int().describe('how many were made'),
    may: z.array(z.enum(amendmentActions)).describe('what the reader can do now'),
  }),
  lines: z.array(OrderLine),
  basis: z.object({ incoterm: z.enum(incoterms), place: z.string() }),
  ...DealChoices.shape,
  termsVersion: z.string(),
  shippedAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
  answer: z
    .object({ answer: z.enum(supplierAnswers), readyOn: Day.nullable(), at: Moment })
    .nullable()
    .describe("the supplier's last one"),
  receivedAt: Moment.nullable(),
  problemAt: Moment.nullable(),
  shared: z.boolean().describe('somebody has a link that shows where it stands'),
  events: z.array(OrderEvent).describe('oldest first'),
  payment: z
    .object({
      owedCents: Owed,
      receivedCents: Cents,
      refundedCents: Cents,
      keptCents: Cents.describe('of a cancelled order that was shipped'),
      depositDays: z.int().describe("working days after the supplier's 'can deliver'"),
      parts: z.array(PaymentPart).describe('the deposit first; none of a cancelled order'),
      entries: z.array(PaymentEntry).describe('oldest first'),
      terms: z
        .object({ deposit: z.string(), refunds: z.string() })
        .describe('who holds the deposit, what is refunded when, as it was said when it was placed; empty: not said'),
      ways: z.array(z.object({ kind: z.enum(paymentKinds), title: z.string(), details: z.array(z.string()) })),
    })
    .optional()
    .describe("what is owed, how to pay it and what was paid; for the customer's company and admins"),
  fee: z
    .object({ hundredths: z.int().describe('per cent in hundredths'), feeCents: Cents })
    .optional()
    .describe("the company's share; for the supplier and admins"),
  desk: z
    .object({
      assignee: Assignee.nullable(),
      notes: z.string(),
      followUpOn: Day.nullable(),
      version: Moment.nullable().describe('null: nothing was noted yet'),
      waitingRefund: WaitingRefund.nullable(),
    })
    .optional()
    .describe('for admins'),
  rating: OrderRating.nullable().describe('what the customer says of the supplier'),
  invoice: InvoiceRecord.optional().describe('of a closed order whose customer deleted their account; for admins'),
})
export type Order = z.infer<typeof Order>

export const PlacedOrder = z.object({
  id: Id,
  number: z.string(),
  supplier: z.object({ id: Id, name: z.string() }),
  productName: z.string().describe('of the first line'),
  quantity: z.int().describe('of all lines'),
  totalCents: Cents,
})
export type PlacedOrder = z.infer<typeof PlacedOrder>
