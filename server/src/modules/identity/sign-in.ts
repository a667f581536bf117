import { randomBytes } from 'node:crypto'
import type { SignIn } from '@ticarum/contract/procedures/identity'
import type { z } from 'zod'
import { hashToken, SESSION_LIFE } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/refusal.ts'
import { passwordIsRight } from './password.ts'

export async function signIn(ctx: Context, { email, password }: z.output<typeof SignIn>) {
  const [known] = await ctx.tx.sql<{ user_id: string; password_hash: string }>('select * from fx.credentials_of_email($1)', [email], 'credentials-of-email')
  const right = await passwordIsRight(known?.password_hash, password)
  if (!known || !right) return fail('WRONG_CREDENTIALS')

  const expiresAt = await openSession(ctx, known.user_id)
  return { expiresAt: expiresAt.toISOString() }
}

/** The token exists in the person's cookie only; the database keeps its hash. */
async function openSession(ctx: Context, userId: string): Promise<Date> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now.getTime() + SESSION_LIFE)
  await ctx.tx.sql('select fx.open_session($1, $2, $3, $4, $5)', [ctx.newId(), userId, hashToken(token), ctx.caller.userAgent.slice(0, 300), expiresAt])
  ctx.tx.afterCommit(() => {
    ctx.caller.sessionCookie = { token, expiresAt }
  })
  return expiresAt
}
