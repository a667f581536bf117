import { z } from 'zod'
import { Day, Done, Email, Id, LanguageCode, Moment } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage, type Language, languages } from '../values/languages.ts'
import { MAX_PAYMENT_CENTS } from '../values/payments.ts'
import { paymentKinds } from '../values/trade.ts'

/** A percentage in hundredths: 250 is 2.5 %. */
export const Hundredths = z.int().min(0).max(10_000)

export const Container = z.object({
  cm3: z.int().min(1_000_000).max(1_000_000_000).describe('usable'),
  grams: z.int().min(1_000_000).max(1_000_000_000).describe('that it may carry'),
})

export const inOrder = z.check<{ validFrom?: string | undefined; validTo?: string | undefined }>(
  ({ value: { validFrom, validTo }, issues }) => {
    if (validFrom && validTo && validTo < validFrom)
      issues.push({ code: 'custom', path: ['validTo'], input: validTo, continue: true })
  },
)

/** Days are in GMT+3, the time zone of both countries. */
export const WayToPay = z.object({
  id: Id.optional().describe('of one that is there; none: a new one'),
  kind: z.enum(paymentKinds),
  title: z.string().trim().min(2).max(100),
  details: z.array(z.string().trim().min(1).max(200)).min(1).max(12).describe('line by line: account, bank, number'),
  validFrom: Day.optional().describe('first day; none: since ever'),
  validTo: Day.optional().describe('last day; none: until further notice'),
})
export type WayToPay = z.output<typeof WayToPay>

export const PortFields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}[A-Z2-9]{3}$/)
    .describe('UN/LOCODE'),
  name: z.string().trim().min(2).max(60),
  country: z.string().trim().min(2).max(60),
  cities: z.array(z.string().trim().min(2).max(60)).max(60).describe('that are reached through it'),
})
export type PortFields = z.output<typeof PortFields>

/** Readers of one language must not be promised more than others. */
const everywhereOrNowhere = z.check<Record<Language, string>>(({ value, issues }) => {
  const empty = languages.filter((language) => value[language] === '')
  if (empty.length === languages.length) return
  for (const language of empty) issues.push({ code: 'custom', path: [language], input: '', continue: true })
})
const InEachLanguage = z.record(LanguageCode, z.string().trim().max(600)).check(everywhereOrNowhere)

/** Each text is there in every language, or empty in all. */
export const MoneyTerms = z.object({
  deposit: InEachLanguage.describe('who holds the deposit'),
  refunds: InEachLanguage.describe('what is refunded, and when'),
})

const different = (codes: string[]) => new Set(codes).size === codes.length

export const SaveTradeSettings = z.object({
  version: Moment.describe('of what was read'),
  feeHundredths: Hundredths.describe(
    "the company's fee, where a supplier has none of its own: per cent of an order in hundredths",
  ),
  depositPercent: z.int().min(0).max(100).describe('of an order, due in advance'),
  depositDays: z.int().min(0).max(60).describe("working days after the supplier's 'can deliver' in which it is due"),
  moneyTerms: MoneyTerms.describe('in words of the company; what is empty is said nowhere'),
  inbox: Email.describe('where the company reads orders and inquiries'),
  container20: Container,
  container40: Container,
  waysToPay: z.array(WayToPay.check(inOrder)).max(20).describe('in order'),
  refundLimitCents: z
    .int()
    .min(0)
    .max(MAX_PAYMENT_CENTS)
    .describe('what one admin may refund of an order within a day; more waits for a second admin'),
  ports: z
    .array(PortFields)
    .min(1)
    .max(40)
    .refine((ports) => different(ports.map(({ code }) => code)))
    .describe('in order; one that is left out is offered no more'),
})
export type SaveTradeSettings = z.output<typeof SaveTradeSettings>

export const WaysToPay = z.array(WayToPay.extend({ id: Id }))
export type WaysToPay = z.infer<typeof WaysToPay>

/** Ways to pay, and a higher limit of refunds, that an admin entered and that are not in effect yet. */
export const WaysChange = z.object({
  id: Id,
  to: WaysToPay,
  refundLimitCents: SaveTradeSettings.shape.refundLimitCents.nullable().describe('null: it stays'),
  proposedBy: z.string(),
  proposedAt: Moment,
  dueAt: Moment.nullable().describe('when they take effect by themselves; null: another admin has to agree'),
  mayAgree: z.boolean().describe('the reader, being another admin'),
})
export type WaysChange = z.infer<typeof WaysChange>

export const TradeSettings = SaveTradeSettings.extend({
  waysToPay: WaysToPay.describe('that customers see'),
  waysChange: WaysChange.nullable(),
  ports: z.array(PortFields),
})
export type TradeSettings = z.infer<typeof TradeSettings>

const OfChange = z.object({ id: Id.describe('of the change') })

const admins = { policy: ['admin'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** The terms of trade: deposit, fee, ways to pay, ports. */
export const tradeSettings = {
  get: procedure({
    ...admins,
    summary: 'Fee, deposit, containers, ways to pay and ports',
    method: 'GET',
    path: '/trade-settings',
    input: z.object({}),
    output: TradeSettings,
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    ...admins,
    summary:
      'Change them; orders that were placed keep theirs, and all admins are told. Other ways to pay and a higher ' +
      'limit of refunds wait for a second admin, or a day where there is none; sending what is in effect takes back ' +
      'what waits',
    method: 'PUT',
    path: '/trade-settings',
    input: SaveTradeSettings,
    output: TradeSettings.pick({ version: true }).extend({
      waits: z.boolean().describe('whether something of it waits now'),
    }),
    errors: ['CHANGED_MEANWHILE', 'NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    idempotency: 'key',
    audit: 'trade-settings.save',
  }),
  agreeToWays: procedure({
    ...admins,
    summary:
      'Agree to ways to pay and a limit of refunds that another admin entered: they are in effect from now on; all ' +
      'admins are told',
    method: 'POST',
    path: '/ways-to-pay/:id/agreement',
    input: OfChange,
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'REAUTHENTICATION_REQUIRED'],
    reauth: true,
    idempotency: 'key',
    audit: 'trade-settings.agree-to-ways',
  }),
  withdrawWays: procedure({
    ...admins,
    summary: 'Take back ways to pay and a limit of refunds that wait, whoever entered them; all admins are told',
    method: 'POST',
    path: '/ways-to-pay/:id/withdrawal',
    input: OfChange,
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
    idempotency: 'key',
    audit: 'trade-settings.withdraw-ways',
  }),
  ports: procedure({
    summary:
      'What a buyer needs to know before ordering: ports of destination with the cities that they serve, ' +
      'the share due in advance, who holds it and what is refunded, and where to write for more',
    method: 'GET',
    path: '/ports',
    input: z.object({
      language: LanguageCode.default(fallbackLanguage).describe('of what the company says, and of names of ports'),
    }),
    output: z.object({
      ports: z.array(PortFields),
      depositPercent: z.int(),
      moneyTerms: z
        .object({ deposit: z.string(), refunds: z.string() })
        .describe('who holds the deposit, what is refunded when; empty: not said'),
      email: z.string(),
    }),
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
