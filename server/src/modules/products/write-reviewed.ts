import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { showImages } from './product-images.ts'
import type { Proposal } from './proposal.ts'
import type { StoredProduct } from './stored-product.ts'
import { columnsOf, takingCode, writeTexts } from './write-product.ts'

/**
 * Writes the reviewed fields at once: the product is not public yet, or an admin has decided. Pictures of a waiting
 * revision stay.
 */
export async function writeReviewed(
  ctx: Context,
  { row }: StoredProduct,
  proposal: Proposal,
  waitingImages: string[] = [],
): Promise<void> {
  const product = { id: row.id, supplierId: row.supplier_id }
  await takingCode(ctx.tx.all(sqlOf.updateTable('products').set(columnsOf(proposal)).where('id', '=', row.id)))
  await writeTexts(ctx, product, proposal)
  await showImages(ctx, product, proposal.imageIds, waitingImages)
}
