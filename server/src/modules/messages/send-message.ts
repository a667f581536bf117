import type { SendMessage } from '@ticarum/contract/procedures/messages'
import { promisedHours } from '@ticarum/contract/values/inbox'
import type { Context } from '../../door/context.ts'
import { workingHoursAfter } from '../../platform/working-hours.ts'

/** What is written to the desk is answered like a contact message; the other sides of a deal are told by mail. */
export async function sendMessage(ctx: Context, { id, messageId, body, phrase }: SendMessage) {
  const due = workingHoursAfter(ctx.now, promisedHours.contact)
  const [sent] = await ctx.tx.sql<{ number: number }>(
    'select fx.say_message($1, $2, $3, $4, $5) as number',
    [messageId, id, body, phrase ?? null, due],
    'send-message',
  )
  ctx.wakeWorker()
  return { number: sent?.number ?? 0 }
}
