import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hashPassword } from './password.ts'
import { forgetGuesses } from './password-guesses.ts'

interface Input {
  token: string
  password: string
}

export const resetPassword = beforeTransaction(
  (_: unknown, { password }: Input) => hashPassword(password),
  async (ctx: Context, { token }: Input, passwordHash) => {
    const [answer] = await ctx.tx.sql<{ reset: boolean }>('select fx.reset_password($1, $2) as reset', [
      hashToken(token),
      passwordHash,
    ])
    if (!answer?.reset) return fail('LINK_INVALID')
    const [holder] = await ctx.tx.sql<{ email: string }>('select fx.email_of_used_link($1) as email', [
      hashToken(token),
    ])
    if (holder) await forgetGuesses(ctx.tx, holder.email)
    return { done: true as const }
  },
)
