import { type AmendmentAction, amendmentChanges } from '@ticarum/contract/values/amendment-rules'
import type { Context } from '../../door/context.ts'

/** fx.answer_amendment asks whose it is and whether it still waits, and gives the order its next version. */
async function answer(ctx: Context, id: string, action: Exclude<AmendmentAction, 'propose'>) {
  await ctx.tx.sql('select fx.answer_amendment($1, $2)', [id, amendmentChanges[action].to])
  ctx.wakeWorker()
  return { done: true as const }
}

export const acceptAmendment = (ctx: Context, { id }: { id: string }) => answer(ctx, id, 'accept')
export const declineAmendment = (ctx: Context, { id }: { id: string }) => answer(ctx, id, 'decline')
export const withdrawAmendment = (ctx: Context, { id }: { id: string }) => answer(ctx, id, 'withdraw')
