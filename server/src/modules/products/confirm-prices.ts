import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { publish } from './write-product.ts'

/** Confirms the prices of the supplier's listed products: of all, or of these. Ids of other suppliers are ignored. */
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
