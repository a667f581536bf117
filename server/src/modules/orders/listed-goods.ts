import type { Picture } from '@ticarum/contract/fields'
import { DetailsInput, type ProductDetails } from '@ticarum/contract/forms/product-details'
import type { Order, OrderLine } from '@ticarum/contract/procedures/order-shapes'
import type { Language } from '@ticarum/contract/values/languages'
import type { Tx } from '@ticarum/db/transaction'

/** What an order needs to know of a product, as everybody sees it at this moment. */
export interface Goods {
  productId: string
  supplierId: string
  supplierName: string
  names: Partial<Record<Language, string>>
  originalLanguage: Language
  articleCode: string | null
  priceCents: bigint
  tiers: { from: number; priceCents: number }[]
  minimum: number
  stock: number
  madeToOrder: boolean
  leadDays: number | null
  unit: OrderLine['unit']
  piecesPerUnit: number
  incoterm: Order['basis']['incoterm']
  basisPlace: string
  details: ProductDetails
  image: Picture | null
  /** of the company, when it was read */
  depositPercent: number
}

const LISTED = `select l.product_id as "productId", l.supplier_id as "supplierId", s.name as "supplierName", l.original_language as "originalLanguage", l.article_code as "articleCode",
    (select jsonb_object_agg(t.language, t.name) from listing_texts t where t.product_id = l.product_id) as names,
    l.price_cents as "priceCents", l.tiers, l.minimum, l.stock, l.made_to_order as "madeToOrder", l.lead_days as "leadDays", l.unit, l.pieces_per_unit as "piecesPerUnit",
    coalesce(l.incoterm, c.incoterm) as incoterm, coalesce(l.basis_place, c.basis_place) as "basisPlace", l.details,
    l.images -> 0 as image, c.deposit_percent as "depositPercent"
  from listings l join suppliers s on s.id = l.supplier_id cross join company_settings c where l.product_id = any ($1::uuid[])`

/** By product; what isn't listed isn't there. */
export async function listedGoods(tx: Tx, productIds: string[]): Promise<Map<string, Goods>> {
  const rows = await tx.sql<Goods>(LISTED, [productIds], 'listed-goods')
  return new Map(rows.map((goods) => [goods.productId, { ...goods, details: DetailsInput.parse(goods.details) }]))
}
