import { z } from 'zod'
import { Done, Id, Moment, Page, Picture, pageOf } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import { verificationChecks, verificationStates } from '../values/products.ts'
import { checkedFields, verificationDecisions } from '../values/reviews.ts'
import { Paper } from './papers.ts'
import { Hundredths } from './trade-settings.ts'
import { Member } from './users.ts'

const State = z.enum(verificationStates)
const Check = z.enum(verificationChecks)

/** The current state of a supplier's verification. */
export const Verification = z.object({
  state: State,
  reason: z.string().nullable(),
  checks: z.array(Check).describe('what was checked'),
  validUntil: Moment.nullable(),
  since: Moment.describe('in this state'),
})
export type Verification = z.infer<typeof Verification>

/** What the seal stands for; empty: not said. */
export const CheckedFields = z.record(z.enum(checkedFields), z.string())
export type CheckedFields = z.infer<typeof CheckedFields>

export const VerificationRow = Verification.extend({
  supplier: z.object({ id: Id, name: z.string(), city: z.string(), country: z.string() }),
})
export type VerificationRow = z.infer<typeof VerificationRow>

export const VerificationDetails = VerificationRow.extend({
  supplier: z.object({
    id: Id,
    name: z.string(),
    legalName: z.string().nullable(),
    registryNumber: z.string().nullable(),
    taxNumber: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string(),
    country: z.string(),
    description: z.string(),
    logo: Picture.nullable(),
    listedProducts: z.int(),
    since: Moment,
  }),
  fee: z
    .object({ own: Hundredths.nullable().describe("null: the company's default"), default: Hundredths })
    .describe("the company's share of an order, per cent in hundredths"),
  members: z.array(Member).describe('contact persons, the owner first'),
  application: z
    .object({
      itemId: Id.describe('of the inbox'),
      message: z.string().describe('what they said that they make'),
      files: z.int(),
      sentAt: Moment,
    })
    .nullable()
    .describe('by which they came; null: by another way'),
  seen: z.string().describe('stands for what the seal is given to; whoever verifies sends it back'),
  change: z
    .object({ id: Id, to: CheckedFields, proposedBy: z.string(), proposedAt: Moment })
    .nullable()
    .describe('what the supplier wants to change of what was checked'),
  papers: z.array(Paper).describe('newest first'),
  history: z
    .array(
      Verification.extend({ decidedBy: z.string().nullable().describe('full name; null: the supplier or the clock') }),
    )
    .describe('newest first'),
})
export type VerificationDetails = z.infer<typeof VerificationDetails>

const Reason = z.string().trim().max(1000)

export const DecideVerification = z
  .object({
    id: Id.describe('of the supplier'),
    from: State.describe('the state that was decided about'),
    to: z.enum(verificationDecisions),
    reason: Reason.default('').describe('needed to ask for changes and to reject'),
    checks: z.array(Check).max(verificationChecks.length).default([]).describe('needed to verify'),
    validUntil: Moment.optional().describe('needed to verify'),
    seen: z.string().max(100).optional().describe('needed to verify: `seen` of what was looked at'),
  })
  .check(({ value: { to, reason, checks, validUntil, seen }, issues }) => {
    const missing = (field: string) =>
      issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: [field], input: '' })
    if (to === 'verified') {
      if (checks.length === 0) missing('checks')
      if (!validUntil) missing('validUntil')
      if (!seen) missing('seen')
    } else if (to !== 'in_review' && reason === '') missing('reason')
  })
export type DecideVerification = z.output<typeof DecideVerification>

export const SuspendSupplier = z.object({ id: Id.describe('of the supplier'), reason: Reason.min(1) })

export const DecideChange = z
  .object({
    id: Id.describe('of the change'),
    decision: z.enum(['accepted', 'refused']),
    reason: Reason.default('').describe('needed to refuse'),
  })
  .refine(({ decision, reason }) => decision === 'accepted' || reason !== '', {
    path: ['reason'],
    message: 'required',
  })
export type DecideChange = z.output<typeof DecideChange>

/** Verifications of suppliers: whether they are who they say they are. */
export const verifications = {
  submit: procedure({
    summary: 'Ask to be verified; the owners of a supplier may, once the settings say who it is',
    method: 'POST',
    path: '/verification',
    input: z.object({}),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'DETAILS_REQUIRED'],
    policy: ['supplier'],
    rateLimit: { by: 'account', max: 30, seconds: 3600 },
    idempotency: 'key',
    audit: 'verifications.submit',
  }),
  list: procedure({
    ...admins,
    summary: 'Suppliers in one state, the longest in it first; or all, newest first',
    method: 'GET',
    path: '/verifications',
    input: Page.extend({
      state: z
        .enum([...verificationStates, 'change', 'papers', 'all'])
        .default('submitted')
        .describe(
          'change: has the seal and wants to change what was checked; papers: has the seal and a paper that has ' +
            'expired or does within 30 days, without a newer one',
        ),
      q: z.string().trim().max(100).optional().describe('words of the name, or of a member’s name or e-mail address'),
    }),
    output: pageOf(VerificationRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    ...admins,
    summary: 'One supplier: what they say of themselves, and what was decided',
    method: 'GET',
    path: '/verifications/:id',
    input: z.object({ id: Id.describe('of the supplier') }),
    output: VerificationDetails,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  decide: procedure({
    ...admins,
    summary: 'Take up, verify, send back or reject; who verifies says what they have seen',
    method: 'POST',
    path: '/verifications/:id/decision',
    input: DecideVerification,
    output: Verification,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'WRONG_STATE', 'CHANGED_MEANWHILE'],
    idempotency: 'key',
    audit: 'verifications.decide',
  }),
  suspend: procedure({
    ...admins,
    summary: 'Suspend a supplier that has the seal: its listings go in the same moment, and all admins are told',
    method: 'POST',
    path: '/verifications/:id/suspension',
    input: SuspendSupplier,
    output: Verification,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    idempotency: 'key',
    audit: 'verifications.suspend',
  }),
  decideChange: procedure({
    ...admins,
    summary:
      'Let a change of what was checked take effect, with the seal, or refuse it with a reason; members are told',
    method: 'POST',
    path: '/supplier-changes/:id/decision',
    input: DecideChange,
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
    idempotency: 'key',
    audit: 'verifications.decide-change',
  }),
  setFee: procedure({
    ...admins,
    summary: "Agree on a supplier's own fee, or on the company's default; orders that were placed keep theirs",
    method: 'PUT',
    path: '/verifications/:id/fee',
    input: z.object({ id: Id.describe('of the supplier'), feeHundredths: Hundredths.nullable() }),
    output: Done,
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    idempotency: 'natural',
    audit: 'verifications.set-fee',
  }),
}
