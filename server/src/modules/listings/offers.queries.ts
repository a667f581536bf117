import type { Picture } from '@ticarum/contract/fields'
import { DetailsInput, type ProductDetails } from '@ticarum/contract/forms/product-details'
import type { Listing } from '@ticarum/contract/procedures/listings'
import { detailsIn } from '@ticarum/contract/values/details-in'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import {
  checkLine,
  type OfferBasis,
  type OfferLine,
  type OfferTerms,
  stockStateOf,
} from '@ticarum/contract/values/offer'
import type { Category } from '@ticarum/contract/values/products'
import { orderQuantity } from '@ticarum/contract/values/trade'
import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { fail } from '../../door/domain-error.ts'
import { joinMemberPrices, statement } from './listing-card.ts'
import { isShown } from './listing-order.ts'

/** A product's current public offer, with everything that an order stores of it. */
export interface Offer extends OfferTerms {
  productId: string
  supplierId: string
  supplierName: string
  category: Category
  articleCode: string | null
  names: Partial<Record<Language, string>>
  originalLanguage: Language
  /** in the reader's language, and which one it is */
  name: string
  language: Language
  image: Picture | null
  priceCents: bigint
  tiers: { from: number; priceCents: number }[]
  unit: Listing['unit']
  piecesPerUnit: number
  madeToOrder: boolean
  leadDays: number | null
  basis: OfferBasis
  details: ProductDetails
  /** in the reader's language */
  shown: Listing['shown']
  /** the company's default, when it was read */
  depositPercent: number
  depositDays: number
}

/** An offer whose price is null if its reader may not see it. */
export type ShownOffer = Omit<Offer, 'priceCents'> & { priceCents: bigint | null }

export const isPriced = (offer: ShownOffer): offer is Offer => offer.priceCents !== null

interface OfferRow
  extends Omit<ShownOffer, 'name' | 'language' | 'stockState' | 'basis' | 'details' | 'shown'>,
    Pick<OfferBasis, 'incoterm' | 'place'> {
  details: unknown
}

const offersByIds = prepared('offers-by-ids', (ids: readonly string[]) =>
  statement(sql<OfferRow>`select l.product_id as "productId", l.supplier_id as "supplierId", s.name as "supplierName",
      l.category, l.article_code as "articleCode", l.original_language as "originalLanguage",
      (select jsonb_object_agg(t.language, t.name) from listing_texts t where t.product_id = l.product_id) as names,
      l.images -> 0 as image, coalesce(l.price_cents, m.price_cents) as "priceCents",
      coalesce(m.tiers, l.tiers) as tiers, l.unit, l.pieces_per_unit as "piecesPerUnit", l.minimum, l.stock,
      l.made_to_order as "madeToOrder", l.lead_days as "leadDays",
      case when m.sample_cents is null then l.details
        else l.details || jsonb_build_object('sampleCents', m.sample_cents) end as details,
      coalesce(l.incoterm, c.incoterm) as incoterm, coalesce(l.basis_place, c.basis_place) as place,
      c.deposit_percent as "depositPercent", c.deposit_days as "depositDays"
    from listings l join suppliers s on s.id = l.supplier_id ${joinMemberPrices} cross join company_settings c
    where l.product_id = any (${ids}::uuid[]) and ${isShown}`),
)

/** Offers of those of these products that are listed; for whoever is signed in, who sees every price. */
export async function offersOf(tx: Tx, ids: readonly string[], language: Language): Promise<Map<string, Offer>> {
  const shown = await shownOffersOf(tx, ids, language)
  return new Map([...shown.values()].filter(isPriced).map((offer) => [offer.productId, offer]))
}

/** The same for a visitor too. */
export async function shownOffersOf(
  tx: Tx,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ShownOffer>> {
  const rows = ids.length > 0 ? await offersByIds(tx, ids) : []
  return new Map(rows.map((row) => [row.productId, offerOf(row, language)]))
}

function offerOf({ incoterm, place, details: stored, ...row }: OfferRow, language: Language): ShownOffer {
  const details = DetailsInput.parse(stored)
  return {
    ...row,
    ...nameIn(row.names, row.originalLanguage, language),
    stockState: stockStateOf(row),
    basis: { incoterm, place },
    details,
    shown: detailsIn(language, details),
  }
}

/** Throws a domain error for a line that the offer does not allow. */
export function requireLine(offer: Pick<Offer, 'productId' | 'minimum' | 'details'>, line: OfferLine): void {
  const { productId, minimum } = offer
  const [problem] = checkLine(offer, line)
  if (problem === 'below_minimum') fail('BELOW_MINIMUM', { productId, minimum })
  if (problem === 'over_limit') fail('OVER_LIMIT', { productId, max: orderQuantity.max })
  if (problem === 'breakdown_differs') fail('BREAKDOWN_DIFFERS', { productId })
}
