import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { holdItem, setItemState } from './held-item.ts'

/** Answers by e-mail; the answer stays in the conversation. */
export async function replyToItem(
  ctx: Context,
  { id, version, body, close }: { id: string; version: string; body: string; close: boolean },
) {
  await holdItem(ctx, { id, version })
  await writeAndMail(ctx, id, body)
  return setItemState(ctx, id, close ? 'closed' : 'answered', true)
}

/** Writes in a conversation as the desk, and mails it to whoever it is for. */
export async function writeAndMail(ctx: Context, conversationId: string, body: string): Promise<void> {
  const me = await ctx.tx.first(sqlOf.selectFrom('people').select('full_name').where('id', '=', personOf(ctx).userId))
  const [messageId, mailId] = [ctx.newId(), ctx.newId()]
  await ctx.tx.all(
    sqlOf.insertInto('messages').values({
      id: messageId,
      conversation_id: conversationId,
      side: 'desk',
      sender_id: personOf(ctx).userId,
      sender_name: me?.full_name ?? '',
      body,
      mail_id: mailId,
    }),
  )
  const [answer] = await ctx.tx.sql<{ mailed: boolean }>('select fx.mail_reply($1, $2) as mailed', [mailId, messageId])
  if (!answer?.mailed) return fail('WRONG_STATE', { state: 'unreachable' })
  ctx.wakeWorker()
}
