import { promisedHours } from '@ticarum/contract/values/inbox'
import type { Context } from '../../door/context.ts'
import { workingHoursAfter } from '../../platform/working-hours.ts'
import { addEvent } from './order-events.ts'
import { readOrder } from './stored-order.ts'

/**
 * Stores a question on the order, puts it on the desk's list and mails it to the company's inbox and the supplier;
 * recipients come from the order's rows.
 */
export async function inquireAboutOrder(ctx: Context, { id, message }: { id: string; message: string }) {
  const order = await readOrder(ctx, id)
  const eventId = await addEvent(ctx, order, 'inquiry', { text: message })
  await ctx.tx.sql('select fx.receive_inquiry($1, $2)', [eventId, workingHoursAfter(ctx.now, promisedHours.contact)])
  ctx.wakeWorker()
  return { done: true as const }
}
