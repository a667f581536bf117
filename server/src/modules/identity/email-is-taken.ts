import type { Context } from '../../door/context.ts'

/** The lock makes two sign-ups with the same e-mail take turns; it is held until the transaction ends. */
export async function takeTurn(ctx: Context, email: string): Promise<void> {
  await ctx.tx.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
}

export async function emailIsTaken(ctx: Context, email: string): Promise<boolean> {
  await takeTurn(ctx, email)
  const [answer] = await ctx.tx.sql<{ taken: boolean }>('select fx.email_is_taken($1) as taken', [email])
  return answer?.taken ?? false
}

/** Whether the account with this e-mail has neither role nor company, and so may still join one. */
export async function holderIsFree(ctx: Context, email: string): Promise<boolean> {
  const [answer] = await ctx.tx.sql<{ free: boolean }>('select fx.account_may_be_invited($1) as free', [email])
  return answer?.free ?? false
}
