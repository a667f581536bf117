import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { originalFile } from '../../images/image-files.ts'

const MAKE_AVIF = "select fx.enqueue('make-avif', $1, 'avif:' || $2)"

/** A picture whose files are stored. */
export interface StoredImage {
  name: string
  widths: number[]
  width: number
  height: number
  thumbhash: string
  /** size of its original */
  bytes: number
}

/** Inserts a stored picture as this supplier's, without a product yet, and queues its AVIF files. */
export async function insertImage(
  ctx: Context,
  supplierId: string,
  { name, widths, width, height, thumbhash, bytes }: StoredImage,
) {
  const shown = { id: ctx.newId(), name, widths, width, height, thumbhash }
  await ctx.tx.all(
    sqlOf.insertInto('product_images').values({ ...shown, supplier_id: supplierId, created_at: ctx.now }),
  )
  await ctx.tx.all(
    sqlOf
      .insertInto('image_originals')
      .values({ image_id: shown.id, supplier_id: supplierId, name: originalFile(name), type: 'image/webp', bytes }),
  )
  await ctx.tx.sql(MAKE_AVIF, [JSON.stringify({ name, widths }), name])
  ctx.wakeWorker()
  return shown
}
