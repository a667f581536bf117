import type { Context } from '../../door/context.ts'

/**
 * Listings are found by their supplier's name and city as well, so when these change they are refreshed in the same
 * transaction.
 */
export async function publishSupplier(ctx: Context, supplierId: string): Promise<void> {
  await ctx.tx.sql(
    "select fx.publish_products(array(select id from products where supplier_id = $1 and status = 'listed'))",
    [supplierId],
  )
}
