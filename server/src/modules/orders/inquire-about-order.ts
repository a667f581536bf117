import type { Context } from '../../door/context.ts'
import { addEvent } from './order-events.ts'
import { readOrder } from './stored-order.ts'

/**
 * Stores a question on the order and mails it to the company's inbox and the supplier; recipients come from the order's
 * rows.
 */
export async function inquireAboutOrder(ctx: Context, { id, message }: { id: string; message: string }) {
  const order = await readOrder(ctx, id)
  const eventId = await addEvent(ctx, order, 'inquiry', { text: message })
  await ctx.tx.sql('select fx.mail_inquiry($1)', [eventId])
  ctx.wakeWorker()
  return { done: true as const }
}
