import type { reviews } from '@ticarum/contract/procedures/reviews'
import type { Router } from '../../door/door.ts'
import { acceptManyReviews } from './accept-many-reviews.ts'
import { decideReview } from './decide-review.ts'
import { listReviews, oneReview } from './reviews.queries.ts'

export const reviewsRouter: Router<typeof reviews> = {
  list: listReviews,
  get: oneReview,
  decide: decideReview,
  acceptMany: acceptManyReviews,
}
