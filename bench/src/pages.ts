import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { freePort } from '@ticarum/db/free-port'
import { prepareDatabase } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { startCache } from '@ticarum/server/testing/start-cache'
import type { Goal } from './measure.ts'
import { type ComparedPage, comparePage, type PageCost, printPages } from './pages/compare-page.ts'
import { type RowsOf, rateRow } from './rows.ts'
import { startBenchServer, withServer } from './servers.ts'

const PRODUCTS = 2000
/** Customers take turns, because one person's cart may not be read as often as the bench does. */
const CUSTOMERS = 10

/** Rendered for each request. */
const RENDERED: Goal = {
  atLeast: 0.12,
  limit:
    'rendering components 29 % of a page, the finished document (styles, policy, scripts) 22 %, ' +
    "React's stream 16 % ([pages.md](pages.md))",
}
const KEPT: Goal = { atLeast: 1 }

export async function benchPages(): Promise<void> {
  const costs: PageCost[] = []
  await measurePages((cost) => costs.push(cost))
  printPages(costs)
}

export const pageRows: RowsOf = async ({ quick }, show) => {
  const costs: PageCost[] = []
  await measurePages((cost) => {
    costs.push(cost)
    show(costs.map(rateRow))
  }, quick)
}

/**
 * Pages per second of the built web, against the JSON of the same listings from the same process: rendered for each
 * request, and out of the cache with the rules that ship.
 */
async function measurePages(found: (cost: PageCost) => void, quick = false): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-bench-'))
  const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off'] })
  try {
    const urls = await prepareDatabase(cluster.url(), 'pages', 'bench')
    await generateWorld(urls.owner, { products: PRODUCTS, images: 3 })
    const { product, cookies } = await askedFor(urls.owner)
    const list = { name: '/products', page: '/products', json: '/api/v1/listings' }
    const one = { name: 'a product', page: `/products/${product}`, json: `/api/v1/listings/${product}` }
    const server = startBenchServer(import.meta.resolve('@ticarum/server/http'), urls.app, { STORAGE_DIR: dir })
    await withServer(server, async (url) => {
      const compare = async (
        { name, ...asked }: typeof list,
        reader: string,
        rest: Pick<ComparedPage, 'goal' | 'cookies' | 'cache'>,
      ) =>
        found(
          await comparePage(url, { what: `${name}, ${reader}`, against: 'JSON endpoint', ...asked, ...rest }, quick),
        )
      for (const asked of [list, one]) {
        await compare(asked, 'visitor', { goal: RENDERED, cookies: [] })
        await compare(asked, 'customer', { goal: RENDERED, cookies })
      }
      const cache = await startCache(Number(new URL(url).port), await freePort())
      try {
        for (const asked of [list, one])
          await compare(asked, 'visitor, through the cache', { goal: KEPT, cookies: [], cache: cache.url })
      } finally {
        await cache.stop()
      }
    })
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
