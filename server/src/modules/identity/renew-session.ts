import { hashToken, SESSION_LIFE } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function renewSession(ctx: Context) {
  const { token } = ctx.caller
  if (!token) return fail('UNAUTHENTICATED')
  const [renewed] = await ctx.tx.sql<{ ends: Date | null }>('select fx.extend_session($1, $2, $3) as ends', [
    hashToken(token),
    ctx.now,
    new Date(ctx.now.getTime() + SESSION_LIFE),
  ])
  const expiresAt = renewed?.ends
  if (!expiresAt) return fail('UNAUTHENTICATED')
  ctx.tx.afterCommit(() => {
    ctx.caller.sessionCookie = { token, expiresAt }
  })
  return { expiresAt: expiresAt.toISOString() }
}
