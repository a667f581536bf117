import { z } from 'zod'
import { Id, LanguageCode, Moment, Page, Picture, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { categories, sellingUnits } from '../values/products.ts'
import { wishChanges } from '../values/trade.ts'
import { ListingCard, ProductIds } from './listings.ts'

const Language = LanguageCode.default(fallbackLanguage).describe('what the reader reads')

/** A product as it was when somebody wished for it, and what changed since. */
export const Wish = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  description: z.string(),
  language: LanguageCode.describe('of name and description'),
  priceCents: z.int().min(0).describe('of one unit'),
  unit: z.enum(sellingUnits),
  image: Picture.nullable(),
  category: z.enum(categories),
  wishedAt: Moment,
  tellWhenBack: z.boolean().describe('I am told once it can be ordered again'),
  now: ListingCard.nullable().describe('as it is listed now; null: no longer'),
  changes: z.array(z.enum(wishChanges)),
})
export type Wish = z.infer<typeof Wish>

export const MakeWish = z.object({
  productId: Id,
  wishedAt: Moment.optional().describe(
    'undoes a removal: of the wish that was just taken off, which comes back as it was',
  ),
  tellWhenBack: z.boolean().optional().describe('tell me, once, when it can be ordered again'),
  language: Language,
})
export type MakeWish = z.output<typeof MakeWish>

const reads = {
  policy: ['customer'],
  rateLimit: { by: 'account', max: 600, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const changes = { policy: ['customer'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** A person's own wishlist; colleagues do not see it. */
export const wishlist = {
  list: procedure({
    ...reads,
    summary: 'What I wished for, newest first, and what changed since',
    method: 'GET',
    path: '/wishlist',
    input: Page.extend({ language: Language }),
    output: pageOf(Wish),
    errors: [],
  }),
  ids: procedure({
    ...reads,
    summary: 'Which of these products I wished for',
    method: 'GET',
    path: '/wishlist/products',
    input: z.object({ productIds: ProductIds }),
    output: z.object({ productIds: z.array(Id) }),
    errors: [],
  }),
  add: procedure({
    ...changes,
    summary: 'Wish for a listed product, as it is now; one that is on the list stays as it was',
    method: 'POST',
    path: '/wishlist',
    input: MakeWish,
    output: z.object({ id: Id, wishedAt: Moment }),
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'wishlist.add',
  }),
  remove: procedure({
    ...changes,
    summary: 'Take a product off my list',
    method: 'DELETE',
    path: '/wishlist/:productId',
    input: z.object({ productId: Id }),
    output: z.object({ wishedAt: Moment.nullable().describe('to undo it; null: it was not on the list') }),
    errors: [],
    idempotency: 'natural',
    audit: 'wishlist.remove',
  }),
}
