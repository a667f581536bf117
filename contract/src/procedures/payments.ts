import { z } from 'zod'
import { Day, Done, Id } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { MAX_PROOF_BYTES } from '../values/orders.ts'
import { MAX_PAYMENT_CENTS } from '../values/payments.ts'
import { paymentKinds } from '../values/trade.ts'

const AmountCents = z.int().min(1).max(MAX_PAYMENT_CENTS)
const Reference = z.string().trim().min(1).max(100)

/** How money came or went. */
export const Paid = z.object({
  amountCents: AmountCents,
  way: z.enum(paymentKinds),
  reference: Reference,
  paidOn: Day.describe('not after today'),
})
export type Paid = z.output<typeof Paid>

export const DecidePayment = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('received'), amountCents: AmountCents.optional().describe('none: as it was sent') }),
  z.object({ decision: z.literal('refused'), reason: z.string().trim().min(1).max(500) }),
])
export type DecidePayment = z.output<typeof DecidePayment>

const OfOrder = z.object({ id: Id.describe('of the order') })
const OfRefund = z.object({ id: Id.describe('of the refund that waits') })

const changes = { rateLimit: { by: 'account', max: 60, seconds: 60 }, idempotency: 'key' } as const

/** The ledger of an order: what was sent, received and refunded (D46). */
export const payments = {
  sendProof: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Send a proof that something was paid: PDF, PNG, JPG or WEBP',
    method: 'POST',
    path: '/orders/:id/proofs',
    input: OfOrder.extend({
      fileName: z.string().trim().min(1).max(200).describe('as it is called on the sender’s machine; only shown'),
      amountCents: z.coerce.number().int().min(1).max(MAX_PAYMENT_CENTS).describe('that was paid'),
      way: z.enum(paymentKinds),
      reference: Reference.optional(),
    }),
    file: { maxBytes: MAX_PROOF_BYTES },
    output: z.object({ proofId: Id }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID_FILE', 'FILE_TOO_LARGE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'payments.send-proof',
  }),
  decide: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Say how much of a payment was received whose proof was sent, or refuse the proof with a reason',
    method: 'POST',
    path: '/payments/:id/decision',
    input: z.object({ id: Id.describe('of the entry that the proof belongs to'), decision: DecidePayment }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'payments.decide',
  }),
  enter: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Enter a payment that was received without a proof, also for a cancelled order',
    method: 'POST',
    path: '/orders/:id/payments',
    input: OfOrder.extend(Paid.shape),
    output: Done,
    errors: ['NOT_FOUND'],
    audit: 'payments.enter',
  }),
  refund: procedure({
    ...changes,
    policy: ['admin'],
    summary:
      'Enter a refund that was paid, at most what is due. Over an amount of the trade settings, with what the same ' +
      'admin refunded of the order within a day, it waits for a second admin, and all admins are told',
    method: 'POST',
    path: '/orders/:id/refunds',
    input: OfOrder.extend(Paid.shape),
    output: Done.extend({ waits: z.boolean().describe('for a second admin; the ledger stays as it is') }),
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'payments.refund',
  }),
  confirmRefund: procedure({
    ...changes,
    policy: ['admin'],
    summary:
      'Confirm a refund that another admin entered, or oneself a day ago where there was no other: it stands in the ' +
      'ledger from now on, and the customer and all admins are told',
    method: 'POST',
    path: '/waiting-refunds/:id/confirmation',
    input: OfRefund,
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'WRONG_STATE', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    audit: 'payments.confirm-refund',
  }),
  withdrawRefund: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Take back a refund that waits, whoever entered it; all admins are told',
    method: 'POST',
    path: '/waiting-refunds/:id/withdrawal',
    input: OfRefund,
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
    audit: 'payments.withdraw-refund',
  }),
  getProof: procedure({
    summary: 'A proof, for the company that sent it and for admins; its file is served at /files/payment-proofs/{id}',
    method: 'GET',
    path: '/payment-proofs/:id',
    input: z.object({ id: Id.describe('of the proof') }),
    output: z.object({
      file: z.string().describe('where it is stored'),
      fileName: z.string(),
      type: z.string().describe('media type'),
    }),
    errors: ['NOT_FOUND'],
    policy: ['customer', 'admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
