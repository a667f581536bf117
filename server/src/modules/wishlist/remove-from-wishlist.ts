import { Picture } from '@ticarum/contract/fields'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { sweepImages } from '../../platform/effects.ts'

/** How long a removal can be undone. */
const UNDO = 3600 * 1000

export async function removeFromWishlist(ctx: Context, { productId }: { productId: string }) {
  const { userId } = personOf(ctx)
  await forgetRemoved(ctx, userId)
  const dropped = await ctx.tx.first(
    sqlOf
      .updateTable('wishlists')
      .set(({ fn, val }) => ({ removed_at: fn.coalesce('removed_at', val(ctx.now)) }))
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .returning('created_at'),
  )
  return { wishedAt: dropped?.created_at.toISOString() ?? null }
}

async function forgetRemoved(ctx: Context, userId: string): Promise<void> {
  const before = new Date(ctx.now.getTime() - UNDO)
  const gone = await ctx.tx.all(
    sqlOf
      .deleteFrom('wishlists')
      .where('user_id', '=', userId)
      .where('removed_at', '<', before)
      .returning('product_image'),
  )
  await sweepImages(
    ctx,
    gone.flatMap(({ product_image }) => Picture.nullable().parse(product_image) ?? []),
  )
}
