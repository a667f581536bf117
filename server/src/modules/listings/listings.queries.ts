import { DetailsInput } from '@ticarum/contract/forms/product-details'
import type { Listing, MemberPrice } from '@ticarum/contract/procedures/listings'
import { detailsIn } from '@ticarum/contract/values/details-in'
import type { Language } from '@ticarum/contract/values/languages'
import { stockStateOf } from '@ticarum/contract/values/offer'
import { categories } from '@ticarum/contract/values/products'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { boxColumns, type SupplierBoxRow, supplierBox } from '../suppliers/suppliers.public.ts'
import { type CardRow, joinText, statement } from './listing-card.ts'
import { isShown } from './listing-order.ts'

const CONFIRMED_FOR = 30 * 24 * 3600 * 1000

interface ListingRow
  extends Omit<
      CardRow,
      'image' | 'image_count' | 'supplier_name' | 'supplier_stripe' | 'verified_until' | 'rating_count' | 'rating_sum'
    >,
    Pick<Listing, 'images' | 'languages'> {
  country: string
  city: string
  article_code: string | null
  tiers: { from: number; priceCents: number }[]
  incoterm: Listing['basis']['incoterm']
  basis_place: string
  price_confirmed_at: Date
  lead_days: number | null
  customs_code: string | null
  details: unknown
  updated_at: Date
}

const listingById = prepared('listing-by-id', (id: string, language: string) =>
  statement(sql<ListingRow>`select l.product_id as id, l.category, t.name, t.description, t.language, l.languages,
      l.price_cents, l.price_confirmed_at, l.tiers, l.unit, l.pieces_per_unit, l.minimum, l.stock, l.made_to_order,
      l.lead_days, l.article_code, l.country, l.city, l.origin, coalesce(l.incoterm, c.incoterm) as incoterm,
      coalesce(l.basis_place, c.basis_place) as basis_place, l.customs_code, l.details, l.images, l.listed_at,
      l.updated_at, l.supplier_id
    from listings l ${joinText(language)} cross join company_settings c where l.product_id = ${id} and ${isShown}`),
)
const supplierOf = prepared('listing-supplier', (listingId: string) =>
  sqlOf
    .selectFrom('suppliers')
    .select(boxColumns)
    .where('id', '=', (eb) => eb.selectFrom('listings').select('supplier_id').where('product_id', '=', listingId)),
)

export async function oneListing(ctx: Context, { id, language }: { id: string; language: Language }): Promise<Listing> {
  const [[row], [supplier]] = await Promise.all([listingById(ctx.tx, id, language), supplierOf(ctx.tx, id)])
  return row && supplier ? presentListing(row, supplier, language, ctx.now) : fail('NOT_FOUND')
}

/** The prices of these products that listings leave out. */
const memberPrices = prepared('listing-member-prices', (ids: readonly string[]) =>
  statement(sql<MemberPriceRow>`select m.product_id as id, m.price_cents, m.tiers, m.sample_cents, l.pieces_per_unit
    from member_prices m join listings l on l.product_id = m.product_id
    where m.product_id = any (${ids}::uuid[]) and ${isShown}`),
)

export async function pricesOfListings(ctx: Context, { productIds }: { productIds: string[] }) {
  const rows = productIds.length > 0 ? await memberPrices(ctx.tx, productIds) : []
  return {
    items: rows.map(
      (row): MemberPrice => ({
        id: row.id,
        ...presentPrices(row),
        sampleCents: row.sample_cents === null ? null : Number(row.sample_cents),
      }),
    ),
  }
}

interface MemberPriceRow extends PricesRow {
  id: string
  sample_cents: bigint | null
}

interface PricesRow extends Pick<ListingRow, 'tiers' | 'pieces_per_unit'> {
  price_cents: bigint
}

function presentPrices({ price_cents, tiers, pieces_per_unit }: PricesRow): Omit<MemberPrice, 'id' | 'sampleCents'> {
  const priceCents = Number(price_cents)
  const pieceCents = (cents: number) => (pieces_per_unit > 1 ? Math.round(cents / pieces_per_unit) : null)
  return {
    priceCents,
    pieceCents: pieceCents(priceCents),
    tiers: tiers.map((tier) => ({ ...tier, pieceCents: pieceCents(tier.priceCents) })),
  }
}

function presentListing(row: ListingRow, supplier: SupplierBoxRow, language: Language, now: Date): Listing {
  const details = DetailsInput.parse(row.details)
  return {
    id: row.id,
    category: row.category,
    name: row.name,
    description: row.description,
    language: row.language,
    languages: row.languages,
    articleCode: row.article_code,
    country: row.country,
    city: row.city,
    origin: row.origin,
    ...(row.price_cents === null
      ? { priceCents: null, pieceCents: null, tiers: [] }
      : presentPrices({ ...row, price_cents: row.price_cents })),
    unit: row.unit,
    piecesPerUnit: row.pieces_per_unit,
    minimum: row.minimum,
    basis: { incoterm: row.incoterm, place: row.basis_place },
    priceConfirmedAt: row.price_confirmed_at.toISOString(),
    priceUnconfirmed: now.getTime() - row.price_confirmed_at.getTime() > CONFIRMED_FOR,
    stock: row.stock,
    stockState: stockStateOf({ stock: row.stock, madeToOrder: row.made_to_order }),
    leadDays: row.lead_days,
    customsCode: row.customs_code,
    details,
    shown: detailsIn(language, details),
    images: row.images,
    supplier: supplierBox(supplier, now),
    listedAt: row.listed_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

// One index lookup for each category: the categories are known, so listings need not be grouped. The order names it.
const categoriesInUse = prepared('listing-categories', (known: readonly string[]) =>
  statement(sql<{
    category: (typeof categories)[number]
  }>`select category from unnest(${known}::text[]) with ordinality as known (category, place)
    cross join lateral (select from listings l where l.category = known.category and ${isShown}
      order by l.listed_at desc limit 1) l order by place`),
)

export async function listedCategories(ctx: Context) {
  const rows = await categoriesInUse(ctx.tx, categories)
  return { categories: rows.map(({ category }) => category) }
}
