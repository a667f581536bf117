import type { BulkAct } from '@ticarum/contract/procedures/bulk-acts'
import type { BulkActKind } from '@ticarum/contract/values/bulk-acts'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { undoUntil } from './remember-act.ts'

/** Row security limits it to one's own acts. */
export async function getBulkAct(ctx: Context, { id }: { id: string }): Promise<BulkAct> {
  const act = await ctx.tx.first(
    sqlOf
      .selectFrom('bulk_acts')
      .select(['kind', 'undone', 'created_at', sql<number>`jsonb_array_length(items)`.as('count')])
      .where('id', '=', id),
  )
  if (!act) return fail('NOT_FOUND')
  const { kind, count, undone, created_at } = act
  return { id, kind: kind as BulkActKind, count, undone, undoUntil: undoUntil(created_at).toISOString() }
}
