import { MOST_AT_ONCE } from '@ticarum/contract/procedures/bulk-acts'
import { type BulkActKind, UNDO_MINUTES } from '@ticarum/contract/values/bulk-acts'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** A thing that was changed, and the value that it had before. */
export interface ActItem {
  id: string
  from: string
}

export const undoUntil = (since: Date): Date => new Date(since.getTime() + UNDO_MINUTES * 60_000)

/** Keeps what a part of a bulk act changed; row security refuses a further part of somebody else's act. */
export async function rememberAct(
  ctx: Context,
  { actId, kind, items }: { actId: string | undefined; kind: BulkActKind; items: ActItem[] },
): Promise<string> {
  const kept = JSON.stringify(items)
  if (actId) {
    const extended = await ctx.tx.first(
      sqlOf
        .updateTable('bulk_acts')
        .set({ items: sql`items || ${kept}::jsonb` })
        .where('id', '=', actId)
        .where('kind', '=', kind)
        .where('undone', '=', 0)
        .returning('id'),
    )
    return extended?.id ?? fail('INPUT_INVALID', { fields: { actId: 'invalid' } })
  }
  const id = ctx.newId()
  await ctx.tx.all(
    sqlOf.insertInto('bulk_acts').values({ id, made_by: personOf(ctx).userId, kind, items: kept, created_at: ctx.now }),
  )
  return id
}

/** The next things of an act that are to be taken back, the last changed first; they count as taken back. */
export async function takeBack(ctx: Context, id: string, area: 'orders' | 'products') {
  const act = await ctx.tx.first(sqlOf.selectFrom('bulk_acts').selectAll().where('id', '=', id).forUpdate())
  if (!act?.kind.startsWith(area)) return fail('NOT_FOUND')
  if (undoUntil(act.created_at) < ctx.now) return fail('ALREADY_ENDED')
  const items = (act.items as unknown as ActItem[]).toReversed().slice(act.undone, act.undone + MOST_AT_ONCE)
  const undone = act.undone + items.length
  await ctx.tx.all(sqlOf.updateTable('bulk_acts').set({ undone }).where('id', '=', id))
  return { kind: act.kind as BulkActKind, items, left: (act.items as unknown as ActItem[]).length - undone }
}
