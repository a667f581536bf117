import { z } from 'zod'
import { Done, Id, Moment } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import { isIban } from '../values/iban.ts'

const Typed = z.string().trim().min(2).max(100)

export const PayoutFields = z.object({
  holder: Typed.describe('of the bank account'),
  bank: Typed,
  iban: z
    .string()
    .max(60)
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine(isIban, 'invalid'),
  swift: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'invalid')
    .default('')
    .describe('empty: not given'),
})
export type PayoutFields = z.output<typeof PayoutFields>

export const Payout = z.object({
  id: Id,
  holder: z.string(),
  bank: z.string(),
  iban: z.string().describe('for members who are not owners only its end'),
  swift: z.string(),
  state: z.enum(['proposed', 'agreed', 'declined']),
  reason: z.string().nullable().describe('why it was declined'),
  proposedBy: z.string(),
  proposedAt: Moment,
  decidedAt: Moment.nullable(),
})
export type Payout = z.infer<typeof Payout>

export const SupplierPayout = z.object({
  mayChange: z.boolean().describe('owners do'),
  current: Payout.nullable().describe('what is in effect'),
  latest: Payout.nullable().describe('what waits for an admin, or was declined last'),
})
export type SupplierPayout = z.infer<typeof SupplierPayout>

const mine = { policy: ['supplier'], rateLimit: { by: 'account', max: 60, seconds: 60 } } as const

/** Where a supplier is paid. */
export const payout = {
  get: procedure({
    ...mine,
    summary: 'Where my company is paid, and what waits for an admin',
    method: 'GET',
    path: '/payout',
    input: z.object({}),
    output: SupplierPayout,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  propose: procedure({
    ...mine,
    rateLimit: { by: 'account', max: 10, seconds: 3600, shared: true },
    summary: 'Say where my company is to be paid; an admin agrees before it takes effect',
    method: 'PUT',
    path: '/payout',
    input: PayoutFields,
    output: Done,
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    idempotency: 'key',
    audit: 'payout.propose',
  }),
  of: procedure({
    ...admins,
    summary: 'Where a supplier is paid, and what it wants to change',
    method: 'GET',
    path: '/suppliers/:id/payout',
    input: z.object({ id: Id.describe('of the supplier') }),
    output: SupplierPayout,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  decide: procedure({
    ...admins,
    summary: 'Agree to where a supplier wants to be paid, or decline it with a reason; its members are told',
    method: 'POST',
    path: '/payout-proposals/:id/decision',
    input: z
      .object({
        id: Id.describe('of the proposal'),
        decision: z.enum(['agreed', 'declined']),
        reason: z.string().trim().max(500).default(''),
      })
      .refine(({ decision, reason }) => decision === 'agreed' || reason !== '', {
        path: ['reason'],
        message: 'required',
      }),
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    idempotency: 'key',
    audit: 'payout.decide',
  }),
}
