import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'
import { prepared } from '../../door/prepared.ts'
import { fail } from '../../door/refusal.ts'
import { hashPassword } from './password.ts'

interface Input {
  token: string
  password: string
}

export const resetPassword = prepared(
  (_: unknown, { password }: Input) => hashPassword(password),
  async (ctx: Context, { token }: Input, passwordHash) => {
    const [answer] = await ctx.tx.sql<{ reset: boolean }>('select fx.reset_password($1, $2) as reset', [
      hashToken(token),
      passwordHash,
    ])
    return answer?.reset ? { done: true as const } : fail('LINK_INVALID')
  },
)
