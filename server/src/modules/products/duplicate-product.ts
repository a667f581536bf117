import type { SavedProduct } from '@ticarum/contract/procedures/products'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { currentOf, storedProduct } from './stored-product.ts'
import { columnsOf, countStock, writeTexts } from './write-product.ts'

/**
 * Makes a draft of the same product. It has no article code, which must be unique, no stock, which nobody counted, and
 * no pictures: a picture belongs to one product, so that its files can be deleted with it.
 */
export async function duplicateProduct(ctx: Context, { id }: { id: string }): Promise<SavedProduct> {
  const product = await storedProduct(ctx, id)
  if (!product) return fail('NOT_FOUND')
  const { row, tiers } = product
  const proposal = { ...currentOf(product), articleCode: null, imageIds: [] }
  const copy = { id: ctx.newId(), supplierId: row.supplier_id }
  const { price_cents, minimum, made_to_order, lead_days } = row
  await ctx.tx.all(
    sqlOf.insertInto('products').values({
      id: copy.id,
      supplier_id: copy.supplierId,
      status: 'draft',
      created_by: personOf(ctx).userId,
      price_confirmed_at: ctx.now,
      created_at: ctx.now,
      updated_at: ctx.now,
      price_cents,
      tiers: JSON.stringify(tiers),
      minimum,
      made_to_order,
      lead_days,
      ...columnsOf(proposal),
    }),
  )
  await writeTexts(ctx, copy, proposal)
  await countStock(ctx, copy.id, 0)
  return { id: copy.id, status: 'draft', version: ctx.now.toISOString(), waits: [] }
}
