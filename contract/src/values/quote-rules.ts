import type { Part } from './breakdown.ts'
import { choiceNames, type DealChoices, usualChoices } from './deal-choices.ts'
import type { OfferBasis } from './offer.ts'
import { type QuoteSide, type QuoteState, type QuoteView, quoteLimits, quoteSides, quoteStates } from './quotes.ts'
import type { Role } from './roles.ts'
import { DAY, dayOf } from './working-days.ts'

/** The clock lets quotes expire, and the system closes those whose supplier or product is gone. */
export type QuoteActor = Role | 'clock' | 'system'

interface QuoteChange {
  by: readonly QuoteActor[]
  /** empty: it makes a quote */
  from: readonly QuoteState[]
  to: QuoteState
  /** the side that writes a version by it */
  side?: QuoteSide
}

const open = ['requested', 'offered', 'countered'] as const

/** Every change of a quote; what is not here is refused. `fx.guard_quote` has the same table. */
export const quoteChanges = {
  request: { by: ['customer', 'admin'], from: [], to: 'requested', side: 'customer' },
  offer: { by: ['supplier', 'admin'], from: ['requested', 'countered'], to: 'offered', side: 'supplier' },
  counter: { by: ['customer'], from: ['offered'], to: 'countered', side: 'customer' },
  accept: { by: ['customer'], from: ['offered'], to: 'ordered' },
  withdraw: { by: ['customer'], from: open, to: 'withdrawn' },
  decline: { by: ['supplier'], from: ['requested', 'countered'], to: 'declined' },
  expire: { by: ['clock'], from: open, to: 'expired' },
  close: { by: ['system'], from: open, to: 'closed' },
} as const satisfies Record<string, QuoteChange>
export type QuoteAction = keyof typeof quoteChanges

/** What somebody can do with a quote that is there. Screens offer exactly what `quoteActionsOf` returns. */
export const quoteActions = ['offer', 'counter', 'accept', 'withdraw', 'decline'] as const satisfies QuoteAction[]

export interface QuoteStanding {
  state: QuoteState
  /** how many each side has written */
  versions: Record<QuoteSide, number>
  /** the last day on which it can be answered or accepted */
  answerBy: string
}

export const isOpenQuote = (state: QuoteState): boolean => open.some((each) => each === state)

/** A quote holds to the end of its last day, 23:59:59 GMT+3. */
export const hasExpired = ({ answerBy }: Pick<QuoteStanding, 'answerBy'>, now: Date): boolean => dayOf(now) > answerBy

/** The last day for an answer to a version: of an offer its own, else so many days after it was written. */
export const lastDayOf = ({ validUntil, at }: { validUntil: string | null; at: Date }): string =>
  validUntil ?? dayOf(new Date(at.getTime() + quoteLimits.answerDays * DAY))

/** An offer holds today at least, and not for ever. */
export const isValidityDay = (day: string, now: Date): boolean =>
  day >= dayOf(now) && day <= dayOf(new Date(now.getTime() + quoteLimits.validDays * DAY))

/** The state as it is now: the clock may not have come by yet. */
export const stateNow = (quote: Pick<QuoteStanding, 'state' | 'answerBy'>, now: Date): QuoteState =>
  isOpenQuote(quote.state) && hasExpired(quote, now) ? 'expired' : quote.state

/** The state that prevents a change now; undefined: it is possible for those who have it. */
export function obstacleToQuote(
  action: Exclude<QuoteAction, 'request'>,
  quote: QuoteStanding,
  now: Date,
): QuoteState | 'versions' | undefined {
  const change: QuoteChange = quoteChanges[action]
  const state = action === 'expire' || action === 'close' ? quote.state : stateNow(quote, now)
  if (!change.from.includes(state)) return state
  if (action === 'expire' && !hasExpired(quote, now)) return state
  return change.side && quote.versions[change.side] >= quoteLimits.versions ? 'versions' : undefined
}

/** What this role can do now with a quote of its own. */
export const quoteActionsOf = (role: Role, quote: QuoteStanding, now: Date): (typeof quoteActions)[number][] =>
  quoteActions.filter((action) => {
    const { by }: QuoteChange = quoteChanges[action]
    return by.includes(role) && obstacleToQuote(action, quote, now) === undefined
  })

/** The side that brings a quote to this state, or in whose name it is done; null: nobody does. */
export function sideThatMakes(state: QuoteState): QuoteSide | null {
  const change: QuoteChange | undefined = Object.values(quoteChanges).find(({ to }) => to === state)
  return quoteSides.find((side) => change?.by.includes(side)) ?? null
}

/** Whose turn it is; null: nobody's. */
export function waitsForSide(state: QuoteState): QuoteSide | null {
  if (state === 'offered') return 'customer'
  return state === 'requested' || state === 'countered' ? 'supplier' : null
}

/** The states of a view; the desk's turn is that of suppliers, in whose name it offers. */
export function statesInView(view: QuoteView, role: Role): QuoteState[] {
  const mine: QuoteSide = role === 'customer' ? 'customer' : 'supplier'
  return quoteStates.filter((state) => {
    if (!isOpenQuote(state)) return view === (state === 'ordered' ? 'ordered' : 'ended')
    return view === (waitsForSide(state) === mine ? 'waiting' : 'theirs')
  })
}

/** What a version says of the whole quote; null: it says nothing of it. */
export interface QuoteTerms extends DealChoices {
  validUntil: string | null
  leadDays: number | null
  basis: OfferBasis | null
  depositPercent: number | null
  wantedOn: string | null
  port: string | null
}

/** A version that says nothing. */
export const unsaidTerms: QuoteTerms = {
  validUntil: null,
  leadDays: null,
  basis: null,
  depositPercent: null,
  wantedOn: null,
  port: null,
  ...usualChoices,
}

export interface QuoteLineTerms {
  productId: string
  quantity: number
  breakdown: readonly Part[] | null
  /** of one unit: wanted by the customer, or offered */
  priceCents: number | null
  struckOut: boolean
  madeToOrder: boolean
}

export const quoteTerms = [
  'validUntil',
  'leadDays',
  'basis',
  'depositPercent',
  'wantedOn',
  'port',
  ...choiceNames,
] as const
export type QuoteTerm = (typeof quoteTerms)[number]
export const quoteLineTerms = [
  'productId',
  'quantity',
  'breakdown',
  'priceCents',
  'struckOut',
  'madeToOrder',
] as const satisfies (keyof QuoteLineTerms)[]
export type QuoteLineTerm = (typeof quoteLineTerms)[number]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a version changed of the one before. Counter-offers hold for no day, so they change none. */
export const changedTerms = (before: QuoteTerms, after: QuoteTerms): QuoteTerm[] =>
  quoteTerms.filter((term) => !(term === 'validUntil' && after.validUntil === null) && !same(before[term], after[term]))

/** What changed in a line; its place among the lines is always the same. */
export const changedInLine = (before: QuoteLineTerms, after: QuoteLineTerms): QuoteLineTerm[] =>
  quoteLineTerms.filter((term) => !same(before[term], after[term]))
