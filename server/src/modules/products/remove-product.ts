import { mayProduct } from '@ticarum/contract/values/product-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldProduct } from './product.policy.ts'
import { withdrawRevision } from './propose-revision.ts'
import { laterThan } from './stored-product.ts'
import { publish } from './write-product.ts'

/** Really deleted, pictures and all, unless somebody ever ordered, quoted or wished it: what they have stays true. */
export async function removeProduct(ctx: Context, { id }: { id: string }) {
  const product = await heldProduct(ctx, id)
  const { row } = product
  if (!mayProduct('remove', row.status)) return fail('WRONG_STATE', { state: row.status })
  if (!row.used) {
    await ctx.tx.all(sqlOf.deleteFrom('products').where('id', '=', id))
    ctx.wakeWorker() // the files of its pictures go with them
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
