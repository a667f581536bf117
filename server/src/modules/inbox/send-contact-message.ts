import type { SendContactMessage } from '@ticarum/contract/procedures/contact-messages'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { contactDue } from './promised-by.ts'
import { heldBack } from './spam-check.ts'

/**
 * Stores the message and mails it to the company, whose address comes from a row. The sender only learns that it
 * arrived.
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
      held_back: heldBack(marks),
      due_at: contactDue(ctx.now),
      created_at: ctx.now,
      updated_at: ctx.now,
    }),
  )
  await ctx.tx.sql('select fx.mail_contact_message($1)', [id])
  ctx.wakeWorker()
  return { done: true as const }
}
