import { type Worlds, withWorlds, worldIn } from '../worlds.ts'

/** Images of each product, as rows without files. */
export const IMAGES = 3

export interface CatalogueWorld {
  products: number
  url: string
}

/** One PostgreSQL with a catalogue of each size. */
export const catalogueWorlds = (sizes: number[], use: (worlds: CatalogueWorld[]) => Promise<void>): Promise<void> =>
  withWorlds('catalogue', async (cluster) => {
    const worlds: CatalogueWorld[] = []
    for (const products of sizes) worlds.push(await filled(cluster, products))
    await use(worlds)
  })

async function filled(cluster: Worlds, products: number): Promise<CatalogueWorld> {
  console.log(`a world of ${products} products`)
  const urls = await worldIn(cluster, `catalogue_${products}`, { products, images: IMAGES, read: true })
  return { products, url: urls.app }
}
