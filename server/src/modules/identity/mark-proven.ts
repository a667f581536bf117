import { type Context, personOf } from '../../door/context.ts'

/** Allows this session to do dangerous acts for a while, beginning with further calls of this request. */
export async function markProven(ctx: Context): Promise<void> {
  await ctx.tx.sql('select fx.mark_reauthenticated($1)', [personOf(ctx).sessionId])
  ctx.tx.afterCommit(() => {
    delete ctx.caller.actor
  })
}
