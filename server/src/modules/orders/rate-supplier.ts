import type { RateSupplier } from '@ticarum/contract/procedures/ratings'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

/** The first time the supplier and the desk are told; the supplier's figure follows in the database. */
export async function rateSupplier(ctx: Context, { id, stars, words: typed, language }: RateSupplier) {
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('rate', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })
  const written = { stars, words: typed || null, language }
  if (order.rating !== 'none') {
    const changed = { ...written, changed_at: ctx.now }
    await ctx.tx.all(sqlOf.updateTable('ratings').set(changed).where('order_id', '=', id))
    return { done: true as const }
  }
  const { customer_id, supplier_id, customer_company: customer } = order
  const of = { id: ctx.newId(), order_id: id, customer_id, supplier_id, rated_by: personOf(ctx).userId }
  await ctx.tx.all(sqlOf.insertInto('ratings').values({ ...of, ...written }))
  await tellSides(ctx, order, ['supplier', 'admin'], 'order.rated', { customer, rating: String(stars) })
  return { done: true as const }
}
