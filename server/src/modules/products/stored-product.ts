import { DetailsInput } from '@ticarum/contract/forms/product-details'
import { PriceBasis } from '@ticarum/contract/forms/product-fields'
import { sqlOf } from '@ticarum/db/transaction'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { Changes, type Proposal } from './proposal.ts'

const Tiers = z.array(z.object({ from: z.int(), priceCents: z.int() }))

const imageColumns = ['id', 'product_id', 'position', 'name', 'widths', 'width', 'height', 'thumbhash'] as const

/**
 * A product with its texts and all its pictures, also those of a revision only. Row security limits it; a change locks
 * it first.
 */
export async function storedProduct(ctx: Context, id: string, { lock = false } = {}) {
  const byId = sqlOf.selectFrom('products').selectAll().where('id', '=', id)
  const row = await ctx.tx.first(lock ? byId.forUpdate() : byId)
  if (!row) return undefined
  const [texts, pictures, [balance], [newest]] = await Promise.all([
    ctx.tx.all(
      sqlOf
        .selectFrom('product_texts')
        .select(['language', 'name', 'description', 'by_company'])
        .where('product_id', '=', id)
        .orderBy('language'),
    ),
    ctx.tx.all(
      sqlOf
        .selectFrom('product_images')
        .select(imageColumns)
        .where('product_id', '=', id)
        .orderBy('position')
        .orderBy('id'),
    ),
    ctx.tx.all(sqlOf.selectFrom('stock_balances').select('balance').where('product_id', '=', id)),
    ctx.tx.all(
      sqlOf
        .selectFrom('product_revisions')
        .select(['id', 'state', 'proposed', 'reason', 'created_at'])
        .where('product_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  ])
  const open =
    newest?.state === 'waiting' || newest?.state === 'sent_back'
      ? { ...newest, changes: Changes.parse(newest.proposed) }
      : undefined
  return {
    row,
    texts,
    pictures,
    stock: balance?.balance ?? 0,
    tiers: Tiers.parse(row.tiers),
    revision: open,
    revisedAt: newest?.created_at,
  }
}
export type StoredProduct = NonNullable<Awaited<ReturnType<typeof storedProduct>>>

/** Its reviewed fields, as stored. */
export function currentOf({ row, texts, pictures }: StoredProduct): Proposal {
  const original = texts.find(({ language }) => language === row.original_language)
  const others = texts.filter((text) => text !== original)
  return {
    language: row.original_language,
    name: original?.name ?? '',
    description: original?.description ?? '',
    translations: Object.fromEntries(
      others.map(({ language, name, description, by_company }) => [
        language,
        { name, description, byCompany: by_company },
      ]),
    ),
    category: row.category,
    country: row.country,
    city: row.city,
    origin: row.origin,
    unit: row.unit,
    piecesPerUnit: row.pieces_per_unit,
    basis: row.incoterm === null ? null : PriceBasis.parse({ incoterm: row.incoterm, place: row.basis_place }),
    customsCode: row.customs_code,
    details: DetailsInput.parse(row.details),
    articleCode: row.article_code,
    imageIds: pictures.filter(({ position }) => position !== null).map(({ id }) => id),
  }
}

/** The version that an edit must name; each change makes a later one, even within a millisecond. */
export const versionOf = ({ updated_at }: { updated_at: Date }): string => updated_at.toISOString()
export const laterThan = (now: Date, { updated_at }: { updated_at: Date }): Date =>
  new Date(Math.max(now.getTime(), updated_at.getTime() + 1))
export const isVersion = (version: string, row: { updated_at: Date }): boolean =>
  new Date(version).getTime() === row.updated_at.getTime()
