/** `ordered`: an offer was accepted, which makes the order in the same moment. The first three are open. */
export const quoteStates = [
  'requested',
  'offered',
  'countered',
  'ordered',
  'withdrawn',
  'declined',
  'expired',
  'closed',
] as const
export type QuoteState = (typeof quoteStates)[number]

/** Versions are the customer's or the supplier's, also those that an admin writes in the supplier's name. */
export const quoteSides = ['customer', 'supplier'] as const
export type QuoteSide = (typeof quoteSides)[number]

/** What a list can be narrowed to: the reader's turn, the other side's, and how quotes ended. */
export const quoteViews = ['waiting', 'theirs', 'ordered', 'ended'] as const
export type QuoteView = (typeof quoteViews)[number]

/** `fx.guard_quote` and `fx.put_quote_version` know the same numbers. */
export const quoteLimits = {
  lines: 100,
  /** from each side; the request is the customer's first */
  versions: 6,
  /** units of a line: an offer is not bound by the limit of orders (D42) */
  quantity: 1_000_000,
  /** until a request or counter-offer that nobody answers expires */
  answerDays: 30,
  /** for which an offer may hold at most */
  validDays: 180,
  leadDays: 365,
} as const

/** A company's wish to have a quote that the desk prepared for a contact. */
export const claimStates = ['asked', 'agreed', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]
