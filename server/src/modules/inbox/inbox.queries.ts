import type { Care, FindInboxItems as Find } from '@ticarum/contract/procedures/contact-messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

export type InboxQuery = z.output<typeof Find>
type Table = 'contact_messages' | 'applications'

interface InboxItemRow {
  due_at: Date
  answered_at: Date | null
  created_at: Date
  assignee_id: string | null
  full_name: string | null
}

/** Waiting items are sorted by when an answer is due, all others newest first. */
const byDue = ({ queue }: InboxQuery) => queue === 'open'

/** The rows of a list after the cursor. */
export function placeIn(table: Table, find: InboxQuery) {
  const [queue, id, created] = [sql.ref(`${table}.queue`), sql.ref(`${table}.id`), sql.ref(`${table}.created_at`)]
  const position = positionOf(find.after)
  const further = byDue(find)
    ? sql`and (due_at, ${id}) > (${position?.at}, ${position?.id})`
    : sql`and (${created}, ${id}) < (${position?.at}, ${position?.id})`
  return {
    rows: sql<boolean>`${queue} = ${find.queue} ${position ? further : sql``}`,
    order: byDue(find) ? sql`due_at, ${id}` : sql`${created} desc, ${id} desc`,
  }
}

export const pageOfQueue = <Row extends InboxItemRow & { id: string }, Item>(
  rows: Row[],
  find: InboxQuery,
  present: (row: Row) => Item,
) =>
  keysetPage(
    rows.map((row) => ({ id: row.id, created_at: byDue(find) ? row.due_at : row.created_at, row })),
    find.limit,
    ({ row }) => present(row),
  )

export const presentCare = ({
  due_at,
  answered_at,
  created_at,
  assignee_id,
  full_name,
}: InboxItemRow): z.infer<typeof Care> => ({
  assignee: assignee_id && full_name !== null ? { id: assignee_id, name: full_name } : null,
  dueAt: due_at.toISOString(),
  answeredAt: answered_at?.toISOString() ?? null,
  createdAt: created_at.toISOString(),
})
