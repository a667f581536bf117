import { imageFile } from '@ticarum/contract/values/images'
import { testDatabase } from '@ticarum/db/testing/database'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import { drawProduct, views } from '@ticarum/db/world/pictures/draw-product'
import { kinds, type PictureKind, sides } from '@ticarum/db/world/pictures/kinds'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { loadDemoPictures } from './load-demo-pictures.ts'
import { loadDemoProofs } from './load-demo-proofs.ts'

// Drawings are SVG, which decode-image.ts blocks for its process; another file of this worker may have loaded it.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const { owner, urls } = await testDatabase()
const storage = diskStorage(await temporaryFolder())
await loadDemoWorld(urls.owner)
const client = await owner.connect()

describe('the pictures of the demo world', () => {
  it('are stored, served by name and shown in the listing, in the order of their views', async () => {
    const shown = demoProducts.filter(({ status, picture }) => status === 'listed' && picture.views === 3).slice(0, 2)
    expect(await loadDemoPictures(client, storage, { products: shown })).toBe(6)
    for (const { id } of shown) {
      const { rows } = await owner.query(
        `select images, (select array_agg(name order by position) from product_images where product_id = $1) as names
          from listings where product_id = $1`,
        [id],
      )
      expect(rows[0].images.map(({ name }: { name: string }) => name)).toEqual(rows[0].names)
      for (const { name, widths } of rows[0].images)
        for (const width of widths)
          expect((await storage.get('product-images', imageFile(name, width, 'webp')))?.size).toBeGreaterThan(500)
    }
  })

  it('are made once; the rest is made after a restart', async () => {
    const [product] = demoProducts.filter(({ picture }) => picture.views === 2)
    if (!product) throw new Error('no product with two pictures')
    expect(await loadDemoPictures(client, storage, { products: [product] })).toBe(2)
    expect(await loadDemoPictures(client, storage, { products: [product] })).toBe(0)
    await owner.query('delete from product_images where product_id = $1 and position = 1', [product.id])
    expect(await loadDemoPictures(client, storage, { products: [product] })).toBe(1)
  })

  it('are shown with what was ordered and wished for; payments have their proofs', async () => {
    const { rows: kept } = await owner.query<{ product_id: string }>(
      'select product_id from order_lines union select product_id from wishlists order by 1 limit 3',
    )
    const ids = kept.map(({ product_id }) => product_id)
    await loadDemoPictures(client, storage, { products: demoProducts.filter(({ id }) => ids.includes(id)) })
    await loadDemoProofs(client, storage)
    client.release()
    const { rows } = await owner.query(
      `select image ->> 'name' = image_name and image_name = i.name as shown
        from order_lines l join product_images i on i.product_id = l.product_id and i.position = 0
        where l.product_id = any ($1)
        union all select product_image ->> 'name' = i.name
        from wishlists w join product_images i on i.product_id = w.product_id and i.position = 0
        where w.product_id = any ($1)`,
      [ids],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ shown }) => shown !== true)).toEqual([])
    const { rows: proofs } = await owner.query('select file, bytes from payment_proofs')
    for (const { file, bytes } of proofs) expect((await storage.get('payment-proofs', file))?.size).toBe(bytes)
    expect(proofs.length).toBeGreaterThan(10)
  })

  it('are valid drawings, each kind different from the others', async () => {
    const [seen, packed] = [new Set<string>(), new Set<string>()]
    for (const kind of Object.keys(kinds) as PictureKind[]) {
      for (const view of views.keys()) {
        const drawing = drawProduct(kind, {}, view)
        expect(drawing, kind).toBe(drawProduct(kind, {}, view))
        expect(drawing, kind).not.toMatch(/NaN|undefined|Infinity/)
        const small = sharp(Buffer.from(drawing)).resize(160, 120)
        const { channels } = await sharp(await small.png().toBuffer()).stats()
        expect(
          Math.max(...channels.map(({ stdev }) => stdev)),
          `${kind} ${views[view]} is hardly there`,
        ).toBeGreaterThan(5)
        if (view < 2) seen.add(drawing) // cartons of one colour look alike
        if (view === 2 && kind in sides) packed.add(drawing)
      }
    }
    expect(seen.size).toBe(Object.keys(kinds).length * 2)
    expect([packed.size, Object.keys(sides).length], 'sides of their own').toEqual([12, 12])
  })

  it('show each variant of a product in colours of its own', () => {
    const drawings = demoProducts.map(({ picture: { kind, variant } }) => drawProduct(kind, variant, 0))
    expect(new Set(drawings).size).toBeGreaterThan(190) // two sizes of the same white towel may look alike
  })
})
