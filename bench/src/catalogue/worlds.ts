import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Cluster, startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'

/** Images of each product, as rows without files. */
export const IMAGES = 3

export interface CatalogueWorld {
  products: number
  url: string
}

/** One PostgreSQL with a catalogue of each size, in a temporary folder. */
export async function catalogueWorlds(
  sizes: number[],
  use: (worlds: CatalogueWorld[]) => Promise<void>,
): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  try {
    const cluster = await startCluster({
      dir,
      flags: ['-c', 'fsync=off', '-c', 'shared_buffers=2GB', '-c', 'max_wal_size=4GB'],
    })
    try {
      const worlds: CatalogueWorld[] = []
      for (const products of sizes) worlds.push(await filled(cluster, products))
      await use(worlds)
    } finally {
      await cluster.stop()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function filled(cluster: Cluster, products: number): Promise<CatalogueWorld> {
  console.log(`a world of ${products} products`)
  const urls = await prepareDatabase(cluster.url(), `catalogue_${products}`, 'bench')
  await generateWorld(urls.owner, { products, images: IMAGES }, (done) => console.log(`  ${done}`))
  return { products, url: urls.app }
}
