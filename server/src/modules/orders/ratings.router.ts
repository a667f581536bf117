import type { ratings } from '@ticarum/contract/procedures/ratings'
import type { Router } from '../../door/door.ts'
import { answerRating } from './answer-rating.ts'
import { hideRating, showRating } from './hide-rating.ts'
import { rateSupplier } from './rate-supplier.ts'
import { listRatings } from './ratings.queries.ts'

export const ratingsRouter: Router<typeof ratings> = {
  list: listRatings,
  rate: rateSupplier,
  answer: answerRating,
  hide: hideRating,
  show: showRating,
}
