import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

export async function signOutEverywhere(ctx: Context) {
  const { userId, sessionId } = personOf(ctx)
  const ended = await ctx.tx.all(
    sqlOf.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).returning('id'),
  )
  return { ended: ended.length }
}
