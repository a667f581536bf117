import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import { MAX_RATING_WORDS, ratingParts } from '../values/ratings.ts'
import { TypedText } from './contact-messages.ts'
import { Stars, TypedStars } from './feedback.ts'

/** What the form of a rating sends. */
export const RatingForm = z.object({
  stars: TypedStars,
  words: TypedText.trim().max(MAX_RATING_WORDS).default('').describe('empty: none'),
})
const OfOrder = z.object({ id: Id.describe('of the order') })
const Language = LanguageCode.default('en').describe('in which the page was read')

export const RateSupplier = OfOrder.extend({ ...RatingForm.shape, language: Language })
export type RateSupplier = z.output<typeof RateSupplier>

export const AnswerRating = OfOrder.extend({
  text: TypedText.trim().min(1).max(MAX_RATING_WORDS),
  language: Language,
})
export type AnswerRating = z.output<typeof AnswerRating>

const OfPart = OfOrder.extend({ part: z.enum(ratingParts) })
export type ShowRating = z.output<typeof OfPart>
export const HideRating = OfPart.extend({ reason: TypedText.trim().min(1).max(500) })
export type HideRating = z.output<typeof HideRating>

/** A rating as everybody reads it. */
export const ShownRating = z.object({
  id: Id,
  stars: Stars,
  words: z.string().nullable(),
  language: LanguageCode.describe('of the words'),
  city: z.string().describe('of the customer; nothing else is said of who wrote it'),
  at: Moment,
  answer: z.object({ text: z.string(), language: LanguageCode }).nullable().describe("the supplier's"),
})
export type ShownRating = z.infer<typeof ShownRating>

const changes = { rateLimit: { by: 'account', max: 60, seconds: 60 }, idempotency: 'key' } as const

/** What customers say of suppliers, once for each order whose goods have arrived. */
export const ratings = {
  list: procedure({
    summary: 'Ratings of a supplier, newest first',
    method: 'GET',
    path: '/suppliers/:supplierId/ratings',
    input: Page.extend({ supplierId: Id }),
    output: pageOf(ShownRating),
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  rate: procedure({
    ...changes,
    policy: ['customer'],
    summary: 'Rate the supplier of an order whose goods have arrived, or change that within 30 days',
    method: 'PUT',
    path: '/orders/:id/rating',
    input: RateSupplier,
    output: Done,
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'ratings.rate',
  }),
  answer: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Answer the rating of an order, or change the answer',
    method: 'PUT',
    path: '/orders/:id/rating/answer',
    input: AnswerRating,
    output: Done,
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'ratings.answer',
  }),
  hide: procedure({
    ...admins,
    summary: 'Hide words of a rating or its answer, with a reason that both sides read; the stars stay counted',
    method: 'POST',
    path: '/orders/:id/rating/hidden',
    input: HideRating,
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    idempotency: 'key',
    audit: 'ratings.hide',
  }),
  show: procedure({
    ...admins,
    summary: 'Show again what was hidden',
    method: 'DELETE',
    path: '/orders/:id/rating/hidden',
    input: OfPart,
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    idempotency: 'key',
    audit: 'ratings.show',
  }),
}
