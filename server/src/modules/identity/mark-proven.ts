import { type Context, personOf, readSessionAnew } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { hasPasskey } from './passkeys.queries.ts'

/** Allows this session to do dangerous acts for a while. Whoever has a passkey is proven by that alone. */
export async function markProven(ctx: Context): Promise<void> {
  if (await hasPasskey(ctx)) return fail('PASSKEY_REQUIRED')
  await ctx.tx.sql('select fx.mark_reauthenticated($1)', [personOf(ctx).sessionId])
  readSessionAnew(ctx)
}
