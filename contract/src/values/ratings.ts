export const MAX_RATING_WORDS = 1000

/** So long its author may change a rating; `fx.guard_rating` holds it too. */
export const RATING_DAYS = 30

/** A mean of fewer says little of a supplier, and much of the one who gave it. */
export const MIN_RATINGS = 3

/** How many of the newest ratings a profile shows at a time. */
export const RATINGS_OF_PROFILE = 10

/** Of an order. closed: rated so long ago that the rating stays as it is. */
export const ratingStates = ['none', 'open', 'closed'] as const
export type RatingState = (typeof ratingStates)[number]

/** What the desk may hide of a rating; its stars always count. */
export const ratingParts = ['words', 'answer'] as const
export type RatingPart = (typeof ratingParts)[number]

/** The figure that pages show; undefined while there are too few ratings for one. */
export const ratingOf = ({ count, sum }: { count: number; sum: number }) =>
  count < MIN_RATINGS ? undefined : { mean: Math.round((sum * 10) / count) / 10, count }
