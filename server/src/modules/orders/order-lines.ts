import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import type { StoredOrderLine } from './present-order-line.ts'

/** The lines of one version of an order; of the order as it is now, by its own. */
export const linesOf = (ctx: Context, { id, version }: { id: string; version: number }): Promise<StoredOrderLine[]> =>
  ctx.tx.all(
    sqlOf
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', id)
      .where('version', '=', version)
      .orderBy('position'),
  )
