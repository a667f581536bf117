import { fold } from '@ticarum/contract/folding'
import type { FindProducts, Product, ProductRow } from '@ticarum/contract/procedures/products'
import { MOST_MATCHING } from '@ticarum/contract/values/bulk-acts'
import { productActionsOf } from '@ticarum/contract/values/product-rules'
import type { Role } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { type InferResult, sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { presentProduct } from './present-product.ts'
import { keeperOf } from './products.policy.ts'
import { storedProduct } from './stored-product.ts'
import { waitingProducts } from './waiting-products.ts'

/** The products of a supplier, newest first. Archived ones are shown only if asked for. */
export async function listProducts(ctx: Context, find: FindProducts) {
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const supplierId = await keeperOf(ctx, find.supplierId)
  const [rows, unconfirmed] = await Promise.all([
    ctx.tx.all(pageFor(ctx, supplierId, find)),
    countUnconfirmed(ctx, supplierId),
  ])
  const shown = await listPartsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return { ...keysetPage(rows, find.limit, (row) => presentRow(row, shown, role)), unconfirmed }
}

/** What a list shows on all its pages. */
export async function matchingProducts(ctx: Context, find: Omit<FindProducts, 'supplierId' | 'after' | 'limit'>) {
  const found = await ctx.tx.all(pageFor(ctx, await keeperOf(ctx, undefined), { ...find, limit: MOST_MATCHING }))
  return { ids: found.slice(0, MOST_MATCHING).map(({ id }) => id), more: found.length > MOST_MATCHING }
}

function pageFor(ctx: Context, supplierId: string, find: Omit<FindProducts, 'supplierId'>) {
  const { q, category, status, waitsFor, acceptedFrom, acceptedTo, after, limit } = find
  let page = sqlOf
    .selectFrom('products')
    .select([
      'id',
      'original_language',
      'category',
      'status',
      'reason',
      'article_code',
      'price_cents',
      'price_confirmed_at',
      'unit',
      'made_to_order',
      'created_at',
      'updated_at',
    ])
    .where('supplier_id', '=', supplierId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  page = status ? page.where('status', '=', status) : page.where('status', '<>', 'archived')
  if (waitsFor) page = page.where(waitingProducts(ctx, waitsFor))
  if (acceptedFrom && acceptedTo) page = page.where(acceptedBetween(acceptedFrom, acceptedTo))
  if (category) page = page.where('category', '=', category)
  if (q) page = page.where(contains(q))
  const position = positionOf(after)
  return position ? page.where(sql<boolean>`(created_at, id) < (${position.at}, ${position.id})`) : page
}

/** By the moment of a decision: those that were decided together have the same one. */
const acceptedBetween = (from: string, to: string) =>
  sql<boolean>`(listed_at between ${from} and ${to} or exists (select from product_revisions r
    where r.product_id = products.id and r.state = 'accepted' and r.decided_at between ${from} and ${to}))`

/** Both sides are folded: 'gomlek' finds 'Gömlek'. Wildcards of LIKE are escaped. */
function contains(q: string) {
  const part = `%${fold(q).replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(fx.fold(article_code) like ${part}
      or exists (select from product_texts t where t.product_id = products.id and fx.fold(t.name) like ${part}))`
}

async function countUnconfirmed(ctx: Context, supplierId: string): Promise<number> {
  const unconfirmed = sqlOf
    .selectFrom('products')
    .where('supplier_id', '=', supplierId)
    .where(waitingProducts(ctx, 'prices'))
  const counted = await ctx.tx.first(unconfirmed.select((eb) => eb.fn.countAll<bigint>().as('number')))
  return Number(counted?.number ?? 0)
}

/** Further columns of the list, for all these products at once. */
async function listPartsOf(ctx: Context, ids: string[]) {
  const of = sql<boolean>`product_id = any (${ids}::uuid[])`
  const [texts, pictures, balances, revisions] = await Promise.all([
    ctx.tx.all(sqlOf.selectFrom('product_texts').select(['product_id', 'language', 'name']).where(of)),
    ctx.tx.all(
      sqlOf
        .selectFrom('product_images')
        .select(['id', 'product_id', 'name', 'widths', 'width', 'height', 'thumbhash'])
        .where(of)
        .where('position', 'is not', null)
        .orderBy('position'),
    ),
    ctx.tx.all(sqlOf.selectFrom('stock_balances').select(['product_id', 'balance']).where(of)),
    ctx.tx.all(
      sqlOf
        .selectFrom('product_revisions')
        .distinctOn('product_id')
        .select(['product_id', 'state', 'reason'])
        .where(of)
        .orderBy('product_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    ),
  ])
  return { texts, pictures, balances, revisions }
}

type Row = InferResult<ReturnType<typeof pageFor>>[number]
type ListParts = Awaited<ReturnType<typeof listPartsOf>>

function presentRow(row: Row, shown: ListParts, role: Role): ProductRow {
  const own = <T extends { product_id: string | null }>(all: T[]) =>
    all.filter(({ product_id }) => product_id === row.id)
  const pictures = own(shown.pictures)
  const [revision] = own(shown.revisions)
  return {
    id: row.id,
    name: own(shown.texts).find(({ language }) => language === row.original_language)?.name ?? '',
    language: row.original_language,
    category: row.category,
    status: row.status,
    reason: row.reason,
    version: row.updated_at.toISOString(),
    may: productActionsOf(role, row.status),
    articleCode: row.article_code,
    priceCents: Number(row.price_cents),
    priceConfirmedAt: row.price_confirmed_at.toISOString(),
    unit: row.unit,
    stock: own(shown.balances)[0]?.balance ?? 0,
    madeToOrder: row.made_to_order,
    createdAt: row.created_at.toISOString(),
    image: pictures[0] ?? null,
    imageCount: pictures.length,
    revision:
      revision?.state === 'waiting' || revision?.state === 'sent_back'
        ? { state: revision.state, reason: revision.reason }
        : null,
  }
}

export async function oneProduct(ctx: Context, { id }: { id: string }): Promise<Product> {
  const product = await storedProduct(ctx, id)
  return product ? presentProduct(ctx, product) : fail('NOT_FOUND')
}
