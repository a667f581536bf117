import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Locks the row, for an admin who is about to change something of it. */
export async function storedFeedback(ctx: Context, id: string) {
  const stored = await ctx.tx.first(sqlOf.selectFrom('feedback').select('status').where('id', '=', id).forUpdate())
  return stored ?? fail('NOT_FOUND')
}
