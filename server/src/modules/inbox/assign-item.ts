import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { isAdmin } from '../identity/identity.public.ts'

export async function assignItem(ctx: Context, { id, assigneeId }: { id: string; assigneeId: string | null }) {
  if (assigneeId && !(await isAdmin(ctx, assigneeId)))
    return fail('INPUT_INVALID', { fields: { assigneeId: 'invalid' } })
  const changed = await ctx.tx.first(
    sqlOf
      .updateTable('inbox_items')
      .set({ assignee_id: assigneeId, updated_by: personOf(ctx).userId, updated_at: ctx.now })
      .where('id', '=', id)
      .returning('id'),
  )
  return changed ? { done: true as const } : fail('NOT_FOUND')
}
