import { beforeTransaction } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hashPassword } from './password.ts'

/**
 * The database checks that this session was authenticated again, because somebody who joined by Google has no password
 * to prove.
 */
export const setPassword = beforeTransaction(
  (_: unknown, { password }: { password: string }) => hashPassword(password),
  async (ctx: Context, _: object, passwordHash) => {
    const [answer] = await ctx.tx.sql<{ set: boolean }>('select fx.set_my_password($1, $2) as set', [
      passwordHash,
      personOf(ctx).sessionId,
    ])
    return answer?.set ? { done: true as const } : fail('REAUTHENTICATION_REQUIRED')
  },
)
