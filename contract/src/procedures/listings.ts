import { z } from 'zod'
import { Id, LanguageCode, Moment, Page, Picture, pageOf } from '../fields.ts'
import { ProductDetails, ShownDetails } from '../forms/product-details.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { categories, incoterms, listingSorts, sellingUnits, stockStates } from '../values/products.ts'
import { sitemapKinds } from '../values/public-pages.ts'
import { SupplierBox, SupplierRating } from './companies.ts'

const Cents = z.int().min(0)
const Language = LanguageCode.default(fallbackLanguage).describe(
  'what the reader reads; a text that lacks it comes in English, else as it was written',
)

/** A public product as lists show it. */
export const ListingCard = z.object({
  id: Id,
  category: z.enum(categories),
  name: z.string(),
  description: z.string().describe('shortened at a word'),
  language: LanguageCode.describe('of name and description'),
  priceCents: Cents.nullable().describe('of one unit; null: only whoever is signed in is told, by `listings.prices`'),
  unit: z.enum(sellingUnits),
  piecesPerUnit: z.int(),
  minimum: z.int().describe('in units'),
  origin: z.string().describe('empty: not said'),
  stockState: z.enum(stockStates),
  image: Picture.nullable().describe('the main one'),
  imageCount: z.int(),
  supplier: z.object({
    id: Id,
    name: z.string(),
    verified: z.boolean(),
    stripe: z.int(),
    rating: SupplierRating.optional(),
  }),
  listedAt: Moment,
})
export type ListingCard = z.infer<typeof ListingCard>

const PricesOfOne = {
  pieceCents: z.int().nullable().describe('of one piece, rounded; null where a unit is a piece'),
  tiers: z
    .array(z.object({ from: z.int(), priceCents: Cents, pieceCents: z.int().nullable() }))
    .describe('price of one unit from so many units on'),
}

/** A public product as its page shows it. */
export const Listing = ListingCard.omit({ image: true, imageCount: true, supplier: true }).extend({
  description: z.string(),
  languages: z.array(LanguageCode).describe('in which there is a text'),
  articleCode: z.string().nullable(),
  country: z.string(),
  city: z.string(),
  ...PricesOfOne,
  basis: z.object({ incoterm: z.enum(incoterms), place: z.string() }),
  priceConfirmedAt: Moment,
  priceUnconfirmed: z.boolean().describe('not confirmed for more than 30 days'),
  stock: z.int().describe('units left; says nothing where it is made to order'),
  leadDays: z.int().nullable(),
  customsCode: z.string().nullable(),
  details: ProductDetails.describe('as the supplier wrote them'),
  shown: ShownDetails.describe('the same in the language that was asked for, as far as it is known'),
  images: z.array(Picture).describe('the main one first'),
  supplier: SupplierBox,
  updatedAt: Moment,
})
export type Listing = z.infer<typeof Listing>

/** A listing whose price its reader may see. */
export type Priced<L extends { priceCents: number | null }> = L & { priceCents: number }

/** The price of a listing that shows it only after sign-in. */
export const MemberPrice = z.object({
  id: Id,
  priceCents: Cents,
  ...PricesOfOne,
  sampleCents: Cents.nullable().describe('of one unit as a sample; null: none is offered'),
})
export type MemberPrice = z.infer<typeof MemberPrice>

/** In an address: up to 100 products. */
export const ProductIds = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Id).max(100))
  .describe('up to 100, parted by commas')

export const FindListings = Page.extend({
  after: z.string().max(600).optional().describe('`next` of the page before'),
  q: z.string().trim().max(100).optional().describe('words, in any language, typed with or without accents'),
  category: z.enum(categories).optional(),
  supplierId: Id.optional(),
  minPriceCents: z.coerce
    .number<number | string>()
    .int()
    .min(0)
    .max(1e11)
    .optional()
    .describe('leaves out what shows its price only after sign-in, as `maxPriceCents` does'),
  maxPriceCents: z.coerce.number<number | string>().int().min(0).max(1e11).optional(),
  verified: z.literal('only').optional().describe('of suppliers with a seal'),
  sort: z.enum(listingSorts).optional().describe('best match when there are words, else newest'),
  language: Language,
})
export type FindListings = z.output<typeof FindListings>

export const FoundListings = pageOf(ListingCard).extend({
  sort: z.enum(listingSorts).describe('the order that they have'),
  count: z.int().min(0).max(100),
  countIsMore: z.boolean().describe("true: '100+'; counts are exact up to 100"),
  corrected: z
    .object({ asked: z.string(), found: z.string() })
    .nullable()
    .describe('nothing had the words that were asked for; these are listings with what was probably meant'),
  nearest: z
    .object({
      words: z.array(z.string()).max(6).describe('searches that find something'),
      category: z.enum(categories).nullable().describe('where these find most'),
    })
    .nullable()
    .describe('null unless words were asked for and nothing was found'),
})
export type FoundListings = z.infer<typeof FoundListings>

export const SuggestListings = z.object({
  q: z.string().trim().min(1).max(100).describe('what is typed so far'),
  language: Language,
})
export type SuggestListings = z.output<typeof SuggestListings>

export const ListingSuggestions = z.object({
  words: z.array(z.string()).max(3).describe('with the last word finished'),
  categories: z.array(z.enum(categories)).max(2),
  products: z.array(ListingCard).max(3),
  suppliers: z.array(ListingCard.shape.supplier).max(2),
})
export type ListingSuggestions = z.infer<typeof ListingSuggestions>

export const listings = {
  list: procedure({
    summary: 'Products that are public now, by words, category, supplier, price',
    method: 'GET',
    path: '/listings',
    scope: 'products:read',
    input: FindListings,
    output: FoundListings,
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  suggest: procedure({
    summary: 'What a search leads to while it is typed: finished words, categories, products, suppliers',
    method: 'GET',
    path: '/listing-suggestions',
    input: SuggestListings,
    output: ListingSuggestions,
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    summary: 'One product, as everybody sees it',
    method: 'GET',
    path: '/listings/:id',
    scope: 'products:read',
    input: z.object({ id: Id, language: Language }),
    output: Listing,
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  prices: procedure({
    summary: 'The prices of those of these products that show them only after sign-in',
    method: 'GET',
    path: '/listing-prices',
    input: z.object({ productIds: ProductIds }),
    output: z.object({ items: z.array(MemberPrice) }),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  similar: procedure({
    summary: 'Products like this one: of its category, with words of its name; best first',
    method: 'GET',
    path: '/listings/:id/similar',
    input: z.object({
      id: Id,
      language: Language,
      limit: z.coerce.number<number | string>().int().min(1).max(24).default(6),
    }),
    output: z.object({ items: z.array(ListingCard) }),
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  categories: procedure({
    summary: 'The categories that have a public product',
    method: 'GET',
    path: '/categories',
    scope: 'products:read',
    input: z.object({}),
    output: z.object({ categories: z.array(z.enum(categories)) }),
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  sitemapParts: procedure({
    summary: 'The parts of the site map, each of which names some thousand products or suppliers',
    method: 'GET',
    path: '/sitemap-parts',
    input: z.object({}),
    output: z.object({ parts: z.array(z.object({ kind: z.enum(sitemapKinds), number: z.int() })) }),
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 60, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  sitemapPart: procedure({
    summary: 'One part: products that are public now, or suppliers that have some',
    method: 'GET',
    path: '/sitemap-parts/:kind/:number',
    input: z.object({ kind: z.enum(sitemapKinds), number: z.coerce.number<number | string>().int().min(1).max(1e6) }),
    output: z.object({ pages: z.array(z.object({ id: Id, changedAt: Moment.nullable() })) }),
    errors: ['NOT_FOUND'],
    policy: 'public',
    rateLimit: { by: 'device', max: 240, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
