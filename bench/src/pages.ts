import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { comparePage, type PageCost, printPages } from './pages/compare-page.ts'
import { startBenchServer, stopServer } from './servers.ts'

const PRODUCTS = 2000
/** Customers take turns, because one person's cart may not be read as often as the bench does. */
const CUSTOMERS = 10

/**
 * Pages per second of the built web, rendered for each request, against the JSON of the same listings from the same
 * process. Goal: `/products` is at least 0.12 times as fast as its JSON.
 */
export async function benchPages(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off'] })
  try {
    const urls = await prepareDatabase(cluster.url(), 'pages', 'bench')
    await generateWorld(urls.owner, { products: PRODUCTS, images: 3 })
    const { product, cookies } = await askedFor(urls.owner)
    const server = await startBenchServer(import.meta.resolve('@ticarum/server/http'), urls.app, { STORAGE_DIR: dir })
    try {
      const [list, one] = ['/api/v1/listings', `/api/v1/listings/${product}`]
      const asked = [
        { what: '/products, visitor', page: '/products', json: list, cookies: [] },
        { what: '/products, customer', page: '/products', json: list, cookies },
        { what: 'a product, visitor', page: `/products/${product}`, json: one, cookies: [] },
        { what: 'a product, customer', page: `/products/${product}`, json: one, cookies },
      ]
      const costs: PageCost[] = []
      for (const each of asked) costs.push(await comparePage(server.url, each))
      printPages(costs)
    } finally {
      await stopServer(server)
    }
  } finally {
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** A product of the first page, and sessions of customers. */
async function askedFor(ownerUrl: string): Promise<{ product: string; cookies: string[] }> {
  const owner = createPool(ownerUrl, 1)
  try {
    const { rows } = await owner.query<{ product_id: string }>(
      'select product_id from listings order by listed_at desc, product_id desc limit 1',
    )
    const cookies: string[] = []
    for (let n = 0; n < CUSTOMERS; n++) {
      const customer = await createGiven(owner).customer()
      cookies.push(`session=${await signedIn(owner, customer.id)}`)
    }
    return { product: rows[0]?.product_id ?? '', cookies }
  } finally {
    await owner.end()
  }
}
