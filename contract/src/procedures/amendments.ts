import { z } from 'zod'
import { Day, Done, Id, LanguageCode, Moment } from '../fields.ts'
import { Breakdown, Quantity } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'
import { amendedTerms, amendmentActions, amendmentLimits, amendmentStates } from '../values/amendment-rules.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { Cents, OrderLine } from './order-shapes.ts'

const OfOne = z.object({ id: Id })

export const ProposeAmendment = z.object({
  id: Id.describe('of the order'),
  version: z
    .int()
    .min(1)
    .max(amendmentLimits.proposals + 1)
    .describe('of the order, which is amended: the last one'),
  lines: z
    .array(
      z.object({
        quantity: Quantity.describe('not more than it was'),
        unitPriceCents: z.int().min(1).max(100_000_000_000).optional().describe('not more than it was, which it stays'),
        breakdown: Breakdown.nullable().optional().describe('of an unchanged quantity it may stay away'),
        struckOut: z.boolean().default(false).describe('it is not part of the order any more'),
      }),
    )
    .min(1)
    .max(100)
    .describe("all lines in the order's order; who strikes out all of them cancels the order instead"),
  readyOn: Day.nullable().default(null).describe('another day, today or later, in GMT+3; null: as it was'),
})
export type ProposeAmendment = z.output<typeof ProposeAmendment>

const Amounts = OrderLine.pick({ quantity: true, unitPriceCents: true, totalCents: true, breakdown: true })
const Sums = z.object({
  totalCents: Cents,
  depositCents: Cents,
  readyOn: Day.nullable().describe('null: no day was said'),
})

const AmendmentLine = OrderLine.pick({
  productId: true,
  name: true,
  language: true,
  unit: true,
  details: true,
  shown: true,
  image: true,
}).extend({
  before: Amounts,
  after: Amounts.nullable().describe('null: it is struck out'),
  changed: z.array(z.enum(amendedTerms)),
})
export type AmendmentLine = z.infer<typeof AmendmentLine>

export const Amendment = z.object({
  id: Id,
  version: z.int().describe('of the order, which it amends; accepted, the next one holds'),
  state: z.enum(amendmentStates),
  by: z.enum(['supplier', 'admin']).describe("an admin proposes in the supplier's name"),
  at: Moment,
  endedAt: Moment.nullable(),
  answerBy: Day.describe('the last day on which it can be answered'),
  before: Sums,
  after: Sums,
  lines: z.array(AmendmentLine),
})
export type Amendment = z.infer<typeof Amendment>

const changes = { rateLimit: { by: 'account', max: 60, seconds: 60 }, idempotency: 'key' } as const

/** What a supplier proposes to change in an order, and what became of it (decision 69). */
export const amendments = {
  list: procedure({
    policy: ['customer', 'supplier', 'admin'],
    rateLimit: { by: 'account', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
    summary: 'What was proposed to change in an order, newest first: also what it was before each accepted proposal',
    method: 'GET',
    path: '/orders/:id/amendments',
    scope: 'orders:read',
    input: OfOne.extend({ language: LanguageCode.default(fallbackLanguage).describe('what the reader reads') }),
    output: z.object({
      items: z.array(Amendment),
      may: z.array(z.enum(amendmentActions)).describe('what the reader can do now'),
    }),
    errors: ['NOT_FOUND'],
  }),
  propose: procedure({
    ...changes,
    policy: ['supplier', 'admin'],
    summary: 'Propose fewer goods, lower prices or another day for an order that is not shipped',
    method: 'POST',
    path: '/orders/:id/amendments',
    scope: 'orders:write',
    input: ProposeAmendment,
    output: z.object({ id: Id.describe('of the proposal') }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE', 'BREAKDOWN_DIFFERS', 'EMAIL_NOT_CONFIRMED'],
    audit: 'amendments.propose',
  }),
  accept: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Agree to a proposal: the order gets a new version of exactly its lines and cents',
    method: 'POST',
    path: '/amendments/:id/acceptance',
    scope: 'orders:write',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'amendments.accept',
  }),
  decline: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Refuse a proposal: the order stays as it is',
    method: 'POST',
    path: '/amendments/:id/refusal',
    scope: 'orders:write',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'amendments.decline',
  }),
  withdraw: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Take a proposal back',
    method: 'POST',
    path: '/amendments/:id/withdrawal',
    scope: 'orders:write',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'amendments.withdraw',
  }),
}
