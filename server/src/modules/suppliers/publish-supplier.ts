import type { Context } from '../../door/context.ts'

/**
 * A supplier's listings are found by its name as well: under another one they are published anew, in the same
 * transaction.
 */
export async function publishSupplier(ctx: Context, supplierId: string): Promise<void> {
  await ctx.tx.sql(
    "select fx.publish_products(array(select id from products where supplier_id = $1 and status = 'listed'))",
    [supplierId],
  )
}
