import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hashPassword } from './password.ts'

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
    return answer?.reset ? { done: true as const } : fail('LINK_INVALID')
  },
)
