import { newId } from '@ticarum/db/ids'
import { type DemoProduct, demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { drawProduct } from '@ticarum/db/world/pictures/draw-product'
import type pg from 'pg'
import sharp from 'sharp'
import { originalFile, storeAvif, storeImage } from '../images/image-files.ts'
import type { ReadImage } from '../images/picture-tasks.ts'
import { readImage } from '../images/read-image.ts'
import type { FileStorage } from '../platform/storage/storage.ts'

interface Picture {
  productId: string
  product: DemoProduct
  view: number
}

interface Drawing {
  products?: readonly DemoProduct[]
  /** encode AVIF too, which takes most of the time; else the worker does */
  avif?: boolean
}

/** As a supplier would upload it. */
async function photographOf({ picture: { kind, variant } }: DemoProduct, view: number): Promise<Buffer> {
  return sharp(Buffer.from(drawProduct(kind, variant, view)))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/**
 * Draws the missing pictures of demo products and stores them as if uploaded; returns their number. It may be stopped
 * and started again.
 */
export async function loadDemoPictures(
  owner: pg.ClientBase,
  storage: FileStorage,
  { products = demoProducts, avif = false }: Drawing = {},
): Promise<number> {
  if (process.env.NODE_ENV === 'production') throw new Error('The demo world is not for production.')
  const missing = await missingPictures(owner, products)
  for (const picture of missing) {
    const image = await readImage(await photographOf(picture.product, picture.view), { kind: 'visitor' })
    if (!image) throw new Error(`the drawing of ${picture.product.articleCode} was refused`)
    await storeImage(storage, image)
    if (avif) await storeAvif(storage, image)
    await writeRow(owner, picture, image, { avifLater: !avif })
  }
  return missing.length
}

/**
 * Each product's first picture before any second one, the newest products first, because people look at these first.
 */
async function missingPictures(owner: pg.ClientBase, products: readonly DemoProduct[]): Promise<Picture[]> {
  const { rows } = await owner.query<{ id: string; views: number[] }>(
    `select p.id, array_remove(array_agg(i.position), null) as views
      from products p left join product_images i on i.product_id = p.id
      where p.id = any ($1) group by p.id order by (p.status = 'listed') desc, p.created_at desc`,
    [products.map(({ id }) => id)],
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  const lacking = rows.flatMap(({ id, views }) => {
    const product = byId.get(id)
    if (!product) return []
    return Array.from({ length: product.picture.views }, (_, view) => ({ productId: id, product, view })).filter(
      ({ view }) => !views.includes(view),
    )
  })
  return lacking.sort((one, other) => one.view - other.view)
}

const ENTRY = `jsonb_build_object('name', i.name, 'widths', i.widths, 'width', i.width, 'height', i.height,
  'thumbhash', i.thumbhash)`
/** Orders and wishes of the demo world are older than its pictures, so they get the first one afterwards. */
const SHOWN_WITH = [
  `update order_lines l set image = ${ENTRY}, image_name = i.name from product_images i
    where i.product_id = $1 and i.position = 0 and l.product_id = i.product_id and l.image is null`,
  `update wishlists w set product_image = ${ENTRY} from product_images i
    where i.product_id = $1 and i.position = 0 and w.product_id = i.product_id and w.product_image is null`,
]

const MAKE_AVIF = "select fx.enqueue('make-avif', $1, 'avif:' || $2)"

async function writeRow(
  owner: pg.ClientBase,
  { productId, view }: Picture,
  { name, widths, width, height, thumbhash, original }: ReadImage,
  { avifLater }: { avifLater: boolean },
): Promise<void> {
  const id = newId()
  await owner.query('begin')
  try {
    await owner.query("select set_config('app.role', 'system', true)")
    await owner.query(
      `insert into product_images (id, supplier_id, product_id, position, name, widths, width, height, thumbhash)
        select $1, p.supplier_id, p.id, $3, $4, $5, $6, $7, $8 from products p where p.id = $2`,
      [id, productId, view, name, widths, width, height, thumbhash],
    )
    await owner.query(
      `insert into image_originals (image_id, supplier_id, name, type, bytes)
        select i.id, i.supplier_id, $2, 'image/webp', $3 from product_images i where i.id = $1`,
      [id, originalFile(name), original.length],
    )
    if (avifLater) await owner.query(MAKE_AVIF, [JSON.stringify({ name, widths }), name])
    await owner.query('select fx.publish_products(array[$1::uuid])', [productId])
    if (view === 0) for (const statement of SHOWN_WITH) await owner.query(statement, [productId])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
