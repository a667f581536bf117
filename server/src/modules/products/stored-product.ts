import { DetailsInput } from '@ticarum/contract/forms/product-details'
import { PriceBasis } from '@ticarum/contract/forms/product-fields'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { Changes, type Proposal } from './proposal.ts'

const Tiers = z.array(z.object({ from: z.int(), priceCents: z.int() }))

const productOf = <Id>({ product_id }: { product_id: Id }) => product_id

const imageColumns = ['id', 'product_id', 'position', 'name', 'widths', 'width', 'height', 'thumbhash'] as const

const anyOf = (column: 'id' | 'product_id', ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any (${ids}::uuid[])`

/**
 * Products with their texts and all their pictures, also those of a revision only; what is not found is left out. Row
 * security limits them; a change locks them first.
 */
export async function storedProducts(ctx: Context, ids: readonly string[], { lock = false } = {}) {
  const byId = sqlOf.selectFrom('products').selectAll().where(anyOf('id', ids))
  const rows = await ctx.tx.all(lock ? byId.forUpdate() : byId)
  if (rows.length === 0) return []
  const ofThese = anyOf('product_id', ids)
  const [texts, pictures, balances, newest] = await Promise.all([
    ctx.tx.all(
      sqlOf
        .selectFrom('product_texts')
        .select(['product_id', 'language', 'name', 'description', 'by_company'])
        .where(ofThese)
        .orderBy('language'),
    ),
    ctx.tx.all(
      sqlOf.selectFrom('product_images').select(imageColumns).where(ofThese).orderBy('position').orderBy('id'),
    ),
    ctx.tx.all(sqlOf.selectFrom('stock_balances').select(['product_id', 'balance']).where(ofThese)),
    ctx.tx.all(
      sqlOf
        .selectFrom('product_revisions')
        .distinctOn('product_id')
        .select(['product_id', 'id', 'state', 'proposed', 'reason', 'created_at'])
        .where(ofThese)
        .orderBy('product_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    ),
  ])
  const [textsOf, picturesOf] = [Map.groupBy(texts, productOf), Map.groupBy(pictures, productOf)]
  const balanceOf = new Map(balances.map(({ product_id, balance }) => [product_id, balance]))
  const newestOf = new Map(newest.map(({ product_id, ...revision }) => [product_id, revision]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    if (!row) return []
    const revision = newestOf.get(id)
    const open =
      revision?.state === 'waiting' || revision?.state === 'sent_back'
        ? { ...revision, changes: Changes.parse(revision.proposed) }
        : undefined
    return {
      row,
      texts: (textsOf.get(id) ?? []).map(({ product_id: _, ...text }) => text),
      pictures: picturesOf.get(id) ?? [],
      stock: balanceOf.get(id) ?? 0,
      tiers: Tiers.parse(row.tiers),
      revision: open,
      revisedAt: revision?.created_at,
    }
  })
}
export type StoredProduct = Awaited<ReturnType<typeof storedProducts>>[number]

export const storedProduct = async (ctx: Context, id: string, how?: { lock: boolean }) =>
  (await storedProducts(ctx, [id], how))[0]

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
