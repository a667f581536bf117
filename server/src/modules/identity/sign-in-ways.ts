import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

const TEN_MINUTES = 10 * 60 * 1000

export async function signInWays(ctx: Context) {
  const [ways] = await ctx.tx.sql<{ password: boolean; google: boolean }>('select * from fx.my_sign_in_ways()')
  const session = await ctx.tx.first(
    sqlOf.selectFrom('sessions').select('reauthenticated_at').where('id', '=', personOf(ctx).sessionId),
  )
  const until = (session?.reauthenticated_at?.getTime() ?? 0) + TEN_MINUTES
  return {
    password: ways?.password ?? false,
    google: ways?.google ?? false,
    provenUntil: until > ctx.now.getTime() ? new Date(until).toISOString() : null,
  }
}
