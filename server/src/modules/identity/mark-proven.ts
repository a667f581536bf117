import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hasPasskey } from './passkeys.queries.ts'

/** Allows this session to do dangerous acts for a while. Whoever has a passkey is proven by that alone. */
export async function markProven(ctx: Context): Promise<void> {
  if (await hasPasskey(ctx)) return fail('PASSKEY_REQUIRED')
  await ctx.tx.sql('select fx.mark_reauthenticated($1)', [personOf(ctx).sessionId])
  provenFromHere(ctx)
}

/** Further calls of this request read the session anew. */
export const provenFromHere = (ctx: Context): void =>
  ctx.tx.afterCommit(() => {
    delete ctx.caller.actor
  })
