import { centsOf } from '@ticarum/contract/money'
import type { QuickEdit, SavedProduct } from '@ticarum/contract/procedures/products'
import { isUnsubmitted, mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { agreedPrices } from './agreed-prices.ts'
import { heldProduct } from './products.policy.ts'
import { isVersion, laterThan } from './stored-product.ts'
import { countStock, priceColumns, publish } from './write-product.ts'

/** Saves price and stock from the list, at once. A typed price is a confirmed price, and tiers follow it. */
export async function quickEditProduct(ctx: Context, input: QuickEdit): Promise<SavedProduct> {
  const { price, shown } = input
  const product = await heldProduct(ctx, input.id)
  const { row } = product
  if (!mayProduct('quickEdit', row.status)) return fail('WRONG_STATE', { state: row.status })
  if (!isVersion(input.version, row)) return fail('CHANGED_MEANWHILE')
  // Only a product that is not reviewed yet may lack a price.
  if (price !== undefined && centsOf(price) === 0 && !isUnsubmitted(row.status))
    return fail('INPUT_INVALID', { fields: { price: 'tooSmall' } })

  const updated_at = laterThan(ctx.now, row)
  const prices =
    price === undefined ? {} : { ...priceColumns(agreedPrices(product, { price, shown })), price_confirmed_at: ctx.now }
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ ...prices, updated_at })
      .where('id', '=', row.id),
  )
  if (input.stock !== undefined) await countStock(ctx, row.id, input.stock)
  await publish(ctx, [row.id])
  return { id: row.id, status: row.status, version: updated_at.toISOString(), waits: [] }
}
