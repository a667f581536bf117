import { PriceDifference } from '@ticarum/contract/errors'
import type { Page } from '@ticarum/contract/fields'
import type { Import, ImportRow, ImportRows, PastImport } from '@ticarum/contract/procedures/imports'
import { listNotes } from '@ticarum/contract/values/price-list'
import { sqlOf } from '@ticarum/db/transaction'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

/** An import of the caller's company, locked until the change is done. */
export async function heldImport(ctx: Context, id: string) {
  const found = await ctx.tx.first(
    sqlOf.selectFrom('imports').select(['id', 'supplier_id', 'state', 'round']).where('id', '=', id).forUpdate(),
  )
  return found ?? fail('NOT_FOUND')
}

/** The state of an import of the caller's company. */
export async function importState(ctx: Context, id: string) {
  const found = await ctx.tx.first(sqlOf.selectFrom('imports').select('state').where('id', '=', id))
  return found?.state ?? fail('NOT_FOUND')
}

/** How many rows of an import are so. Stored with it, because lists of imports count no rows. */
export const countRows = (importId: string, which: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from import_rows r where r.import_id = ${importId} and ${which})`

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

const Notes = z.array(z.object({ note: z.enum(listNotes), text: z.string() }))

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
    problemAt: found.problem_at,
    notes: Notes.parse(found.notes),
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
const Rounded = z.array(z.object({ field: z.string(), cell: z.string(), said: z.string(), price: z.string() }))

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
      'rounded',
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
    rounded,
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
      rounded: Rounded.parse(rounded),
      problems: Problems.parse(problems),
      pictures,
      outcome,
    }
  }
}

/** The imports of the caller's company, newest first. */
export async function listImports(ctx: Context, { after, limit }: z.output<typeof Page>) {
  const newest = sqlOf
    .selectFrom('imports')
    .leftJoin('people', 'people.id', 'imports.made_by')
    .select(['imports.id', 'file_name', 'state', 'total', 'refused', 'applied', 'imports.created_at', 'full_name'])
    .orderBy('imports.created_at', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(limit + 1)
  const position = positionOf(after)
  const rows = await ctx.tx.all(
    position ? newest.where(sql<boolean>`(imports.created_at, imports.id) < (${position.at}, ${position.id})`) : newest,
  )
  return keysetPage(
    rows,
    limit,
    ({ id, file_name, state, total, refused, applied, created_at, full_name }): PastImport => ({
      id,
      fileName: file_name,
      state,
      startedAt: created_at.toISOString(),
      by: full_name,
      total,
      refused,
      applied,
    }),
  )
}
