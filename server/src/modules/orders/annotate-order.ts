import type { Annotate } from '@ticarum/contract/procedures/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { isAdmin } from '../identity/identity.public.ts'
import { readOrder } from './stored-order.ts'

/** The desk's private notes: they make no event and no notification; the audit records them. */
export const annotateOrder = (ctx: Context, { id, assigneeId, notes, followUpOn }: Annotate) =>
  writeNotes(ctx, { id, assigneeId }, { notes, follow_up_on: followUpOn })

/** Who looks after it; notes and follow-up day stay. */
export const assignOrder = (ctx: Context, { id, assigneeId }: Pick<Annotate, 'id' | 'assigneeId'>) =>
  writeNotes(ctx, { id, assigneeId }, {})

async function writeNotes(
  ctx: Context,
  { id, assigneeId }: Pick<Annotate, 'id' | 'assigneeId'>,
  more: { notes?: string; follow_up_on?: string | null },
) {
  const order = await readOrder(ctx, id)
  if (assigneeId && !(await isAdmin(ctx, assigneeId)))
    return fail('INPUT_INVALID', { fields: { assigneeId: 'invalid' } })
  const written = {
    ...more,
    assignee_id: assigneeId,
    updated_by: personOf(ctx).userId,
    updated_at: ctx.now,
  }
  await ctx.tx.all(
    sqlOf
      .insertInto('order_notes')
      .values({ order_id: id, ordered_at: order.created_at, ...written })
      .onConflict((known) => known.column('order_id').doUpdateSet(written)),
  )
  return { done: true as const }
}
