import type { SendFeedback } from '@ticarum/contract/procedures/feedback'
import { noticeKinds } from '@ticarum/contract/values/notifications'
import type { Context } from '../../door/context.ts'

/** Stored with the sender's name, e-mail and role, all read from rows; admins are notified. */
export async function sendFeedback(ctx: Context, { rating, message, language, mayBeShown }: SendFeedback) {
  const { byMail } = noticeKinds['feedback.sent']
  const values = [ctx.newId(), rating, message, language, mayBeShown, byMail]
  await ctx.tx.sql('select fx.send_feedback($1, $2, $3, $4, $5, $6)', values, 'send-feedback')
  ctx.wakeWorker()
  return { done: true as const }
}
