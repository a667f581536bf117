import { z } from 'zod'
import { Done, Id } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { MAX_PROOF_BYTES } from '../values/orders.ts'

export const DecidePayment = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('confirmed') }),
  z.object({ decision: z.literal('refused'), reason: z.string().trim().min(1).max(500) }),
])

const changes = { rateLimit: { by: 'account', max: 60, seconds: 60 }, idempotency: 'key' } as const

/** What is due on an order, and how it was paid (D41). */
export const payments = {
  sendProof: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Send a proof that a part was paid: PDF, PNG, JPG or WEBP',
    method: 'POST',
    path: '/payments/:id/proofs',
    input: z.object({
      id: Id.describe('of the payment'),
      fileName: z.string().trim().min(1).max(200).describe('as it is called on the sender’s machine; only shown'),
    }),
    file: { maxBytes: MAX_PROOF_BYTES },
    output: z.object({ proofId: Id }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID_FILE', 'FILE_TOO_LARGE'],
    audit: 'payments.send-proof',
  }),
  decide: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Confirm a payment whose proof was sent, or refuse it with a reason',
    method: 'POST',
    path: '/payments/:id/decision',
    input: z.object({ id: Id, decision: DecidePayment }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'payments.decide',
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
