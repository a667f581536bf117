import { randomBytes } from 'node:crypto'
import { hashToken, SESSION_LIFE } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'

/** The token exists only in the person's cookie; the database stores its hash. */
export async function openSession(ctx: Context, userId: string): Promise<Date> {
  const token = randomBytes(32).toString('base64url')
  const [session] = await ctx.tx.sql<{ ends: Date }>('select fx.open_session($1, $2, $3, $4, $5) as ends', [
    ctx.newId(),
    userId,
    hashToken(token),
    ctx.caller.userAgent.slice(0, 300),
    new Date(ctx.now.getTime() + SESSION_LIFE),
  ])
  if (!session) throw new Error('the session was not stored')
  const expiresAt = session.ends
  ctx.tx.afterCommit(() => {
    ctx.caller.sessionCookie = { token, expiresAt }
    // Further calls of this request act as the person who has just signed in.
    ctx.caller.token = token
    delete ctx.caller.actor
  })
  return expiresAt
}
