import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { addEvent, otherSides, tellSides } from './order-events.ts'
import { readOrder } from './stored-order.ts'

/** The desk's answer to a question, which its customer also gets by e-mail. */
export async function noteOnOrder(ctx: Context, id: string, text: string): Promise<void> {
  await addEvent(ctx, await readOrder(ctx, id), 'note', { text })
}

/** A note that all sides of the order read. */
export async function writeNote(ctx: Context, { id, text }: { id: string; text: string }) {
  const { userId, role } = personOf(ctx)
  const order = await readOrder(ctx, id)
  const me = await ctx.tx.first(sqlOf.selectFrom('people').select('full_name').where('id', '=', userId))
  await addEvent(ctx, order, 'note', { text })
  await tellSides(ctx, order, otherSides(ctx), 'order.note', {
    ...(role === 'admin' ? { name: 'Ticarum' } : { name: me?.full_name ?? '', userId }),
    text,
  })
  return { done: true as const }
}
