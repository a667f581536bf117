import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'

export async function signOut(ctx: Context) {
  if (ctx.caller.token) await ctx.tx.sql('select fx.end_session($1)', [hashToken(ctx.caller.token)])
  ctx.tx.afterCommit(() => {
    ctx.caller.sessionCookie = 'clear'
  })
  return { done: true as const }
}
