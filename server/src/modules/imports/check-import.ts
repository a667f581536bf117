import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { type StoredProduct, storedProducts } from '../products/products.public.ts'
import { asMaker, importIn, MOST_READINGS, type RunningImport } from './as-maker.ts'
import { tellSetAsideLater } from './import-jobs.ts'
import { countRows } from './imports.queries.ts'
import { judgeRow } from './judge-row.ts'
import { matchPictures } from './list-pictures.ts'
import { problemAt, roundedAt } from './place-in-sheet.ts'
import { lastWord } from './product-cells.ts'
import type { List } from './read-list.ts'
import { readSentList } from './read-sent-list.ts'
import { ListFault } from './sheet.ts'
import { readPart } from './stored-parts.ts'

const BATCH = 50
/** Names of columns that are said to be unknown. */
const MOST_UNKNOWN = 50

/**
 * The dry run: stores for every row what it would do, and changes nothing else. It continues where a killed worker
 * stopped.
 */
export async function checkImport(parts: JobParts, importId: string): Promise<void> {
  const running = await importIn(parts, 'checking', importId)
  if (!running) return
  const list = await listOf(parts, running)
  if (!list) return
  const codes = list.rows.map(({ cells }) => cells.articleCode ?? '')
  const seen = Map.groupBy(codes, (code) => code)
  const isDoubled = (code: string) => code !== '' && (seen.get(code)?.length ?? 0) > 1

  const begun = await asMaker(parts, running, 'imports.check', async (ctx) => {
    if (!(await stillRuns(ctx, running))) return undefined
    await ctx.tx.all(
      sqlOf
        .updateTable('imports')
        .set({
          readings: 0,
          total: list.rows.length,
          unknown_columns: list.unknownColumns.slice(0, MOST_UNKNOWN),
          notes: JSON.stringify(list.notes),
        })
        .where('id', '=', importId),
    )
    const pictures = await matchPictures(ctx, importId, [...seen.keys()].filter(Boolean))
    const last = await ctx.tx.first(
      sqlOf
        .selectFrom('import_rows')
        .select(({ fn }) => fn.max('row_number').as('row'))
        .where('import_id', '=', importId),
    )
    return { pictures, after: last?.row ?? 0 }
  })
  if (!begun) return

  const rows = list.rows.filter(({ row }) => row > begun.after)
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    const goesOn = await asMaker(parts, running, 'imports.check', async (ctx) => {
      if (!(await stillRuns(ctx, running))) return false
      await judgeRows(ctx, running, { ...list, rows: batch }, begun.pictures, isDoubled)
      return true
    })
    if (!goesOn) return
  }
  await asMaker(parts, running, 'imports.check', async (ctx) => {
    if (await stillRuns(ctx, running))
      await ctx.tx.all(
        sqlOf
          .updateTable('imports')
          .set({ state: 'checked', refused: countRows(importId, sql`action = 'refused'`) })
          .where('id', '=', importId),
      )
  })
}

/** A file that can't be read ends its import. What it has done to earlier workers is counted before it is read. */
async function listOf(parts: JobParts, running: RunningImport): Promise<List | undefined> {
  const bytes = await readPart(parts.storage, running.file)
  const isSetAside = running.readings >= MOST_READINGS
  try {
    if (!bytes) throw new ListFault('unreadable')
    if (isSetAside) {
      parts.log.error({ importId: running.id }, 'workers died while they read this file: it is set aside')
      throw new ListFault('unreadable')
    }
    await setReadings(parts, running, running.readings + 1)
    return await readSentList(bytes)
  } catch (error) {
    if (!(error instanceof ListFault)) {
      await setReadings(parts, running, running.readings) // this worker lives
      throw error
    }
    await asMaker(parts, running, 'imports.check', async (ctx) => {
      if (!(await stillRuns(ctx, running))) return
      await ctx.tx.all(
        sqlOf
          .updateTable('imports')
          .set({
            state: 'failed',
            problem: error.problem,
            problem_at: error.at?.slice(0, 300) ?? null,
            readings: running.readings + 1, // one that was set aside is told apart in the audit trail
          })
          .where('id', '=', running.id),
      )
      if (isSetAside) await tellSetAsideLater(ctx, running.id)
    })
    return undefined
  }
}

const setReadings = (parts: JobParts, running: RunningImport, readings: number) =>
  asMaker(parts, running, 'imports.check', (ctx) =>
    ctx.tx.all(sqlOf.updateTable('imports').set({ readings }).where('id', '=', running.id)),
  )

/** Locks the import. False: pictures were added, and another dry run has begun. */
async function stillRuns(ctx: Context, { id, round }: RunningImport): Promise<boolean> {
  const found = await ctx.tx.first(
    sqlOf.selectFrom('imports').select(['state', 'round']).where('id', '=', id).forUpdate(),
  )
  return found?.state === 'checking' && found.round === round
}

async function judgeRows(
  ctx: Context,
  { id, supplierId, language }: RunningImport,
  { rows: batch, columns }: Pick<List, 'rows' | 'columns'>,
  pictures: Map<string, number>,
  isDoubled: (code: string) => boolean,
) {
  const products = await productsByCode(
    ctx,
    supplierId,
    batch.map(({ cells }) => cells.articleCode ?? ''),
  )
  const judged = batch.map((listRow) => {
    const { row, cells: said, faults } = listRow
    const code = said.articleCode ?? ''
    const product = products.get(code)
    const place = { columns, row: listRow, language, original: product ? lastWord(product).language : language }
    const { action, cells, changes, prices, large, rounded, problems } = judgeRow({
      cells: said,
      faults,
      language,
      product,
      pictures: pictures.get(code) ?? 0,
      doubled: isDoubled(code),
    })
    return {
      import_id: id,
      row_number: row,
      supplier_id: supplierId,
      article_code: code.slice(0, 100),
      name: (cells.name ?? said.name ?? '').slice(0, 100),
      action,
      product_id: product?.row.id ?? null,
      cells: JSON.stringify(cells),
      changes: JSON.stringify(changes),
      prices: JSON.stringify(prices),
      large: large && action === 'change',
      rounded: JSON.stringify(rounded.map((each) => roundedAt(place, each))),
      problems: JSON.stringify(problems.map((each) => problemAt(place, each))),
      pictures: pictures.get(code) ?? 0,
    }
  })
  await ctx.tx.all(
    sqlOf
      .insertInto('import_rows')
      .values(judged)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** The supplier's products with these codes. */
async function productsByCode(ctx: Context, supplierId: string, codes: string[]): Promise<Map<string, StoredProduct>> {
  const known = await ctx.tx.all(
    sqlOf
      .selectFrom('products')
      .select(['id', 'article_code'])
      .where('supplier_id', '=', supplierId)
      .where(sql<boolean>`article_code = any (${codes}::text[])`),
  )
  const stored = await storedProducts(
    ctx,
    known.map(({ id }) => id),
  )
  return new Map(stored.map((product) => [product.row.article_code ?? '', product]))
}
