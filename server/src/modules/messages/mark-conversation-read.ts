import type { Context } from '../../door/context.ts'

export async function markConversationRead(ctx: Context, { id, number }: { id: string; number: number }) {
  await ctx.tx.sql('select fx.read_conversation($1, $2)', [id, number], 'read-conversation')
  return { done: true as const }
}
