import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function forgetAddress(ctx: Context, { id }: { id: string }) {
  const [gone] = await ctx.tx.all(sqlOf.deleteFrom('addresses').where('id', '=', id).returning('id'))
  return gone ? { done: true as const } : fail('NOT_FOUND')
}
