import { z } from 'zod'
import { Day, Done, Email, FullName, Id, LanguageCode, Moment, Page, Picture, pageOf } from '../fields.ts'
import { DealChoices, KeptChoices, SaidChoices } from '../forms/deal-choices.ts'
import { Breakdown, Delivery, Phone, Quantity } from '../forms/order-fields.ts'
import { LineDetails, ShownLineDetails } from '../forms/product-details.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { MOST_WAITING } from '../values/orders.ts'
import { incoterms, sellingUnits } from '../values/products.ts'
import { quoteActs } from '../values/quote-act.ts'
import { quoteActions, quoteLineTerms, quoteTerms } from '../values/quote-rules.ts'
import { claimStates, quoteLimits, quoteSides, quoteStates, quoteViews } from '../values/quotes.ts'
import { Cents, PlacedOrder } from './order-shapes.ts'

const Language = LanguageCode.default(fallbackLanguage).describe('what the reader reads')
const OfOne = z.object({ id: Id })
const StateName = z.enum(quoteStates)
const VersionNumber = z
  .int()
  .min(1)
  .max(2 * quoteLimits.versions)
const Basis = z.object({ incoterm: z.enum(incoterms), place: z.string().trim().min(2).max(60) })
const LeadDays = z.int().min(0).max(quoteLimits.leadDays).describe('until the goods are ready, after the order')
const DepositPercent = z.int().min(0).max(100)
const Port = z.string().trim().max(5).describe('code of the port of destination; empty: not said')
const Price = z.int().min(1).max(100_000_000_000).describe('US cents for one unit')

const Words = {
  notes: z.string().trim().max(1000).default(''),
  notesLanguage: LanguageCode.default(fallbackLanguage).describe('in which the notes are written'),
}

const WantedLine = z.object({
  productId: Id,
  quantity: Quantity.describe('units; neither minimum nor the limit of orders binds it'),
  breakdown: Breakdown.nullable().default(null).describe('null: assorted'),
  priceCents: Price.nullable().default(null).describe('the price that is wanted; null: none'),
})

export const RequestQuote = z.object({
  lines: z.array(WantedLine).min(1).max(quoteLimits.lines).describe('of one supplier, each product once'),
  wantedOn: Day.nullable().default(null).describe('by when the goods are wanted'),
  port: Port.default(''),
  ...KeptChoices.shape,
  ...Words,
})
export type RequestQuote = z.output<typeof RequestQuote>

/** Somebody who has no company here yet. */
export const QuoteContact = z.object({
  company: z.string().trim().min(2).max(100),
  city: z.string().trim().max(100).default(''),
  name: FullName,
  email: Email.nullable().default(null).describe('a confirmed customer with it has the quote at once'),
  phone: Phone.nullable().default(null).describe('or WhatsApp; one of both is required'),
  language: LanguageCode.default(fallbackLanguage).describe('that they read'),
})

export const PrepareQuote = RequestQuote.extend({
  customerId: Id.nullable().default(null).describe('the company that it is for; null: a contact'),
  contact: QuoteContact.nullable().default(null),
})
export type PrepareQuote = z.output<typeof PrepareQuote>

const AnsweredLine = WantedLine.extend({
  struckOut: z.boolean().default(false).describe('it is not part of the deal'),
})
const Answer = OfOne.extend({ version: VersionNumber.describe('that is answered: the last one') })

export const OfferQuote = Answer.extend({
  lines: z
    .array(
      AnsweredLine.extend({
        priceCents: Price.nullable().describe('null: only of a line that is struck out'),
        madeToOrder: z.boolean().optional().describe('taken from no stock; without it as it was'),
      }),
    )
    .min(1)
    .max(quoteLimits.lines)
    .describe('all lines in their order; another product replaces the one that was wanted'),
  validUntil: Day.describe('the last day on which it can be accepted, in GMT+3'),
  leadDays: LeadDays,
  basis: Basis.describe('what all prices include, and up to where'),
  depositPercent: DepositPercent.nullable().default(null).describe("null: the company's usual share"),
  ...SaidChoices.shape,
  ...Words,
})
export type OfferQuote = z.output<typeof OfferQuote>

/** Terms that are not given stay as they were. */
export const CounterQuote = Answer.extend({
  lines: z.array(AnsweredLine).min(1).max(quoteLimits.lines).describe('all lines in their order, the same products'),
  leadDays: LeadDays.optional(),
  basis: Basis.optional(),
  depositPercent: DepositPercent.optional(),
  wantedOn: Day.nullable().optional(),
  port: Port.optional(),
  ...SaidChoices.shape,
  ...Words,
})
export type CounterQuote = z.output<typeof CounterQuote>

export const AcceptQuote = Delivery.extend({
  id: Id,
  version: VersionNumber.describe('that is accepted: the last one'),
  language: Language,
})
export type AcceptQuote = z.output<typeof AcceptQuote>

export const FindQuotes = Page.extend({
  state: StateName.optional(),
  view: z.enum(quoteViews).optional().describe("waiting: my side's turn; theirs: the other side's"),
  language: Language,
})
export type FindQuotes = z.output<typeof FindQuotes>

export const QuoteLine = z.object({
  productId: Id,
  replaces: Id.nullable().describe('the product in whose place it was offered'),
  name: z.string(),
  language: LanguageCode.describe('of the name'),
  articleCode: z.string().nullable(),
  unit: z.enum(sellingUnits),
  piecesPerUnit: z.int(),
  quantity: z.int(),
  breakdown: Breakdown.nullable(),
  priceCents: Cents.nullable().describe('of one unit: wanted by the customer, or offered'),
  totalCents: Cents.nullable(),
  struckOut: z.boolean(),
  madeToOrder: z.boolean(),
  details: LineDetails,
  shown: ShownLineDetails.describe('the same in the language that was asked for, as far as it is known'),
  image: Picture.nullable(),
  changed: z.array(z.enum(quoteLineTerms)).describe('since the version before'),
})
export type QuoteLine = z.infer<typeof QuoteLine>

const By = z.object({
  role: z.enum(['customer', 'supplier', 'admin']),
  name: z.string().nullable().describe('null: people go by name in their own company only'),
})

const VersionHead = z.object({
  number: z.int(),
  side: z.enum(quoteSides),
  by: By,
  at: Moment,
  totalCents: Cents.nullable().describe('null: a line has no price'),
})

const QuoteVersion = VersionHead.extend({
  validUntil: Day.nullable(),
  leadDays: z.int().nullable(),
  basis: z.object({ incoterm: z.enum(incoterms), place: z.string() }).nullable(),
  depositPercent: z.int().nullable(),
  wantedOn: Day.nullable(),
  port: z.string().nullable(),
  ...DealChoices.shape,
  notes: z.string(),
  notesLanguage: LanguageCode.nullable(),
  changed: z.array(z.enum(quoteTerms)).describe('since the version before'),
  lines: z.array(QuoteLine),
})
export type QuoteVersion = z.infer<typeof QuoteVersion>

export const QuoteRow = z.object({
  id: Id,
  number: z.string().describe("as in 'QT-10234'"),
  requestedAt: Moment,
  state: StateName,
  customer: z.object({ id: Id, company: z.string(), city: z.string() }).describe('as they were called then'),
  supplier: z.object({ id: Id, name: z.string() }),
  first: QuoteLine.pick({ productId: true, name: true, language: true, quantity: true, unit: true, image: true }),
  furtherLines: z.int(),
  version: z.int().describe('the last one'),
  totalCents: Cents.nullable().describe('of the last version; null: a line has no price'),
  answerBy: Day.describe('the last day on which it can be answered or accepted'),
  waitsFor: z.enum(quoteSides).nullable(),
  claimAsked: z.boolean().describe('for admins: a company asks to have what was prepared for a contact'),
  may: z.array(z.enum(quoteActions)).describe('what the reader can do with it now'),
  act: z.enum(quoteActs).nullable().describe('the one thing that it asks of the reader; one of `may`'),
})
export type QuoteRow = z.infer<typeof QuoteRow>

const Claim = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  city: z.string(),
  state: z.enum(claimStates),
  at: Moment,
  decidedBy: z.string().nullable().describe('null: nobody had to'),
})
export type Claim = z.infer<typeof Claim>

export const Quote = QuoteRow.omit({ first: true, furtherLines: true }).extend({
  customer: QuoteRow.shape.customer.extend({
    completedOrders: z.int().describe('with whichever supplier, counted up to 1000'),
  }),
  contact: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      language: LanguageCode,
      claimed: z.boolean().describe('a company has it'),
      claims: z.array(Claim).describe('newest first'),
    })
    .nullable()
    .describe('for whom the desk prepared it; null: for a company, or the reader is no admin'),
  reason: z.string().nullable().describe('why it was declined'),
  order: z.object({ id: Id, number: z.string() }).nullable().describe('that accepting it made'),
  shared: z.boolean().describe('there is a link that shows it to whoever has it'),
  shown: QuoteVersion.describe('the version that was asked for, else the last one'),
  versions: z.array(VersionHead).describe('oldest first'),
  events: z.array(z.object({ state: StateName, at: Moment, by: By.nullable().describe('null: nobody did it') })),
})
export type Quote = z.infer<typeof Quote>

/** A change of a quote, as its thread shows it. */
export const OfferCard = z.object({
  id: Id,
  quoteId: Id,
  state: StateName.describe('that the quote came to'),
  version: z.int().describe('the last one then'),
  at: Moment,
  mine: z.boolean().describe('of my side'),
  company: z.string().describe('in whose name; empty: nobody did it'),
  by: By.nullable(),
  totalCents: Cents.nullable().describe('of that version; null: a line has no price'),
  before: z
    .object({
      totalCents: Cents.nullable(),
      changed: z.array(z.enum([...quoteTerms, ...quoteLineTerms])).describe('since then, in terms and lines'),
    })
    .nullable()
    .describe('the version before, if it brought a new one'),
  answerBy: Day.nullable().describe('the last day for an answer to the version; null: it brought none'),
  choices: DealChoices.nullable().describe('of the version; null: it brought none'),
  reason: z.string().nullable().describe('why it was declined'),
  order: Quote.shape.order,
})
export type OfferCard = z.infer<typeof OfferCard>

const reads = {
  policy: ['customer', 'supplier', 'admin'],
  rateLimit: { by: 'account', max: 600, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const changes = {
  rateLimit: { by: 'account', max: 60, seconds: 60 },
  idempotency: 'key',
} as const

/** What customers ask suppliers for, what is offered and countered; an accepted offer is an order (decision 63). */
export const quotes = {
  request: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Ask the supplier of these products for a price',
    method: 'POST',
    path: '/quotes',
    input: RequestQuote,
    output: z.object({ id: Id, number: z.string() }),
    confirmed: true,
    errors: ['NOT_FOUND', 'BREAKDOWN_DIFFERS', 'EMAIL_NOT_CONFIRMED'],
    audit: 'quotes.request',
  }),
  prepare: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Ask for a price in the name of a customer, or of somebody who is not registered yet',
    method: 'POST',
    path: '/prepared-quotes',
    input: PrepareQuote,
    output: z.object({ id: Id, number: z.string(), claimed: z.boolean().describe('a company has it already') }),
    confirmed: true,
    errors: ['NOT_FOUND', 'BREAKDOWN_DIFFERS', 'EMAIL_NOT_CONFIRMED'],
    audit: 'quotes.prepare',
  }),
  list: procedure({
    ...reads,
    summary: "Quotes, newest first: my company's, or for admins everybody's",
    method: 'GET',
    path: '/quotes',
    input: FindQuotes,
    output: pageOf(QuoteRow),
    errors: [],
  }),
  waiting: procedure({
    ...reads,
    summary: 'How many quotes wait for my side',
    method: 'GET',
    path: '/waiting-quotes',
    input: z.object({}),
    output: z.object({ count: z.int().describe(`counted up to ${MOST_WAITING}`), more: z.boolean() }),
    errors: [],
  }),
  get: procedure({
    ...reads,
    summary: 'One quote with a version, what changed in it since the one before, and what happened',
    method: 'GET',
    path: '/quotes/:id',
    input: OfOne.extend({
      version: z.coerce
        .number()
        .int()
        .min(1)
        .max(2 * quoteLimits.versions)
        .optional(),
      language: Language,
    }),
    output: Quote,
    errors: ['NOT_FOUND'],
  }),
  offer: procedure({
    ...changes,
    policy: ['supplier', 'admin'],
    summary: 'Offer a price for each line, or strike it out',
    method: 'POST',
    path: '/quotes/:id/offers',
    input: OfferQuote,
    output: z.object({ version: z.int() }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE', 'BREAKDOWN_DIFFERS', 'EMAIL_NOT_CONFIRMED'],
    audit: 'quotes.offer',
  }),
  counter: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Answer an offer with another one',
    method: 'POST',
    path: '/quotes/:id/counter-offers',
    input: CounterQuote,
    output: z.object({ version: z.int() }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE', 'BREAKDOWN_DIFFERS', 'EMAIL_NOT_CONFIRMED'],
    audit: 'quotes.counter',
  }),
  accept: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Order exactly what the last offer says',
    method: 'POST',
    path: '/quotes/:id/order',
    input: AcceptQuote,
    output: PlacedOrder,
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE', 'OUT_OF_STOCK', 'ORDERS_UNPAID', 'EMAIL_NOT_CONFIRMED'],
    audit: 'quotes.accept',
  }),
  withdraw: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Take a request back',
    method: 'POST',
    path: '/quotes/:id/withdrawal',
    input: OfOne,
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'quotes.withdraw',
  }),
  decline: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Say that there will be no offer, and why',
    method: 'POST',
    path: '/quotes/:id/refusal',
    input: OfOne.extend({ reason: z.string().trim().min(1).max(500) }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'quotes.decline',
  }),
  decideClaim: procedure({
    ...changes,
    policy: ['admin'],
    summary: 'Let a company have a quote that it claims, or not',
    method: 'POST',
    path: '/quote-claims/:id/decision',
    input: z.object({ id: Id.describe('of the claim'), agreed: z.boolean() }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'quotes.decide-claim',
  }),
}
