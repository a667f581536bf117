import { z } from 'zod'
import { removeImage, storeAvif } from '../../images/image-files.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const ImageName = z.object({ name: z.string(), widths: z.array(z.int()) })

const DELETE_LOOSE = `delete from product_images i where i.name = $1 and i.product_id is null
  and not exists (select from suppliers s where s.id = i.supplier_id and s.logo ->> 'name' = i.name)`

/** Wishes, quotes and orders keep their picture, whatever the product shows now. */
const STILL_USED = `select from product_images where name = $1
  union all select from wishlists where product_image ->> 'name' = $1
  union all select from order_lines where image_name = $1 union all select from order_pictures where name = $1
  union all select from quote_lines where image_name = $1 limit 1`

/** Runs a day after each upload and after an image was deleted; deletes the files if nothing uses the image. */
async function sweepImage({ pool, storage, log }: JobParts, payload: unknown): Promise<void> {
  const image = ImageName.parse(payload)
  await pool.query(DELETE_LOOSE, [image.name])
  // pictures of a problem that was never reported
  await pool.query('delete from order_pictures where name = $1 and event_id is null', [image.name])
  const { rowCount } = await pool.query(STILL_USED, [image.name])
  if (rowCount) return
  await removeImage(storage, image)
  log.info({ image: image.name }, 'the files of an image were removed')
}

export const imagesJobs = (parts: JobParts): Jobs => ({
  'make-avif': (payload) => storeAvif(parts.storage, ImageName.parse(payload)),
  'sweep-image': (payload) => sweepImage(parts, payload),
})
