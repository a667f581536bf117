import type { ProductFields } from '@ticarum/contract/forms/product-fields'
import type { Language } from '@ticarum/contract/values/languages'
import type { Prices } from '@ticarum/contract/values/scale-tiers'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import type { Proposal } from './proposal.ts'

/** Fields that take effect at once, also on a listed product. */
export const atOnceOf = (
  typed: Pick<z.output<typeof ProductFields>, 'minimum' | 'madeToOrder' | 'leadDays'>,
  prices: Prices,
) => ({
  ...priceColumns(prices),
  minimum: typed.minimum,
  made_to_order: typed.madeToOrder,
  lead_days: typed.leadDays ?? null,
})

export const priceColumns = ({ priceCents, tiers }: Prices) => ({
  price_cents: BigInt(priceCents),
  tiers: JSON.stringify(tiers),
})

export const columnsOf = (proposal: Proposal) => ({
  original_language: proposal.language,
  category: proposal.category,
  country: proposal.country,
  city: proposal.city,
  origin: proposal.origin,
  unit: proposal.unit,
  pieces_per_unit: proposal.piecesPerUnit,
  incoterm: proposal.basis?.incoterm ?? null,
  basis_place: proposal.basis?.place ?? null,
  customs_code: proposal.customsCode,
  details: JSON.stringify(proposal.details),
  article_code: proposal.articleCode,
})

/** Replaces the texts of a product; an unchanged text is not written again. */
export async function writeTexts(
  ctx: Context,
  product: { id: string; supplierId: string },
  { language, name, description, translations }: Proposal,
): Promise<void> {
  const original = { language, name, description, byCompany: false }
  const texts = [
    original,
    ...Object.entries(translations).map(([other, text]) => ({ language: other as Language, ...text })),
  ]
  const kept = texts.map((text) => text.language)
  await ctx.tx.all(
    sqlOf.deleteFrom('product_texts').where('product_id', '=', product.id).where('language', 'not in', kept),
  )
  await ctx.tx.sql(
    `insert into product_texts as t (product_id, supplier_id, language, name, description, by_company, updated_at)
      select $1, $2, language, name, description, "byCompany", $3
      from jsonb_to_recordset($4) as x(language text, name text, description text, "byCompany" boolean)
      on conflict (product_id, language) do update set name = excluded.name, description = excluded.description,
        by_company = excluded.by_company, updated_at = excluded.updated_at
        where (t.name, t.description, t.by_company) is distinct from
          (excluded.name, excluded.description, excluded.by_company)`,
    [product.id, product.supplierId, ctx.now, JSON.stringify(texts)],
  )
}

/** An article code is unique for each supplier, also if two products are saved at the same moment. */
export async function takingCode<T>(written: Promise<T>): Promise<T> {
  try {
    return await written
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'products_article_code')
      return fail('ARTICLE_CODE_TAKEN')
    throw error
  }
}

/** Updates the public listings of these products, in the same transaction. */
export async function publish(ctx: Context, ids: string[]): Promise<void> {
  await ctx.tx.sql('select fx.publish_products($1::uuid[])', [ids])
}

export async function countStock(ctx: Context, productId: string, counted: number): Promise<void> {
  await ctx.tx.sql('select fx.record_stock_count($1, $2)', [productId, counted])
}
