import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** A column's values before and after; of personal and secret columns only that they changed. */
export type Changed = [before: unknown, after: unknown] | 'changed'

export interface AuditEntry {
  id: string
  at: Date
  actor_id: string | null
  actor_name: string | null
  table_name: string
  operation: string
  changes: Record<string, Changed>
}

interface FindEntries {
  tables: string[]
  rowId: string
  after?: string | undefined
  limit: number
}

/** Entries with the current name of who acted. */
export const auditEntries = sqlOf
  .selectFrom('audit_log')
  .leftJoin('people', 'people.id', 'audit_log.actor_id')
  .select(['audit_log.id', 'at', 'actor_id', 'people.full_name as actor_name', 'table_name', 'operation', 'changes'])

/** The id of the last entry of the page before. */
export function auditPosition(after: string | undefined): bigint | undefined {
  if (after === undefined) return undefined
  return /^\d{1,18}$/.test(after) ? BigInt(after) : fail('INPUT_INVALID', { fields: { after: 'invalid' } })
}

/** Takes limit + 1 rows: the extra one shows that there is a next page. */
export function pageOfEntries<Row extends { id: bigint }>(rows: Row[], limit: number) {
  const shown = rows.slice(0, limit)
  return { shown, next: rows.length > limit ? String(shown.at(-1)?.id) : null }
}

/** What the audit trail holds about one row of these tables, newest first. */
export async function auditOf(ctx: Context, { tables, rowId, after, limit }: FindEntries) {
  const position = auditPosition(after)
  const rows = await ctx.tx.all(
    auditEntries
      .where('table_name', 'in', tables)
      .where('row_id', '=', rowId)
      .$if(position !== undefined, (query) => query.where('audit_log.id', '<', position ?? 0n))
      .orderBy('audit_log.id', 'desc')
      .limit(limit + 1),
  )
  const { shown, next } = pageOfEntries(rows, limit)
  return {
    entries: shown.map(
      (row): AuditEntry => ({
        ...row,
        id: String(row.id),
        changes: row.changes as Record<string, Changed>, // fx.audit writes nothing else
      }),
    ),
    next,
  }
}
