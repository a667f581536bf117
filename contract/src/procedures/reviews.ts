import { z } from 'zod'
import { Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { ProductName } from '../forms/product-fields.ts'
import { procedure } from '../procedure.ts'
import { MOST_MATCHING } from '../values/bulk-acts.ts'
import { categories } from '../values/products.ts'
import { reviewDecisions, reviewedFields } from '../values/reviews.ts'
import { isComplete } from '../values/translations.ts'
import { MOST_AT_ONCE } from './bulk-acts.ts'
import { Image } from './images.ts'
import { Product, ReviewedProduct } from './products.ts'

const Kind = z.enum(['product', 'revision']).describe('a product that waits to be listed, or an edit of one that is')

export const Review = z.object({
  id: Id.describe('of the product or of the revision'),
  kind: Kind,
  productId: Id,
  name: z.string(),
  language: LanguageCode,
  category: z.enum(categories).nullable(),
  image: Image.nullable(),
  supplier: z.object({ id: Id, name: z.string(), verified: z.boolean() }),
  since: Moment.describe('it waits since then'),
  version: Moment.describe('send it back with the decision'),
  priceCents: z.int(),
  imageCount: z.int(),
})
export type Review = z.infer<typeof Review>

export const ReviewDetails = z.object({
  id: Id,
  kind: Kind,
  since: Moment,
  version: Moment.describe('send it back with the decision'),
  product: Product.omit({ revision: true }).describe('as it is now; of a revision: what the public sees'),
  proposed: ReviewedProduct.nullable().describe('of a revision: as it shall be'),
  changed: z.array(z.enum(reviewedFields)).describe('in which of them the two differ'),
  needsEnglish: z.boolean().describe('nothing is listed without an English text'),
})
export type ReviewDetails = z.infer<typeof ReviewDetails>

const FullText = z.object({
  name: ProductName,
  description: z.string().trim().min(10).max(1000).refine(isComplete, 'invalid'),
})

export const DecideReview = z
  .object({
    id: Id,
    version: Moment.describe('of what was reviewed'),
    decision: z.enum(reviewDecisions),
    reason: z.string().trim().max(1000).default('').describe('for the supplier; needed unless it is accepted'),
    texts: z
      .partialRecord(LanguageCode, FullText)
      .default({})
      .describe("the company's own texts, in any language but the original"),
  })
  .check(({ value, issues }) => {
    if (value.decision !== 'accept' && value.reason === '')
      issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: ['reason'], input: value.reason })
  })
export type DecideReview = z.output<typeof DecideReview>

export const AcceptReviews = z.object({
  reviews: z
    .array(z.object({ id: Id, version: Moment.describe('of what was looked at') }))
    .min(1)
    .max(MOST_AT_ONCE),
  more: z.boolean().default(false).describe('further parts of this decision follow; suppliers are told with the last'),
  earlier: z
    .object({ since: Moment.describe('`at` of the first part'), ids: z.array(Id).max(MOST_MATCHING) })
    .optional()
    .describe('what the parts before accepted'),
})
export type AcceptReviews = z.output<typeof AcceptReviews>

const admins = { policy: ['admin'], rateLimit: { by: 'account', max: 300, seconds: 60 } } as const

/** What waits for the company's review. */
export const reviews = {
  list: procedure({
    ...admins,
    summary: 'Products and edits that wait for a review, the longest waiting first',
    method: 'GET',
    path: '/reviews',
    input: Page.extend({ kind: Kind.optional(), supplierId: Id.optional() }),
    output: pageOf(Review),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    ...admins,
    summary: 'What waits, the old version beside the new',
    method: 'GET',
    path: '/reviews/:id',
    input: z.object({ id: Id }),
    output: ReviewDetails,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  decide: procedure({
    ...admins,
    summary: "List or accept it, send it back, or reject it; the supplier's people are told",
    method: 'POST',
    path: '/reviews/:id/decision',
    input: DecideReview,
    output: z.object({ productId: Id, listed: z.boolean().describe('whether the public sees the product now') }),
    errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'CHANGED_MEANWHILE', 'ENGLISH_REQUIRED', 'ARTICLE_CODE_TAKEN'],
    idempotency: 'key',
    audit: 'reviews.decide',
  }),
  acceptMany: procedure({
    ...admins,
    summary: 'List or accept many that were looked at; each has its own answer, and what one refuses stops no other',
    method: 'POST',
    path: '/reviews/bulk',
    input: AcceptReviews,
    output: z.object({
      at: Moment.describe('when they were accepted'),
      items: z.array(
        z.object({
          id: Id,
          outcome: z.enum([
            'done',
            'NOT_FOUND',
            'ALREADY_DECIDED',
            'CHANGED_MEANWHILE',
            'ENGLISH_REQUIRED',
            'ARTICLE_CODE_TAKEN',
          ]),
        }),
      ),
    }),
    errors: [],
    idempotency: 'key',
    audit: 'reviews.accept-many',
  }),
}
