import type { Context } from '../../door/context.ts'

/** Counts a look at a listed product. Only customers and visitors look with a view to buying. */
export async function recordView(ctx: Context, view: { viewId: string; productId: string }): Promise<{ done: true }> {
  const { actor } = ctx
  const buys = actor.kind === 'visitor' || (actor.role !== 'supplier' && actor.role !== 'admin')
  if (buys) await ctx.tx.sql('select fx.record_view($1, $2)', [view.viewId, view.productId], 'record-view')
  return { done: true }
}
