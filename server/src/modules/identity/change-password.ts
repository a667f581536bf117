import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { markProven } from './mark-proven.ts'
import { hashPassword, passwordIsRight } from './password.ts'

/** The stored hash that the current password was verified against. */
async function provenHash(ctx: Context, password: string): Promise<string> {
  const [mine] = await ctx.tx.sql<{ hash: string | null }>('select fx.my_password_hash() as hash')
  const stored = mine?.hash ?? undefined
  const right = await passwordIsRight(stored, password)
  return stored && right ? stored : fail('WRONG_PASSWORD')
}

export async function changePassword(
  ctx: Context,
  { currentPassword, password }: { currentPassword: string; password: string },
) {
  const proven = await provenHash(ctx, currentPassword)
  const values = [proven, await hashPassword(password), personOf(ctx).sessionId]
  const [answer] = await ctx.tx.sql<{ changed: boolean }>('select fx.change_my_password($1, $2, $3) as changed', values)
  return answer?.changed ? { done: true as const } : fail('WRONG_PASSWORD')
}

export async function reauthenticate(ctx: Context, { password }: { password: string }) {
  await provenHash(ctx, password)
  await markProven(ctx)
  return { done: true as const }
}
