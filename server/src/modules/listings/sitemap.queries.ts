import { SITEMAP_LIMIT, type SitemapKind } from '@ticarum/contract/values/public-pages'
import { prepared } from '@ticarum/db/prepared'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { isShown } from './listing-order.ts'

const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const allParts = prepared('sitemap-parts', () =>
  sqlOf.selectFrom('sitemap_parts').select(['kind', 'number']).orderBy('kind').orderBy('number'),
)

export async function sitemapParts(ctx: Context) {
  return { parts: await allParts(ctx.tx) }
}

/** Where a part begins, and where the next one does. */
const marks = prepared('sitemap-marks', (kind: SitemapKind, number: number) =>
  sqlOf
    .selectFrom('sitemap_parts')
    .select(['number', 'from_id'])
    .where('kind', '=', kind)
    .where('number', '>=', number)
    .orderBy('number')
    .limit(2),
)

const pagesOf = {
  products: prepared('sitemap-products', (from: string, to: string) =>
    sqlOf
      .selectFrom('listings as l')
      .select(['product_id as id', 'updated_at as changed_at'])
      .where(sql<boolean>`${isShown}`)
      .where('product_id', '>=', from)
      .where('product_id', '<', to)
      .orderBy('product_id')
      .limit(sql.lit(SITEMAP_LIMIT)),
  ),
  suppliers: prepared('sitemap-suppliers', (from: string, to: string) =>
    sqlOf
      .selectFrom('suppliers')
      .select(['id', sql<Date | null>`null::timestamptz`.as('changed_at')])
      .where('id', '>=', from)
      .where('id', '<', to)
      .where('active', '=', sql.lit(true))
      .where('listed_products', '>', sql.lit(0))
      .orderBy('id')
      .limit(sql.lit(SITEMAP_LIMIT)),
  ),
}

export async function sitemapPart(ctx: Context, { kind, number }: { kind: SitemapKind; number: number }) {
  const [first, next] = await marks(ctx.tx, kind, number)
  if (first?.number !== number) return fail('NOT_FOUND')
  const rows = await pagesOf[kind](ctx.tx, first.from_id, next?.from_id ?? END)
  return { pages: rows.map(({ id, changed_at }) => ({ id, changedAt: changed_at?.toISOString() ?? null })) }
}
