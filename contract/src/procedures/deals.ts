import { z } from 'zod'
import { Day, Done, Id, LanguageCode, Token } from '../fields.ts'
import { DealChoices } from '../forms/deal-choices.ts'
import { Breakdown } from '../forms/order-fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { incoterms } from '../values/products.ts'
import { claimStates, quoteSides } from '../values/quotes.ts'
import { Cents } from './order-shapes.ts'
import { QuoteLine, QuoteRow } from './quotes.ts'
import { Tracking } from './tracking.ts'

const OfQuote = z.object({ id: Id.describe('of the quote') })

const DealLine = QuoteLine.pick({
  name: true,
  language: true,
  unit: true,
  quantity: true,
  priceCents: true,
  totalCents: true,
  struckOut: true,
  madeToOrder: true,
  image: true,
}).extend({
  breakdown: Breakdown.nullable().describe('in the language that was asked for; null: assorted, or without options'),
})

/** What whoever has a link reads: nothing about the customer, no person, no words that somebody wrote. */
export const Deal = z.object({
  quoteId: Id.describe('for members of its two companies, who read the whole of it'),
  number: z.string(),
  state: QuoteRow.shape.state,
  version: z.int(),
  side: z.enum(quoteSides).describe('that wrote this version'),
  supplier: z.object({ id: Id, name: z.string(), stripe: z.int(), verified: z.boolean() }),
  basis: z.object({ incoterm: z.enum(incoterms), place: z.string() }).nullable(),
  leadDays: z.int().nullable(),
  ...DealChoices.shape,
  totalCents: Cents.nullable().describe('null: a line has no price'),
  answerBy: Day.describe('the last day on which it can be answered or accepted'),
  lines: z.array(DealLine),
  claimable: z.boolean().describe('the desk prepared it, and no company has it yet'),
  order: Tracking.nullable().describe('where the order stands that accepting it made'),
})
export type Deal = z.infer<typeof Deal>

/** A company's claim to the quote behind a link. */
const DealClaim = z.object({ quoteId: Id, state: z.enum(claimStates).describe('agreed: the company has it') })
const claims = {
  policy: ['customer'],
  rateLimit: { by: 'account', max: 60, seconds: 60 },
  path: '/deals/claim',
  input: z.object({ token: Token }),
} as const

const links = {
  policy: ['customer', 'supplier', 'admin'],
  rateLimit: { by: 'account', max: 60, seconds: 3600 },
  path: '/quotes/:id/link',
  input: OfQuote,
  errors: ['NOT_FOUND'],
  idempotency: 'natural',
} as const

/** One link for a quote's whole life, until one of its sides or the desk revokes it (decision 67). */
export const deals = {
  get: procedure({
    summary: 'A deal, for whoever has a link to it: goods, figures and where it stands',
    method: 'GET',
    path: '/deals',
    input: z.object({
      token: Token,
      language: LanguageCode.default(fallbackLanguage).describe('what the reader reads'),
    }),
    output: Deal,
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 60, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  getClaim: procedure({
    ...claims,
    summary: 'What became of my claim to the quote behind a link',
    method: 'GET',
    output: z.object({ claim: DealClaim.nullable().describe('null: none was made') }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  claim: procedure({
    ...claims,
    summary: 'Have the quote that the desk prepared: at once by the address it knows, else once it agreed',
    method: 'POST',
    output: DealClaim,
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    idempotency: 'natural',
    audit: 'deals.claim',
  }),
  link: procedure({
    ...links,
    summary: 'The link to a quote; makes it if there is none',
    method: 'PUT',
    output: z.object({
      url: z.string().nullable().describe('null: there is one that we can no longer show, because our key has changed'),
    }),
    audit: 'deals.link',
  }),
  revoke: procedure({
    ...links,
    summary: 'Make the link to a quote worthless; the next one is another',
    method: 'DELETE',
    output: Done,
    audit: 'deals.revoke',
  }),
}
