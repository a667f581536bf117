import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Row security limits it to one's own views. */
export async function renameView(ctx: Context, { id, name }: { id: string; name: string }) {
  const renamed = await ctx.tx.first(
    sqlOf.updateTable('saved_views').set({ name }).where('id', '=', id).returning('id'),
  )
  return renamed ? { done: true as const } : fail('NOT_FOUND')
}
