import type { Picture } from '@ticarum/contract/fields'
import { DetailsInput, type ProductDetails } from '@ticarum/contract/forms/product-details'
import type { Listing } from '@ticarum/contract/procedures/listings'
import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { joinText, statement } from './listing-card.ts'

/** What a public product is sold for, and what an order of it must keep to. */
export interface Offer {
  productId: string
  supplierId: string
  name: string
  language: Listing['language']
  image: Picture | null
  priceCents: bigint
  tiers: { from: number; priceCents: bigint }[]
  unit: Listing['unit']
  piecesPerUnit: number
  minimum: number
  stock: number
  madeToOrder: boolean
  leadDays: number | null
  basis: Listing['basis']
  details: ProductDetails
}

interface OfferRow extends Omit<Offer, 'tiers' | 'basis' | 'details'> {
  tiers: { from: number; priceCents: number }[]
  incoterm: Listing['basis']['incoterm']
  place: string
  details: unknown
}

const offersByIds = prepared('offers-by-ids', (ids: readonly string[], language: string) =>
  statement(sql<OfferRow>`select l.product_id as "productId", l.supplier_id as "supplierId", t.name, t.language, l.images -> 0 as image, l.price_cents as "priceCents", l.tiers, l.unit,
      l.pieces_per_unit as "piecesPerUnit", l.minimum, l.stock, l.made_to_order as "madeToOrder", l.lead_days as "leadDays", l.details, coalesce(l.incoterm, c.incoterm) as incoterm,
      coalesce(l.basis_place, c.basis_place) as place
    from listings l ${joinText(language)} cross join company_settings c where l.product_id = any (${ids}::uuid[])`),
)

/** Those of these products that are public now. */
export async function offersOf(tx: Tx, ids: readonly string[], language: string): Promise<Map<string, Offer>> {
  const rows = ids.length > 0 ? await offersByIds(tx, ids, language) : []
  return new Map(rows.map((row) => [row.productId, offerOf(row)]))
}

const offerOf = ({ tiers, incoterm, place, details, ...row }: OfferRow): Offer => ({
  ...row,
  tiers: tiers.map(({ from, priceCents }) => ({ from, priceCents: BigInt(priceCents) })),
  basis: { incoterm, place },
  details: DetailsInput.parse(details),
})
