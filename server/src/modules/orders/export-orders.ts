import { CSV_MARK, csvLine } from '@ticarum/contract/csv'
import { StartExport } from '@ticarum/contract/procedures/order-exports'
import { newId } from '@ticarum/db/ids'
import { inTransaction, sqlOf, type Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { z } from 'zod'
import { dbActor, type Person } from '../../door/actor.ts'
import { partFile } from '../../platform/storage/part-file.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { exportColumns, exportedOrders } from './exported-orders.ts'
import { searchOf } from './orders.queries.ts'

const Payload = z.object({ exportId: z.uuid(), madeBy: z.uuid() })
const Filter = StartExport.omit({ language: true })
const PART = 2000

/**
 * Writes the orders in parts, newest first. The position is stored with each part, so that after a kill the next worker
 * continues there.
 */
export async function exportOrders(parts: JobParts, payload: unknown): Promise<void> {
  const { exportId, madeBy } = Payload.parse(payload)
  while (await asAdmin(parts, madeBy, (tx) => writePart(tx, parts, exportId)));
}

/** In the name of who asked, if they still are an admin: row security limits what is written. */
async function asAdmin(parts: JobParts, userId: string, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  const now = parts.clock.now()
  const actor: Person = {
    kind: 'person',
    userId,
    sessionId: newId(),
    role: 'admin',
    companyId: null,
    companyOwner: false,
    sessionExpiresAt: now,
    provenUntil: null,
  }
  return inTransaction(
    parts.app,
    dbActor(actor, { action: 'order-exports.write', requestId: '', now, scope: '' }),
    async (tx) => {
      const still = await tx.first(
        sqlOf.selectFrom('user_roles').select('user_id').where('user_id', '=', userId).where('role', '=', 'admin'),
      )
      return still ? work(tx) : false
    },
  )
}

/** False when nothing is left. */
async function writePart(tx: Tx, { storage }: JobParts, id: string): Promise<boolean> {
  const found = await tx.first(sqlOf.selectFrom('order_exports').selectAll().where('id', '=', id).forUpdate())
  if (found?.state !== 'writing') return false
  const filter = Filter.parse(found.filter)
  const total = found.total ?? (await countOf(tx, filter))
  const after = found.last_at && found.last_id ? { at: found.last_at, id: found.last_id } : undefined
  const rows = await exportedOrders(tx, { ...filter, language: found.language, after, limit: PART })

  const text = rows.map((row) => csvLine(Object.values(exportColumns).map((cell) => cell(row)))).join('')
  const head = found.parts === 0 ? `${CSV_MARK}${csvLine(Object.keys(exportColumns))}` : ''
  // A part that a killed worker stored already holds the same orders or a few less: it is written again under its name.
  await storage.remove('exports', partFile(found.name, found.parts))
  await storage.put('exports', partFile(found.name, found.parts), Buffer.from(head + text), 'text/csv')

  const last = rows.at(-1)
  const ready = rows.length < PART
  const written = found.written + rows.length
  const more = {
    total: Math.max(total, written),
    written,
    parts: found.parts + 1,
    ...(last ? { last_at: last.created_at, last_id: last.id } : {}),
  }
  await tx.all(
    sqlOf
      .updateTable('order_exports')
      .set({ ...more, ...(ready ? { state: 'ready', total: written } : {}) })
      .where('id', '=', id),
  )
  return !ready
}

async function countOf(tx: Tx, { status, q }: z.output<typeof Filter>): Promise<number> {
  const search = searchOf(q)
  let counted = sqlOf.selectFrom('orders').select(sql<number>`count(*)::integer`.as('number'))
  if (status) counted = counted.where('status', '=', status)
  if (search) counted = counted.where(search)
  return (await tx.first(counted))?.number ?? 0
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
