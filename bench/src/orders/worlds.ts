import type { DatabaseUrls } from '@ticarum/db/prepare'
import { emptyIn, withWorlds, worldIn } from '../worlds.ts'

/** The same goods for any number of orders: only orders grow, those of each supplier and of all. */
const PRODUCTS = 2000

export interface OrderWorld {
  orders: number
  urls: DatabaseUrls
}

/** A database in which nothing is. */
export const emptyWorld = <T>(use: (urls: DatabaseUrls) => Promise<T>): Promise<T> =>
  withWorlds('empty', async (cluster) => use(await emptyIn(cluster, 'empty')))

/** A database for each of these numbers of orders; orders may be placed in the first. */
export const orderWorlds = (sizes: number[], use: (worlds: OrderWorld[]) => Promise<void>): Promise<void> =>
  withWorlds('orders', async (cluster) => {
    const worlds: OrderWorld[] = []
    for (const [n, orders] of sizes.entries()) {
      console.log(`a world of ${orders} orders`)
      const size = { products: PRODUCTS, images: 1, orders }
      worlds.push({ orders, urls: await worldIn(cluster, `orders_${orders}`, { ...size, read: n > 0 }) })
    }
    await use(worlds)
  })
