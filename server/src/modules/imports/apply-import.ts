import { PriceDifference } from '@ticarum/contract/errors'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { Refusal } from '../../door/domain-error.ts'
import { refusedByDatabase } from '../../door/refused-by-database.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { applyRow, type WaitingRow } from './apply-row.ts'
import { asMaker, importIn, type RunningImport } from './as-maker.ts'
import { countRows } from './imports.queries.ts'
import type { RowProblem } from './judge-row.ts'
import { withoutPlace } from './place-in-sheet.ts'

const BATCH = 20

const Cells = z.record(z.string(), z.string())
const Prices = z.array(PriceDifference)
const Changes = z.array(z.object({ field: z.string(), old: z.string().nullable(), new: z.string() }))

/**
 * Applies the rows in batches. Each batch stores its outcome in the same transaction, so that after a kill the next
 * worker continues with the rest.
 */
export async function applyImport(parts: JobParts, importId: string): Promise<void> {
  const running = await importIn(parts, 'applying', importId)
  if (!running) return
  while (await asMaker(parts, running, 'imports.apply', (ctx) => applyBatch(ctx, running)));
}

/**
 * False when nothing is left. The import's row is locked, so that two workers take turns and no row is applied twice.
 */
async function applyBatch(ctx: Context, running: RunningImport): Promise<boolean> {
  const { id } = running
  const held = await ctx.tx.first(sqlOf.selectFrom('imports').select('state').where('id', '=', id).forUpdate())
  if (held?.state !== 'applying') return false
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('import_rows')
      .select(['row_number', 'article_code', 'action', 'product_id', 'cells', 'changes', 'prices'])
      .where('import_id', '=', id)
      .where('outcome', 'is', null)
      .where('action', 'in', ['create', 'change'])
      .orderBy('row_number')
      .limit(BATCH),
  )
  for (const { row_number, article_code, action, product_id, cells, changes, prices } of rows) {
    const row: WaitingRow = {
      code: article_code,
      creates: action === 'create',
      productId: product_id,
      cells: Cells.parse(cells),
      changes: Changes.parse(changes),
      prices: Prices.parse(prices),
    }
    const done = await attempt(ctx, () => applyRow(ctx, running, row))
    const outcome = Array.isArray(done)
      ? { outcome: 'left' as const, problems: JSON.stringify(done.map(withoutPlace)) }
      : { outcome: 'applied' as const, product_id: done }
    await ctx.tx.all(
      sqlOf
        .updateTable('import_rows')
        .set({ ...outcome, applied_at: ctx.now })
        .where('import_id', '=', id)
        .where('row_number', '=', row_number),
    )
  }
  if (rows.length === BATCH) return true
  const applied = countRows(id, sql`outcome = 'applied'`)
  await ctx.tx.all(
    sqlOf.updateTable('imports').set({ state: 'applied', applied_at: ctx.now, applied }).where('id', '=', id),
  )
  return false
}

/** A row that fails is rolled back to its savepoint, and the others of its batch continue. */
async function attempt(ctx: Context, apply: () => Promise<string | RowProblem[]>): Promise<string | RowProblem[]> {
  await ctx.tx.sql('savepoint list_row')
  const done = await apply().catch((error: unknown): RowProblem[] => {
    const refusal = error instanceof Refusal ? error : refusedByDatabase(error)
    if (!refusal) throw error
    return [{ field: 'articleCode', problem: refusal.code === 'PRODUCTS_FULL' ? 'full' : 'changed' }]
  })
  await ctx.tx.sql(Array.isArray(done) ? 'rollback to savepoint list_row' : 'release savepoint list_row')
  return done
}
