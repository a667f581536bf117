import { mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldProduct } from './products.policy.ts'
import { withdrawRevision } from './propose-revision.ts'
import { laterThan } from './stored-product.ts'
import { publish } from './write-product.ts'

/** Deletes the product with its pictures, or archives it if it was ever ordered, quoted or wished for. */
export async function removeProduct(ctx: Context, { id }: { id: string }) {
  const product = await heldProduct(ctx, id)
  const { row } = product
  if (!mayProduct('remove', row.status)) return fail('WRONG_STATE', { state: row.status })
  if (!row.used) {
    await ctx.tx.all(sqlOf.deleteFrom('products').where('id', '=', id))
    ctx.wakeWorker() // a trigger removes the files of its pictures
    return { outcome: 'deleted' as const }
  }
  await withdrawRevision(ctx, product)
  await ctx.tx.all(
    sqlOf
      .updateTable('products')
      .set({ status: 'archived', updated_at: laterThan(ctx.now, row) })
      .where('id', '=', id),
  )
  await publish(ctx, [id])
  return { outcome: 'archived' as const }
}
