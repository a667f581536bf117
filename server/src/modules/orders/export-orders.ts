import { CSV_MARK } from '@ticarum/contract/csv'
import { StartExport } from '@ticarum/contract/procedures/order-exports'
import { byTicket, inTransaction, sqlOf, type Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import { csvRow, xlsxRow } from '../../platform/sheets/cell.ts'
import { partFile } from '../../platform/storage/part-file.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { type ExportedOrder, type ExportReader, exportedOrders, exportTable } from './exported-orders.ts'
import { selectedOrders, sideFrom } from './orders.queries.ts'

const Payload = z.object({ exportId: z.uuid(), madeBy: z.uuid(), companyId: z.uuid().nullable().default(null) })
const Filter = StartExport.omit({ language: true, format: true })
type Filter = z.output<typeof Filter>
const PART = 2000

/**
 * Writes the orders in parts, in the order of their list. The position is stored with each part, so that after a kill
 * the next worker continues there.
 */
export async function exportOrders(parts: JobParts, payload: unknown): Promise<void> {
  const { exportId, companyId } = Payload.parse(payload)
  const reader: ExportReader = companyId ? { role: 'supplier', companyId } : { role: 'admin' }
  while (await asReader(parts, exportId, reader, (tx) => writePart(tx, parts, reader, exportId)));
}

/** In the name of who asked, if they still have that role: row security limits what is written. */
async function asReader(
  { pool, app, clock }: JobParts,
  exportId: string,
  reader: ExportReader,
  work: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const companyId = reader.role === 'supplier' ? reader.companyId : null
  const { rows } = await pool.query<{ ticket: string | null }>('select fx.ticket_of_export($1, $2) as ticket', [
    exportId,
    companyId,
  ])
  const ticket = rows[0]?.ticket
  if (!ticket) return false
  const admin = reader.role === 'admin'
  const act = { action: 'order-exports.write', requestId: '', scope: '', now: clock.now() }
  return inTransaction(app, { ...act, entry: byTicket(ticket), admin }, work)
}

/** False when nothing is left. */
async function writePart(tx: Tx, { storage }: JobParts, reader: ExportReader, id: string): Promise<boolean> {
  const found = await tx.first(sqlOf.selectFrom('order_exports').selectAll().where('id', '=', id).forUpdate())
  if (found?.state !== 'writing') return false
  const { language, format } = found
  const filter = Filter.parse(found.filter)
  const total = found.total ?? (await countOf(tx, reader, filter))
  const after = found.last_at && found.last_id ? { at: found.last_at, id: found.last_id } : undefined
  const rows = await exportedOrders(tx, { reader, filter, language, after, limit: PART })

  const { head, cellsOf } = exportTable(reader.role, language)
  const text =
    format === 'xlsx'
      ? [
          ...(found.parts === 0 ? [xlsxRow(head, 1)] : []),
          ...rows.map((row, place) => xlsxRow(cellsOf(row), found.written + place + 2)),
        ]
      : [
          ...(found.parts === 0 ? [CSV_MARK, csvRow(head, language)] : []),
          ...rows.map((row) => csvRow(cellsOf(row), language)),
        ]
  // A part that a killed worker stored already holds the same orders or a few less: it is written again under its name.
  await storage.remove('exports', partFile(found.name, found.parts))
  await storage.put('exports', partFile(found.name, found.parts), Buffer.from(text.join('')), 'text/plain')

  const last = rows.at(-1)
  const ready = rows.length < PART
  const written = found.written + rows.length
  const more = {
    total: Math.max(total, written),
    written,
    parts: found.parts + 1,
    ...(last ? { last_at: placeAt(last, filter), last_id: last.id } : {}),
  }
  await tx.all(
    sqlOf
      .updateTable('order_exports')
      .set({ ...more, ...(ready ? { state: 'ready', total: written } : {}) })
      .where('id', '=', id),
  )
  return !ready
}

/** Late orders are listed by how late they are. */
const placeAt = (order: ExportedOrder, { late }: Filter) =>
  late && order.due_on ? new Date(order.due_on) : order.created_at

async function countOf(tx: Tx, reader: ExportReader, filter: Filter): Promise<number> {
  const counted = sql<number>`count(*)::integer`.as('number')
  const found =
    reader.role === 'admin'
      ? await tx.first(selectedOrders(filter).select(counted))
      : await tx.first(
          sideFrom('supplier_id', reader.companyId, filter.status, undefined).clearOrderBy().select(counted),
        )
  return found?.number ?? 0
}

export async function sweepExport({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { exportId } = Payload.pick({ exportId: true }).parse(payload)
  const { rows } = await pool.query<{ name: string; parts: number }>(
    'select name, parts from order_exports where id = $1',
    [exportId],
  )
  for (const { name, parts } of rows)
    for (let part = 0; part <= parts; part++) await storage.remove('exports', partFile(name, part))
  await pool.query('delete from order_exports where id = $1', [exportId])
}
