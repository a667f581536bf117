import { PriceDifference } from '@ticarum/contract/errors'
import type { Import, ImportRow, ImportRows } from '@ticarum/contract/procedures/imports'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** An import of the caller's company, locked until the change is done. */
export async function heldImport(ctx: Context, id: string) {
  const found = await ctx.tx.first(
    sqlOf.selectFrom('imports').select(['id', 'supplier_id', 'state', 'round']).where('id', '=', id).forUpdate(),
  )
  return found ?? fail('NOT_FOUND')
}

const COUNT_ROWS = `select count(*)::int as checked, count(*) filter (where action = 'create')::int as creates,
    count(*) filter (where action = 'create' and pictures = 0)::int as drafts,
    count(*) filter (where action = 'change')::int as changes,
    count(*) filter (where large)::int as large, count(*) filter (where action = 'none')::int as unchanged,
    count(*) filter (where action = 'refused')::int as refused,
    count(*) filter (where outcome = 'applied')::int as applied, count(*) filter (where outcome = 'left')::int as left
  from import_rows where import_id = $1`
const COUNT_PICTURES = `select count(*)::int as total,
    count(*) filter (where image is not null and problem is null)::int as read,
    count(*) filter (where problem is not null)::int as refused
  from import_pictures where import_id = $1`

type RowCounts = Pick<
  Import,
  'checked' | 'creates' | 'drafts' | 'changes' | 'large' | 'unchanged' | 'refused' | 'applied' | 'left'
>
type PictureCounts = Omit<Import['pictures'], 'problems'>
type PictureProblems = Import['pictures']['problems']

/** The progress of an import. A list has at most ten thousand rows, so they are counted on request. */
export async function oneImport(ctx: Context, { id }: { id: string }): Promise<Import> {
  const [found, [rows], [pictures], problems] = await Promise.all([
    ctx.tx.first(sqlOf.selectFrom('imports').selectAll().where('id', '=', id)),
    ctx.tx.sql<RowCounts>(COUNT_ROWS, [id]),
    ctx.tx.sql<PictureCounts>(COUNT_PICTURES, [id]),
    ctx.tx.sql<PictureProblems[number]>(
      `select file, problem from import_pictures where import_id = $1 and problem is not null
        order by number limit 100`,
      [id],
    ),
  ])
  if (!found || !rows || !pictures) return fail('NOT_FOUND')
  return {
    id,
    fileName: found.file_name,
    language: found.language,
    state: found.state,
    problem: found.problem,
    unknownColumns: found.unknown_columns,
    startedAt: found.created_at.toISOString(),
    total: found.total,
    ...rows,
    pictures: { ...pictures, problems },
  }
}

const Changes = z.array(z.object({ field: z.string(), old: z.string().nullable(), new: z.string() }))
const Prices = z.array(PriceDifference)
const Problems = z.custom<ImportRow['problems']>((stored) => Array.isArray(stored))

/** Its rows in the file's order, paged. */
export async function importRows(ctx: Context, { id, only, after, limit }: ImportRows) {
  const own = await ctx.tx.first(sqlOf.selectFrom('imports').select('id').where('id', '=', id))
  if (!own) return fail('NOT_FOUND')
  let page = sqlOf
    .selectFrom('import_rows')
    .select([
      'row_number',
      'article_code',
      'name',
      'action',
      'product_id',
      'changes',
      'prices',
      'problems',
      'pictures',
      'outcome',
    ])
    .where('import_id', '=', id)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit + 1)
  if (only === 'left') page = page.where(sql<boolean>`outcome = 'left'`)
  else if (only === 'large') page = page.where('large', '=', true)
  else if (only) page = page.where('action', '=', only)
  const rows = await ctx.tx.all(page)
  const shown = rows.slice(0, limit)
  return { items: shown.map(presentRow), next: rows.length > limit ? (shown.at(-1)?.row_number ?? null) : null }

  function presentRow({
    row_number,
    article_code,
    name,
    action,
    product_id,
    changes,
    prices,
    problems,
    pictures,
    outcome,
  }: (typeof rows)[number]): ImportRow {
    return {
      row: row_number,
      articleCode: article_code,
      name,
      action,
      productId: product_id,
      changes: Changes.parse(changes),
      prices: Prices.parse(prices),
      problems: Problems.parse(problems),
      pictures,
      outcome,
    }
  }
}
