import type { AuditEntryRow, FindAuditEntries } from '@ticarum/contract/procedures/audit'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { auditEntries, auditPosition, type Changed, pageOfEntries } from './audit.public.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** A transaction writes its entries under the time at which it began, so ids and times differ a little. */
const SLACK = HOUR
const GMT3 = 3 * HOUR

/**
 * The audit trail, newest first. It is paged by id; a day is first turned into a range of ids, so that no filter reads
 * more than its page.
 */
export async function listAuditEntries(ctx: Context, { by, table, day, after, limit }: FindAuditEntries) {
  const position = auditPosition(after)
  const actor = by === undefined ? undefined : await personByEmail(ctx, by)
  if (by !== undefined && actor === undefined) return { items: [], next: null }
  const from = day === undefined ? undefined : new Date(Date.parse(`${day}T00:00:00Z`) - GMT3)
  const to = from && new Date(from.getTime() + DAY)
  const rows = await ctx.tx.all(
    auditEntries
      .select(['action', 'actor_role', 'row_id'])
      .$if(actor !== undefined, (query) => query.where('actor_id', '=', actor ?? ''))
      .$if(table !== undefined, (query) => query.where('table_name', '=', table ?? ''))
      .$if(from !== undefined, (query) =>
        query
          .where('at', '>=', from ?? ctx.now)
          .where('at', '<', to ?? ctx.now)
          .where(sql<boolean>`audit_log.id > ${lastBefore(from, -SLACK)}`)
          .where(sql<boolean>`audit_log.id <= ${lastBefore(to, SLACK)}`),
      )
      .$if(position !== undefined, (query) => query.where('audit_log.id', '<', position ?? 0n))
      .orderBy('audit_log.id', 'desc')
      .limit(limit + 1),
  )
  const { shown, next } = pageOfEntries(rows, limit)
  return {
    items: shown.map(
      (row): AuditEntryRow => ({
        id: String(row.id),
        at: row.at.toISOString(),
        by: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? '', role: row.actor_role } : null,
        action: row.action,
        table: row.table_name,
        operation: row.operation as AuditEntryRow['operation'],
        rowId: row.row_id,
        changes: changesOf(row.changes as Record<string, Changed>), // fx.audit writes nothing else
      }),
    ),
    next,
  }
}

/** The last entry before this moment. */
const lastBefore = (moment: Date | undefined, slack: number) => sql`coalesce((select e.id from audit_log e
  where e.at < ${new Date((moment?.getTime() ?? 0) + slack)} order by e.at desc, e.id desc limit 1), 0)`

const LONGEST = 200

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const changesOf = (changes: Record<string, Changed>): AuditEntryRow['changes'] =>
  Object.entries(changes).map(([column, changed]) =>
    changed === 'changed'
      ? { column, personal: true, from: null, to: null }
      : { column, personal: false, from: shown(changed[0]), to: shown(changed[1]) },
  )

async function personByEmail(ctx: Context, email: string): Promise<string | undefined> {
  const found = await ctx.tx.first(sqlOf.selectFrom('accounts').select('id').where('email', '=', email))
  return found?.id
}
