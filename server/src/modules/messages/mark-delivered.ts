import type { Context } from '../../door/context.ts'

export async function markDelivered(ctx: Context) {
  await ctx.tx.sql('select fx.deliver_messages()', [], 'deliver-messages')
  return { done: true as const }
}
