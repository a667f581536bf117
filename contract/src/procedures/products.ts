import { z } from 'zod'
import { PriceDifference } from '../errors.ts'
import { Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { ProductDetails } from '../forms/product-details.ts'
import {
  CompleteEdit,
  CompleteProduct,
  completeFor,
  fallingTiers,
  Origin,
  Price,
  PriceBasis,
  PriceTiers,
  ProductFields,
  ShownPrices,
  Stock,
} from '../forms/product-fields.ts'
import { procedure } from '../procedure.ts'
import { MOST_MATCHING } from '../values/bulk-acts.ts'
import { countryOf } from '../values/countries.ts'
import { productActions } from '../values/product-rules.ts'
import { categories, productStatuses, revisionStates, sellingUnits } from '../values/products.ts'
import { productWaitingKinds, reviewedFields } from '../values/reviews.ts'
import { ActId, MOST_AT_ONCE } from './bulk-acts.ts'
import { Image } from './images.ts'

/** The fields that an admin reviews, as they are or as a revision proposes them. */
export const ReviewedProduct = z.object({
  language: LanguageCode.describe('in which name and description are written'),
  name: z.string(),
  description: z.string(),
  translations: z.partialRecord(
    LanguageCode,
    z.object({
      name: z.string(),
      description: z.string(),
      byCompany: z.boolean().describe('written in review, not by the supplier'),
    }),
  ),
  category: z.enum(categories).nullable().describe('only a draft has none'),
  country: z.string().describe('two letters, or empty'),
  city: z.string(),
  origin: z.string(),
  unit: z.enum(sellingUnits),
  piecesPerUnit: z.int(),
  basis: PriceBasis.nullable().describe("null: the company's default"),
  customsCode: z.string().nullable(),
  details: ProductDetails,
  articleCode: z.string().nullable(),
  images: z.array(Image).describe('in order, the main one first'),
})
export type ReviewedProduct = z.infer<typeof ReviewedProduct>

const Cents = z.int().min(0)
const Status = z.enum(productStatuses)
const Version = Moment.describe('changes with every edit; send back what was read')

/** A product as its supplier and admins see it. */
export const Product = ReviewedProduct.extend({
  id: Id,
  supplier: z.object({ id: Id, name: z.string(), verified: z.boolean() }),
  status: Status,
  reason: z.string().nullable().describe('why it was sent back or rejected'),
  version: Version,
  may: z.array(z.enum(productActions)).describe('what the reader can do with it now'),
  priceCents: Cents,
  priceConfirmedAt: Moment,
  tiers: z.array(z.object({ from: z.int(), priceCents: Cents })),
  minimum: z.int(),
  stock: z.int(),
  madeToOrder: z.boolean(),
  leadDays: z.int().nullable(),
  createdAt: Moment,
  submittedAt: Moment.nullable(),
  listedAt: Moment.nullable(),
  revision: z
    .object({
      id: Id,
      state: z.enum(revisionStates),
      reason: z.string().nullable(),
      since: Moment,
      waits: z.array(z.enum(reviewedFields)),
      proposed: ReviewedProduct,
    })
    .nullable()
    .describe('what waits for review, or was sent back, while the public sees the version above'),
})
export type Product = z.infer<typeof Product>

/** One row of a supplier's product list. */
export const ProductRow = Product.pick({
  id: true,
  name: true,
  language: true,
  category: true,
  status: true,
  reason: true,
  version: true,
  articleCode: true,
  priceCents: true,
  priceConfirmedAt: true,
  unit: true,
  stock: true,
  madeToOrder: true,
  createdAt: true,
  may: true,
}).extend({
  image: Image.nullable(),
  imageCount: z.int(),
  revision: z
    .object({ state: z.enum(['waiting', 'sent_back']), reason: z.string().nullable() })
    .nullable()
    .describe('an edit that waits, or was sent back'),
})
export type ProductRow = z.infer<typeof ProductRow>

export const knownPlace = z.check<{ country: string; city: string }>(({ value: { country, city }, issues }) => {
  const known = countryOf(country)
  if (country !== '' && !known) issues.push({ code: 'custom', path: ['country'], input: country, continue: true })
  else if (city !== '' && !known?.cities.includes(city))
    issues.push({ code: 'custom', path: ['city'], input: city, continue: true })
})

export const ProductCounts = z.object({
  all: z.int().describe('without the archived'),
  listed: z.int(),
  inReview: z.int(),
  sentBack: z.int().describe('products and edits that were sent back or rejected'),
  drafts: z.int(),
  paused: z.int(),
})
export type ProductCounts = z.infer<typeof ProductCounts>

export const AddProduct = ProductFields.extend({
  supplierId: Id.optional().describe('for admins, who add for a supplier; others add their own'),
  country: z.string().max(2).default('').describe('two letters, of the list of countries'),
  city: z.string().max(60).default('').describe("one of the country's cities"),
}).check(knownPlace, fallingTiers(), completeFor(CompleteProduct))
export type AddProduct = z.output<typeof AddProduct>

const Shown = ShownPrices.optional().describe(
  'prices that the person has seen and agreed to: asked for (PRICES_TO_CONFIRM) where tiers follow a price, or one ' +
    'changes by more than 30 %',
)

export const EditProduct = ProductFields.extend({
  id: Id,
  version: Version,
  stockSeen: Stock.optional().describe(
    'stock as it was read; where `stock` is the same nobody counted anew, and what was sold meanwhile stays sold',
  ),
  origin: Origin.default(''),
  tiers: PriceTiers.optional().describe('left out: they follow the price, in the same proportion'),
  shown: Shown,
}).check(fallingTiers(), completeFor(CompleteEdit))
export type EditProduct = z.output<typeof EditProduct>

export const QuickEdit = z.object({
  id: Id,
  version: Version,
  price: Price.optional().describe('tiers follow it'),
  stock: Stock.optional(),
  shown: Shown,
})
export type QuickEdit = z.output<typeof QuickEdit>

export const FindProducts = Page.extend({
  q: z.string().trim().max(100).optional().describe('part of a name or an article code'),
  category: z.enum(categories).optional(),
  status: Status.optional(),
  waitsFor: z.enum(productWaitingKinds).optional().describe('those that wait for their supplier'),
  acceptedFrom: Moment.optional().describe('those whose review, or that of a change, was accepted from then on'),
  acceptedTo: Moment.optional().describe('and until then'),
  supplierId: Id.optional().describe('for admins, who must say whose; others see their own'),
})
export type FindProducts = z.output<typeof FindProducts>

const PriceChange = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), hundredths: z.int().min(-9000).max(100_000).describe('10 %: 1000') }),
  z.object({ by: z.literal('amount'), cents: z.int().min(-100_000_000).max(100_000_000) }),
])
export const BulkProducts = z.object({
  ids: z.array(Id).min(1).max(MOST_AT_ONCE),
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('price'),
      price: PriceChange.describe('tiers follow, in the same proportion'),
      seen: z
        .array(z.object({ id: Id, version: Version }))
        .max(MOST_AT_ONCE)
        .default([])
        .describe('products whose new prices were shown, as they were then; the others are answered by theirs'),
      sure: z.boolean().default(false).describe('changes of more than 30 % are meant'),
    }),
    z.object({ kind: z.literal('stock'), stock: Stock }),
    z.object({ kind: z.literal('pause') }),
    z.object({ kind: z.literal('resume') }),
  ]),
  actId: ActId,
})
export type BulkProducts = z.output<typeof BulkProducts>
const bulkOutcomes = z.object({
  items: z.array(
    z.object({
      id: Id,
      name: z.string().describe('empty: not found'),
      outcome: z.enum(['done', 'NOT_FOUND', 'WRONG_STATE', 'INPUT_INVALID', 'CHANGED_MEANWHILE', 'PRICES_TO_CONFIRM']),
    }),
  ),
})
const PricesToConfirm = z.object({
  id: Id,
  version: Version,
  prices: z.array(PriceDifference),
  large: z.boolean().describe('one changes by more than 30 %'),
})
export type PricesToConfirm = z.infer<typeof PricesToConfirm>

const SavedProduct = z.object({
  id: Id,
  status: Status,
  version: Version,
  waits: z.array(z.enum(reviewedFields)).describe('what the public sees only once an admin has accepted it'),
})
export type SavedProduct = z.infer<typeof SavedProduct>

const OfOne = z.object({ id: Id })
const keepers = { policy: ['supplier', 'admin'] } as const
const reads = {
  ...keepers,
  rateLimit: { by: 'account', max: 300, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
const changes = { ...keepers, rateLimit: { by: 'account', max: 120, seconds: 60 }, idempotency: 'key' } as const

/** Products, maintained by their supplier or by an admin. */
export const products = {
  list: procedure({
    ...reads,
    summary: 'My products, newest first',
    method: 'GET',
    path: '/products',
    scope: 'products:read',
    input: FindProducts,
    output: pageOf(ProductRow).extend({
      unconfirmed: z.int().describe('listed products whose price was not confirmed for 30 days'),
    }),
    errors: ['NOT_FOUND'],
  }),
  counts: procedure({
    ...reads,
    policy: ['supplier'],
    summary: 'How many products I have, and where they stand',
    method: 'GET',
    path: '/product-counts',
    scope: 'products:read',
    input: z.object({}),
    output: ProductCounts,
    errors: [],
  }),
  get: procedure({
    ...reads,
    summary: 'One of my products, with what waits for review',
    method: 'GET',
    path: '/products/:id',
    scope: 'products:read',
    input: OfOne,
    output: Product,
    errors: ['NOT_FOUND'],
  }),
  add: procedure({
    ...changes,
    summary: 'Add a product, as a draft or for review',
    method: 'POST',
    path: '/products',
    scope: 'products:write',
    input: AddProduct,
    output: SavedProduct,
    errors: ['NOT_FOUND', 'IMAGES_REQUIRED', 'ARTICLE_CODE_TAKEN', 'PRODUCTS_FULL'],
    audit: 'products.add',
  }),
  edit: procedure({
    ...changes,
    summary: 'Save a product; of a listed one, what is reviewed waits while the listed version stays public',
    method: 'PUT',
    path: '/products/:id',
    scope: 'products:write',
    input: EditProduct,
    output: SavedProduct,
    errors: [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'WRONG_STATE',
      'IMAGES_REQUIRED',
      'ARTICLE_CODE_TAKEN',
      'PRICES_TO_CONFIRM',
    ],
    audit: 'products.edit',
  }),
  quickEdit: procedure({
    ...changes,
    summary: 'Change price or stock at once, also of a listed product',
    method: 'PATCH',
    path: '/products/:id',
    scope: 'products:write',
    input: QuickEdit,
    output: SavedProduct,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'WRONG_STATE', 'PRICES_TO_CONFIRM'],
    audit: 'products.quick-edit',
  }),
  changeMany: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'The same change to many products; each has its own answer, and what one refuses stops no other',
    method: 'POST',
    path: '/products/bulk',
    scope: 'products:write',
    input: BulkProducts,
    output: bulkOutcomes.extend({
      actId: Id.nullable().describe('by which it can be undone; null: nothing was changed'),
      toConfirm: z.array(PricesToConfirm).describe('old and new prices of those that are still to be confirmed'),
    }),
    errors: [],
    audit: 'products.changeMany',
  }),
  undoMany: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Take back what one did to many products, so many at once; what was sold since stays sold',
    method: 'POST',
    path: '/products/bulk/:id/undo',
    scope: 'products:write',
    input: OfOne,
    output: bulkOutcomes.extend({ left: z.int().describe('still to be taken back') }),
    errors: ['NOT_FOUND', 'ALREADY_ENDED'],
    audit: 'products.undoMany',
  }),
  matching: procedure({
    ...reads,
    policy: ['supplier'],
    summary: `Ids of the products that a list shows on all its pages, at most ${MOST_MATCHING}`,
    method: 'GET',
    path: '/matching-products',
    scope: 'products:read',
    input: FindProducts.omit({ after: true, limit: true, supplierId: true }),
    output: z.object({ ids: z.array(Id), more: z.boolean().describe('there are others beyond these') }),
    errors: [],
  }),
  submit: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Send a kept product to the review',
    method: 'POST',
    path: '/products/:id/submission',
    scope: 'products:write',
    input: OfOne,
    output: SavedProduct,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'IMAGES_REQUIRED'],
    audit: 'products.submit',
  }),
  pause: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Take a listed product off the public pages for a while',
    method: 'POST',
    path: '/products/:id/pause',
    scope: 'products:write',
    input: OfOne,
    output: SavedProduct,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'products.pause',
  }),
  resume: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Show a paused product again',
    method: 'POST',
    path: '/products/:id/resumption',
    scope: 'products:write',
    input: OfOne,
    output: SavedProduct,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'products.resume',
  }),
  duplicate: procedure({
    ...changes,
    summary: 'Make a draft of the same product, without its article code and its pictures',
    method: 'POST',
    path: '/products/:id/copies',
    scope: 'products:write',
    input: OfOne,
    output: SavedProduct,
    errors: ['NOT_FOUND', 'PRODUCTS_FULL'],
    audit: 'products.duplicate',
  }),
  remove: procedure({
    ...changes,
    summary: 'Delete a product; one that was ever ordered, quoted or wished is archived instead',
    method: 'DELETE',
    path: '/products/:id',
    scope: 'products:write',
    input: OfOne,
    output: z.object({ outcome: z.enum(['deleted', 'archived']) }),
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'products.remove',
  }),
  confirmPrices: procedure({
    ...changes,
    policy: ['supplier'],
    summary: 'Say that prices still hold: of all my listed products, or of these',
    method: 'POST',
    path: '/prices/confirmation',
    scope: 'products:write',
    input: z.object({ ids: z.array(Id).min(1).max(100).optional() }),
    output: z.object({ confirmed: z.int() }),
    errors: [],
    audit: 'products.confirm-prices',
  }),
}
