import { z } from 'zod'
import { partFile } from '../../platform/storage/part-file.ts'
import type { JobParts } from '../../worker/job-parts.ts'

const Payload = z.object({ exportId: z.uuid() })
const PART = 500

interface PlacedOrder {
  id: string
  placed_at: Date
  said: unknown
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/**
 * Writes what is stored about a person: first everything but orders, then parts of these, together one JSON document.
 * After a kill it is written again from the beginning, under the same names.
 */
export async function exportAccount({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { exportId } = Payload.parse(payload)
  const { rows } = await pool.query<{ name: string; data: object | null }>(
    "select name, fx.account_data(id) as data from account_exports where id = $1 and state = 'writing'",
    [exportId],
  )
  const [begun] = rows
  if (!begun?.data) return
  let parts = 0
  async function write(name: string, text: string) {
    await storage.remove('exports', partFile(name, parts))
    await storage.put('exports', partFile(name, parts), Buffer.from(text), 'application/json')
    parts += 1
    await pool.query('update account_exports set parts = $2 where id = $1', [exportId, parts])
  }

  await write(begun.name, `${json(begun.data).slice(0, -2)},\n  "orders": [`)
  let last: PlacedOrder | undefined
  for (let found = PART; found === PART; ) {
    const page = await pool.query<PlacedOrder>('select * from fx.account_orders($1, $2, $3, $4)', [
      exportId,
      last?.placed_at ?? null,
      last?.id ?? null,
      PART,
    ])
    found = page.rows.length
    const text = page.rows.map(({ said }) => json(said)).join(',\n')
    if (found > 0) await write(begun.name, last ? `,\n${text}` : `\n${text}`)
    last = page.rows.at(-1) ?? last
  }
  await write(begun.name, '\n]}\n')
  await pool.query("update account_exports set state = 'ready' where id = $1", [exportId])
}

export async function sweepAccountExport({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { exportId } = Payload.parse(payload)
  const { rows } = await pool.query<{ name: string; parts: number }>(
    'select name, parts from account_exports where id = $1',
    [exportId],
  )
  for (const { name, parts } of rows)
    for (let part = 0; part <= parts; part++) await storage.remove('exports', partFile(name, part))
  await pool.query('delete from account_exports where id = $1', [exportId])
}
