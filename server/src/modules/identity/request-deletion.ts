import { undoUntil } from '@ticarum/contract/values/account'
import { type Context, personOf } from '../../door/context.ts'
import { notify } from '../../platform/effects.ts'
import { keepsAnAdmin } from './keeps-an-admin.ts'

/** Ends all sessions of the person; who signs in again until the undo time is over can take it back. */
export async function requestDeletion(ctx: Context) {
  const [answer] = await keepsAnAdmin(() => ctx.tx.sql<{ at: Date }>('select fx.request_deletion() as at'))
  const until = undoUntil(answer?.at ?? ctx.now)
    .toISOString()
    .slice(0, 10)
  await notify(ctx, personOf(ctx).userId, 'account.deletion-requested', { until })
  ctx.tx.afterCommit(() => {
    ctx.caller.sessionCookie = 'clear'
  })
  return { done: true as const }
}

export async function undoDeletion(ctx: Context) {
  const [answer] = await ctx.tx.sql<{ undone: boolean }>('select fx.undo_deletion() as undone')
  if (answer?.undone) await notify(ctx, personOf(ctx).userId, 'account.deletion-undone', {})
  return { done: true as const }
}
