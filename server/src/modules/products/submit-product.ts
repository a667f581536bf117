import { priceOf } from '@ticarum/contract/money'
import type { SavedProduct } from '@ticarum/contract/procedures/products'
import { mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldProduct } from './products.policy.ts'
import { handedIn, mustBeComplete } from './publishing.policy.ts'
import { currentOf, laterThan } from './stored-product.ts'
import { publish } from './write-product.ts'

/** Submits a draft for review as it is. */
export async function submitProduct(ctx: Context, { id }: { id: string }): Promise<SavedProduct> {
  const product = await heldProduct(ctx, id)
  const { row, stock } = product
  if (!mayProduct('submit', row.status)) return fail('WRONG_STATE', { state: row.status })
  mustBeComplete({ ...currentOf(product), price: priceOf(Number(row.price_cents)), stock })

  const target = await handedIn(ctx, row.supplier_id)
  const updated_at = laterThan(ctx.now, row)
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ ...target, updated_at })
      .where('id', '=', id),
  )
  await publish(ctx, [id])
  return { id, status: target.status, version: updated_at.toISOString(), waits: [] }
}
