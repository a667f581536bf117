import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Cluster, startCluster } from '@ticarum/db/cluster'
import { type DatabaseUrls, prepareDatabase } from '@ticarum/db/prepare'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'

/** The same goods for any number of orders: only orders grow, those of each supplier and of all. */
const PRODUCTS = 2000

export interface OrderWorld {
  orders: number
  urls: DatabaseUrls
}

/** One PostgreSQL in a temporary folder. */
async function withCluster<T>(use: (cluster: Cluster) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  try {
    const cluster = await startCluster({
      dir,
      flags: ['-c', 'fsync=off', '-c', 'shared_buffers=2GB', '-c', 'max_wal_size=4GB'],
    })
    return await use(cluster).finally(() => cluster.stop())
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** A database in which nothing is. */
export const emptyWorld = <T>(use: (urls: DatabaseUrls) => Promise<T>): Promise<T> =>
  withCluster(async (cluster) => use(await prepareDatabase(cluster.url(), 'empty', 'bench')))

/** A database for each of these numbers of orders. */
export const orderWorlds = (sizes: number[], use: (worlds: OrderWorld[]) => Promise<void>): Promise<void> =>
  withCluster(async (cluster) => {
    const worlds: OrderWorld[] = []
    for (const orders of sizes) {
      console.log(`a world of ${orders} orders`)
      const urls = await prepareDatabase(cluster.url(), `orders_${orders}`, 'bench')
      await generateWorld(urls.owner, { products: PRODUCTS, images: 1, orders }, (done) => console.log(`  ${done}`))
      worlds.push({ orders, urls })
    }
    await use(worlds)
  })
