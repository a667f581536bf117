import type { SendContactMessage } from '@ticarum/contract/procedures/contact-messages'
import { promisedHours } from '@ticarum/contract/values/inbox'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { workingHoursAfter } from '../../platform/working-hours.ts'
import { heldBack } from './spam-check.ts'

/**
 * Stores the message, puts it on the desk's list and mails it to the company, whose address comes from a row. The
 * sender only learns that it arrived.
 */
export async function sendContactMessage(
  ctx: Context,
  { name, email, message, language, ...marks }: SendContactMessage,
) {
  const id = ctx.newId()
  await ctx.tx.all(
    sqlOf.insertInto('contact_messages').values({
      id,
      name,
      email,
      message,
      language,
      created_at: ctx.now,
    }),
  )
  const due = workingHoursAfter(ctx.now, promisedHours.contact)
  await ctx.tx.sql('select fx.receive_contact_message($1, $2, $3)', [id, due, heldBack(marks)])
  ctx.wakeWorker()
  return { done: true as const }
}
