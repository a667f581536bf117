import { centsOf } from '@ticarum/contract/money'
import type { QuickEdit, SavedProduct } from '@ticarum/contract/procedures/products'
import { isUnsubmitted, mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldProduct } from './products.policy.ts'
import { isVersion, laterThan, type StoredProduct } from './stored-product.ts'
import { countStock, publish } from './write-product.ts'

/** Saves price and stock from the list, at once. A typed price is a confirmed price. */
export async function quickEditProduct(ctx: Context, input: QuickEdit): Promise<SavedProduct> {
  const product = await heldProduct(ctx, input.id)
  const { row } = product
  if (!mayProduct('quickEdit', row.status)) return fail('WRONG_STATE', { state: row.status })
  if (!isVersion(input.version, row)) return fail('CHANGED_MEANWHILE')

  const updated_at = laterThan(ctx.now, row)
  const price =
    input.price === undefined
      ? {}
      : { price_cents: priceFor(product, centsOf(input.price)), price_confirmed_at: ctx.now }
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ ...price, updated_at })
      .where('id', '=', row.id),
  )
  if (input.stock !== undefined) await countStock(ctx, row.id, input.stock)
  await publish(ctx, [row.id])
  return { id: row.id, status: row.status, version: updated_at.toISOString(), waits: [] }
}

/** Only a product that is not reviewed yet may lack a price, and a tier's price is never above the one before. */
function priceFor({ row, tiers }: StoredProduct, cents: number): bigint {
  const [first] = tiers
  if ((cents === 0 && !isUnsubmitted(row.status)) || (first && cents <= first.priceCents))
    fail('INPUT_INVALID', { fields: { price: 'tooSmall' } })
  return BigInt(cents)
}
