import type { Language } from '@ticarum/contract/values/languages'
import type { ProductStatus } from '@ticarum/contract/values/products'
import { type DemoSupplier, demoSuppliers } from '../demo-companies.ts'
import { demoId } from '../demo-id.ts'
import type { PictureVariant } from '../pictures/draw-product.ts'
import type { PictureKind } from '../pictures/kinds.ts'
import { productTextsOf } from './product-texts.ts'
import type { ProductType, Variant } from './product-type.ts'
import { productTypes } from './product-types.ts'
import { words } from './words.ts'

export interface DemoProduct {
  id: string
  supplier: DemoSupplier
  type: ProductType
  articleCode: string
  status: ProductStatus
  reason: string | null
  priceCents: number
  tiers: { from: number; priceCents: number }[]
  stock: number
  madeToOrder: boolean
  /** sold EXW instead of on the company's usual price basis */
  exWorks: boolean
  /** in one selling unit */
  pieces: number
  grams: number
  cm3: number
  texts: { language: Language; name: string; description: string }[]
  /** days since the supplier last confirmed the price */
  confirmedDaysAgo: number
  createdAt: Date
  picture: { kind: PictureKind; variant: PictureVariant; views: number }
}

const LAST_DAY = Date.parse('2026-11-12')
const DAY = 86_400_000

const sentBack = [
  'The first picture is too dark: please send one in daylight.',
  'Please state the weight of a packed carton.',
  'The name says 24 pieces, the carton holds 12. Which is right?',
]
const rejected = [
  'The picture shows another maker’s brand.',
  'Goods of this kind need a certificate of conformity, which is missing.',
]

/** Most are listed; of every fifty some are in each other status, so that every screen has something to show. */
function statusOf(number: number, supplier: DemoSupplier): ProductStatus {
  // suppliers of whom nothing was reviewed yet
  if (supplier.verification === 'new') return number % 3 === 0 ? 'draft' : 'in_review'
  const states: Record<number, ProductStatus> = {
    3: 'draft',
    11: 'in_review',
    16: 'paused',
    22: 'changes_requested',
    27: 'in_review',
    33: 'rejected',
    38: 'paused',
    44: 'archived',
    48: 'draft',
  }
  return states[number % 50] ?? 'listed'
}

function reasonOf(number: number, status: ProductStatus): string | null {
  if (status === 'changes_requested') return sentBack[number % sentBack.length] ?? null
  return status === 'rejected' ? (rejected[number % rejected.length] ?? null) : null
}

/** Turkish is the original. Listed products have at least English; waiting ones often have no other language. */
function languagesOf(number: number, status: ProductStatus): Language[] {
  const reviewed = status === 'listed' || status === 'paused' || status === 'archived'
  if (!reviewed && number % 4 !== 0) return ['tr']
  if (number % 9 === 4) return ['tr', 'en']
  if (number % 9 === 7) return ['tr', 'en', 'so']
  return ['tr', 'en', 'so', 'ar']
}

/** Spreads products between the day their supplier joined and today, with kinds of goods mixed. */
function createdAt(number: number, joined: string): Date {
  const start = Date.parse(joined) + DAY
  const share = ((number * 83) % 200) / 200
  return new Date(Math.floor((start + (LAST_DAY - start) * share) / DAY) * DAY + (6 + (number % 9)) * 3_600_000)
}

const toFiveCents = (cents: number) => Math.max(5, Math.round(cents / 5) * 5)

function tiersOf(type: ProductType, priceCents: number) {
  const steps = [
    { from: type.minimum * 4, priceCents: toFiveCents(priceCents * 0.94) },
    { from: type.minimum * 10, priceCents: toFiveCents(priceCents * 0.88) },
  ]
  return steps.filter((tier) => tier.from <= 1000)
}

function productOf(number: number, type: ProductType, variant: Variant, place: number): DemoProduct {
  const supplier = demoSuppliers.find(({ name }) => name === type.supplier)
  if (!supplier) throw new Error(`demo world: no supplier ${type.supplier}`)
  const share = variant.share ?? 1
  const priceCents = toFiveCents(type.priceCents * share)
  const status = statusOf(number, supplier)
  const created = createdAt(number, supplier.joined)
  return {
    id: demoId(created.toISOString().slice(0, 10), 10_000 + number),
    supplier,
    type,
    articleCode: [type.code, variant.size?.replace(/\D/g, ''), String(place + 1).padStart(2, '0')]
      .filter(Boolean)
      .join('-'),
    status,
    reason: reasonOf(number, status),
    priceCents,
    tiers: number % 4 === 3 ? [] : tiersOf(type, priceCents),
    stock: number % 13 === 5 ? 0 : type.minimum * (2 + ((number * 7) % 40)),
    madeToOrder: number % 11 === 4,
    exWorks: number % 17 === 9,
    pieces: variant.pieces ?? type.pieces,
    grams: Math.round(type.grams * share),
    cm3: Math.round(type.cm3 * share),
    texts: languagesOf(number, status).map((language) => ({ language, ...productTextsOf(type, variant, language) })),
    confirmedDaysAgo: (number * 7) % 38,
    createdAt: created,
    picture: {
      kind: type.picture,
      variant: { colour: variant.word && words[variant.word].paint, ground: place },
      views: number % 6 === 1 ? 1 : type.pictures,
    },
  }
}

/** Two hundred products, the same in every demo world. */
export const demoProducts: DemoProduct[] = productTypes
  .flatMap((type) => type.variants.map((variant, place) => ({ type, variant, place })))
  .map(({ type, variant, place }, number) => productOf(number, type, variant, place))
