import { type Context, personOf } from '../../door/context.ts'
import { hasPasskey } from './passkeys.queries.ts'

export async function signInWays(ctx: Context) {
  const [ways] = await ctx.tx.sql<{ password: boolean; google: boolean }>('select * from fx.my_sign_in_ways()')
  const { provenUntil } = personOf(ctx)
  return {
    password: ways?.password ?? false,
    google: ways?.google ?? false,
    passkey: await hasPasskey(ctx),
    provenUntil: provenUntil && provenUntil > ctx.now ? provenUntil.toISOString() : null,
  }
}
