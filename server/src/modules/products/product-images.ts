import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { sweepImages } from '../../platform/effects.ts'

interface ProductOwner {
  id: string
  supplierId: string
}

const CLAIM = `update product_images i set product_id = $1
  where i.id = any ($2::uuid[]) and i.supplier_id = $3 and (i.product_id is null or i.product_id = $1)
  and not exists (select from suppliers s where s.id = $3 and s.logo ->> 'name' = i.name) returning i.id`
const ORDER = `update product_images set position = array_position($2::uuid[], id) - 1
  where product_id = $1 and id = any ($2::uuid[])`
const DROP_SHOWN = `update product_images set product_id = null, position = null
  where product_id = $1 and id <> all ($2::uuid[]) returning name, widths`
const DROP_HIDDEN = `update product_images set product_id = null
  where product_id = $1 and position is null and id <> all ($2::uuid[]) returning name, widths`

/** Assigns pictures to a product without showing them. Only the supplier's own, and none of another product. */
async function claim(ctx: Context, { id, supplierId }: ProductOwner, imageIds: string[]): Promise<void> {
  const claimed = await ctx.tx.sql(CLAIM, [id, imageIds, supplierId])
  if (claimed.length !== imageIds.length) fail('INPUT_INVALID', { fields: { imageIds: 'invalid' } })
}

/** Sets the pictures that a product shows, in this order; `waiting` are those of a revision. */
export async function showImages(
  ctx: Context,
  product: ProductOwner,
  imageIds: string[],
  waiting: string[] = [],
): Promise<void> {
  await claim(ctx, product, imageIds)
  await ctx.tx.sql(ORDER, [product.id, imageIds])
  // Pictures that only the revision uses are no longer shown, but kept.
  if (waiting.length > 0)
    await ctx.tx.sql('update product_images set position = null where product_id = $1 and id = any ($2::uuid[])', [
      product.id,
      waiting.filter((id) => !imageIds.includes(id)),
    ])
  await sweepImages(ctx, await ctx.tx.sql(DROP_SHOWN, [product.id, [...imageIds, ...waiting]]))
}

/** Assigns the pictures of a revision; the product's own pictures stay. */
export async function holdImages(ctx: Context, product: ProductOwner, imageIds: string[]): Promise<void> {
  await claim(ctx, product, imageIds)
  await sweepImages(ctx, await ctx.tx.sql(DROP_HIDDEN, [product.id, imageIds]))
}
