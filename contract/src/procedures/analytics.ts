import { z } from 'zod'
import { Day, Done, Id, LanguageCode, Picture } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { addDays, MOST_DAYS, MOST_STEPS, periodSteps, stepsOf } from '../values/periods.ts'
import { categories } from '../values/products.ts'

/** How many products, categories and cities a report names. */
export const MOST_NAMED = 10

export const AskReport = z
  .object({
    from: Day,
    to: Day,
    step: z.enum(periodSteps).describe('weeks begin on Monday; the first and the last step are always whole'),
    language: LanguageCode.default(fallbackLanguage).describe('of the names of products'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'invalid' })
  .refine(({ from, to }) => to <= addDays(from, MOST_DAYS), { path: ['from'], message: 'tooLong' })
  .refine((period) => stepsOf(period, period.step).length <= MOST_STEPS, { path: ['step'], message: 'tooLong' })
export type AskReport = z.output<typeof AskReport>

/** Orders placed and not cancelled, by the day of GMT+3 on which they were placed; not payments. */
const Sold = z.object({ orders: z.int(), revenueCents: z.int() })

/** Steps that were promised for a day and done in the period: by that day, or after it (D53). */
const Promises = z.object({ kept: z.int(), late: z.int() })
export type Promises = z.infer<typeof Promises>

const Figures = Sold.extend({
  averageCents: z.int().describe('revenue divided by orders, rounded; 0 when there are none'),
  customers: z.int().describe('who have ordered by the end of the period'),
  newCustomers: z.int().describe('whose first order lies in the period'),
  views: z.int().describe('looks at products, one for each product and visit'),
  carts: z.int().describe('times that a product was put into a cart'),
  promises: Promises.describe('of suppliers: answers to orders, and goods shipped by their ready date'),
})
export type Figures = z.infer<typeof Figures>

const Step = Sold.extend({
  from: Day,
  to: Day,
  before: Sold.describe('the same step of the period before'),
  running: z.boolean().describe('not over yet'),
})

export const Report = z.object({
  figures: Figures,
  before: Figures.extend({ from: Day, to: Day }).describe('the period of as many steps before'),
  steps: z.array(Step),
  products: z
    .array(Sold.extend({ id: Id, name: z.string(), language: LanguageCode, image: Picture.nullable() }))
    .max(MOST_NAMED)
    .describe('that sold best, among those that were the ten best of a month or, at both ends, of a day'),
  categories: z.array(Sold.extend({ category: z.enum(categories) })).max(MOST_NAMED),
  cities: z.array(Sold.extend({ city: z.string() })).max(MOST_NAMED),
})
export type Report = z.infer<typeof Report>

export const PlatformReport = Report.extend({
  desk: Promises.extend({ before: Promises }).describe(
    'of the desk: orders confirmed and completed, problems settled, payments checked, messages answered',
  ),
  users: z.object({ customer: z.int(), supplier: z.int(), admin: z.int() }),
  listedProducts: z.int().describe('counted every few minutes'),
  rating: z.number().nullable().describe('mean of all ratings; null: there are none'),
})
export type PlatformReport = z.infer<typeof PlatformReport>

/** From the first order on. */
export const SalesTotals = Sold.extend({
  customers: z.int(),
  since: Day.nullable().describe('first day of the month of the first order; null: there was none'),
})
export type SalesTotals = z.infer<typeof SalesTotals>

const reads = {
  method: 'GET',
  rateLimit: { by: 'account', max: 120, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
  errors: [],
} as const

/** Searches that found nothing. */
export const MissedSearch = z.object({
  words: z.string().describe('normalised, without what could be an e-mail address or a telephone number'),
  language: LanguageCode.describe('what the reader reads'),
  times: z.int(),
  lastDay: Day,
})
export type MissedSearch = z.infer<typeof MissedSearch>

/** How many of them are listed. */
export const MOST_MISSED = 50

/** Figures of sales, for a supplier and for admins, and what is counted beside them. */
export const analytics = {
  supplier: procedure({
    ...reads,
    policy: ['supplier'],
    summary: 'What my company sold in a period and in the one before: sums, steps, products, categories, cities',
    path: '/analytics/supplier',
    input: AskReport,
    output: Report,
  }),
  platform: procedure({
    ...reads,
    policy: ['admin'],
    summary: 'What all suppliers sold in a period and in the one before, and how many users and products there are',
    path: '/analytics/platform',
    input: AskReport,
    output: PlatformReport,
  }),
  totals: procedure({
    ...reads,
    policy: ['supplier', 'admin'],
    summary: 'What was sold so far: by my company, or for admins by all suppliers',
    path: '/analytics/totals',
    input: z.object({}),
    output: SalesTotals,
  }),
  view: procedure({
    policy: 'public',
    rateLimit: { by: 'device', max: 120, seconds: 60 },
    summary: 'Count a look at a product; nothing is kept of who looked',
    method: 'POST',
    path: '/views',
    input: z.object({ viewId: Id.describe('made by who looks: sent twice it is one look'), productId: Id }),
    output: Done,
    errors: [],
    idempotency: 'natural',
    audit: 'analytics.view',
  }),
  missed: procedure({
    ...reads,
    policy: ['admin'],
    summary: 'The searches that found nothing in the last 90 days, most frequent first',
    path: '/missed-searches',
    input: z.object({}),
    output: z.object({ items: z.array(MissedSearch).max(MOST_MISSED) }),
  }),
  recordMiss: procedure({
    policy: 'public',
    rateLimit: { by: 'device', max: 60, seconds: 3600 },
    summary: 'Count a search that found nothing; nothing is kept of who searched',
    method: 'POST',
    path: '/missed-searches',
    input: z.object({
      searchId: Id.describe('made by who searches: sent twice it is one search'),
      words: z.string().trim().min(1).max(100),
      language: LanguageCode,
    }),
    output: Done,
    errors: [],
    idempotency: 'natural',
    audit: 'analytics.record-miss',
  }),
}
