import type { BulkOrders } from '@ticarum/contract/procedures/orders'
import type { Context } from '../../door/context.ts'
import { Refusal } from '../../door/domain-error.ts'
import { setOrderStatus } from './set-order-status.ts'
import { updateShipping } from './update-shipping.ts'

/** Errors of one order that do not stop the others. */
const outcomes = ['NOT_FOUND', 'REASON_REQUIRED', 'OUT_OF_STOCK'] as const
type Outcome = 'done' | (typeof outcomes)[number]

export async function changeManyOrders(ctx: Context, { ids, change }: BulkOrders) {
  const sorted = [...new Set(ids)].sort()
  if (change.kind === 'status') await ctx.tx.sql('select fx.lock_stock($1::uuid[])', [sorted])
  const items: { id: string; outcome: Outcome }[] = []
  for (const id of sorted) {
    const outcome = await attempt(ctx, () =>
      change.kind === 'status' ? setOrderStatus(ctx, { ...change, id }) : updateShipping(ctx, { ...change, id }),
    )
    items.push({ id, outcome })
  }
  return { items }
}

/** The savepoint rolls back what a refused change began. */
async function attempt(ctx: Context, change: () => Promise<unknown>): Promise<Outcome> {
  await ctx.tx.sql('savepoint one_order')
  try {
    await change()
    await ctx.tx.sql('release savepoint one_order')
    return 'done'
  } catch (error) {
    const refused = error instanceof Refusal ? outcomes.find((code) => code === error.code) : undefined
    if (!refused) throw error
    await ctx.tx.sql('rollback to savepoint one_order')
    return refused
  }
}
