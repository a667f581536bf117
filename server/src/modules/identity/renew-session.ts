import { hashToken, SESSION_LIFE } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function renewSession(ctx: Context) {
  const { token } = ctx.caller
  if (!token) return fail('UNAUTHENTICATED')
  const expiresAt = new Date(ctx.now.getTime() + SESSION_LIFE)
  const [renewed] = await ctx.tx.sql<{ extended: boolean }>('select fx.extend_session($1, $2, $3) as extended', [
    hashToken(token),
    ctx.now,
    expiresAt,
  ])
  if (!renewed?.extended) return fail('UNAUTHENTICATED')
  ctx.tx.afterCommit(() => {
    ctx.caller.sessionCookie = { token, expiresAt }
  })
  return { expiresAt: expiresAt.toISOString() }
}
