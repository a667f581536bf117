import type { AcceptReviews } from '@ticarum/contract/procedures/reviews'
import type { Context } from '../../door/context.ts'
import { eachInSavepoint } from '../../platform/each-in-savepoint.ts'
import { decideReview } from './decide-review.ts'

/** Errors of one that do not stop the others. */
const outcomes = [
  'NOT_FOUND',
  'ALREADY_DECIDED',
  'CHANGED_MEANWHILE',
  'ENGLISH_REQUIRED',
  'ARTICLE_CODE_TAKEN',
] as const

/** Accepts what was looked at: each in the version that was seen. */
export async function acceptManyReviews(ctx: Context, { reviews }: AcceptReviews) {
  const sorted = reviews.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    items: await eachInSavepoint(ctx, sorted, outcomes, ({ id, version }) =>
      decideReview(ctx, { id, version, decision: 'accept', reason: '', texts: {} }),
    ),
  }
}
