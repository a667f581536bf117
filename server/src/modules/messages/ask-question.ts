import type { AskQuestion } from '@ticarum/contract/procedures/messages'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function askQuestion(ctx: Context, { kind, subjectId, messageId, body }: AskQuestion) {
  const [asked] = await ctx.tx.sql<{ conversation_id: string; number: number }>(
    'select conversation_id, number from fx.ask_question($1, $2, $3, $4)',
    [messageId, kind, subjectId, body],
    'ask-question',
  )
  return asked ? { conversationId: asked.conversation_id, number: asked.number } : fail('NOT_FOUND')
}
