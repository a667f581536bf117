import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Row security limits it to one's own views. */
export async function removeView(ctx: Context, { id }: { id: string }) {
  const removed = await ctx.tx.first(sqlOf.deleteFrom('saved_views').where('id', '=', id).returning('id'))
  return removed ? { done: true as const } : fail('NOT_FOUND')
}
