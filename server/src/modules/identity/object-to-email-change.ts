import type { ResetPassword } from '@ticarum/contract/procedures/identity'
import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hashPassword } from './password.ts'
import { forgetGuesses } from './password-guesses.ts'

/** By the reader of the address that an account had: it gets that back, with a password that only they know. */
export const objectToEmailChange = beforeTransaction(
  (_: unknown, { password }: ResetPassword) => hashPassword(password),
  async (ctx: Context, { token }: ResetPassword, passwordHash) => {
    const [restored] = await ctx.tx.sql<{ email: string | null }>(
      'select fx.object_to_email_change($1, $2, $3) as email',
      [hashToken(token), passwordHash, ctx.newId()],
    )
    if (!restored?.email) return fail('LINK_INVALID')
    await forgetGuesses(ctx.tx, restored.email)
    ctx.wakeWorker()
    return { done: true as const }
  },
)
