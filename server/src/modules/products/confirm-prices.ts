import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { publish } from './write-product.ts'

/** The prices of one's listed products still hold: of all, or of these. Others' ids are as good as absent. */
export async function confirmPrices(ctx: Context, { ids }: { ids?: string[] | undefined }) {
  const supplierId = personOf(ctx).companyId ?? fail('FORBIDDEN')
  const listed = sqlOf
    .updateTable('products')
    .set({ price_confirmed_at: ctx.now })
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'listed')
    .returning('id')
  const confirmed = await ctx.tx.all(ids ? listed.where('id', 'in', ids) : listed)
  await publish(
    ctx,
    confirmed.map(({ id }) => id),
  )
  return { confirmed: confirmed.length }
}
