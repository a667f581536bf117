import { Picture } from '@ticarum/contract/fields'
import { Breakdown } from '@ticarum/contract/forms/order-fields'
import { DetailsInput } from '@ticarum/contract/forms/product-details'
import type { OrderLine } from '@ticarum/contract/procedures/order-shapes'
import { detailsIn } from '@ticarum/contract/values/details-in'
import { type Language, nameIn } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import type { DB } from '@ticarum/db/tables.generated'
import type { Selectable } from 'kysely'
import { z } from 'zod'

export type StoredOrderLine = Selectable<DB['order_lines']>

/** Stored rows may be older than this code, so they are parsed by the schema. */
const Stored = z.object({
  names: z.record(z.string(), z.string()),
  details: DetailsInput,
  breakdown: Breakdown.nullable(),
  image: Picture.nullable(),
})

export function presentOrderLine(line: StoredOrderLine, language: Language): OrderLine {
  const { names, details, breakdown, image } = Stored.parse(line)
  return {
    productId: line.product_id,
    ...nameIn(names, line.original_language, language),
    articleCode: line.article_code,
    unit: line.unit,
    piecesPerUnit: line.pieces_per_unit,
    unitPriceCents: Number(line.unit_price_cents),
    quantity: line.quantity,
    totalCents: Number(line.total_cents),
    basis: { incoterm: line.incoterm, place: placesIn(language, line.basis_place) },
    details,
    shown: detailsIn(language, details),
    breakdown,
    madeToOrder: line.made_to_order,
    leadDays: line.lead_days,
    image,
  }
}
