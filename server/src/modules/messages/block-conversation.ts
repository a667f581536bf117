import type { Context } from '../../door/context.ts'

export async function blockConversation(ctx: Context, { id, blocked }: { id: string; blocked: boolean }) {
  await ctx.tx.sql('select fx.block_conversation($1, $2)', [id, blocked], 'block-conversation')
  return { done: true as const }
}
