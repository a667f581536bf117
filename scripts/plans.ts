import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contract } from '@ticarum/contract/contract'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { createPool } from '@ticarum/db/transaction'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'
import { newCaller } from '@ticarum/server/door/caller'
import { createDoor } from '@ticarum/server/door/door'
import { systemClock } from '@ticarum/server/platform/clock'
import { silentLog } from '@ticarum/server/platform/log'
import { diskStorage } from '@ticarum/server/platform/storage/disk-storage'
import { routers } from '@ticarum/server/routers'
import { analyticsQuestions } from '@ticarum/server/testing/analytics-questions'
import { catalogueQuestions, type Question } from '@ticarum/server/testing/catalogue-questions'
import { buffersOf, type ExplainedStatement, explainingPool } from '@ticarum/server/testing/explaining-pool'
import { messageQuestions } from '@ticarum/server/testing/message-questions'
import { needQuestions } from '@ticarum/server/testing/need-questions'
import { orderQuestions } from '@ticarum/server/testing/order-questions'
import { quoteQuestions } from '@ticarum/server/testing/quote-questions'
import { ratingQuestions } from '@ticarum/server/testing/rating-questions'
import { recordQuestions } from '@ticarum/server/testing/record-questions'
import { faultsOf } from './plans/verdict.ts'

/**
 * Calls every read of visitors on the catalogue and of customers, suppliers and admins on orders and figures of sales,
 * of admins on the audit trail and failed mail, of both sides on their messages, and prints what each statement reads.
 * Exits with 1 if one of them scans a table that grows. With two numbers of orders or of quotes it also says how much
 * more is read of the larger world; there are as many quotes as orders, unless another number is given.
 * `npm run plans -- --products 1000000 --orders 1000000`, `npm run plans -- --products 10000 --orders 10000,1000000`,
 * `npm run plans -- --products 1000 --orders 0 --quotes 10000,1000000`
 */
const IMAGES = 3 // images of each product
const GROWTH = 1.3
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '100000' },
    quotes: { type: 'string' },
  },
})
const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-plans-'))
try {
  const cluster = await startCluster({
    dir,
    flags: ['-c', 'fsync=off', '-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB'],
  })
  try {
    const worlds: Map<string, number>[] = []
    for (const size of worldSizes()) worlds.push(await showPlans(cluster.url(), size))
    showGrowth(worlds)
  } finally {
    await cluster.stop()
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}

interface WorldSize {
  products: number
  orders: number
  quotes: number
}

/** One world for each number of orders, and in each for every number of quotes. */
function worldSizes(): WorldSize[] {
  const products = Number(values.products)
  return values.orders.split(',').flatMap((orders) =>
    (values.quotes ?? orders).split(',').map((quotes) => ({
      products,
      orders: Number(orders),
      quotes: Number(quotes),
    })),
  )
}

/** What was read of the largest world, for each block that was read of the smallest. */
function showGrowth(worlds: Map<string, number>[]): void {
  const [smallest, largest] = [worlds[0], worlds.at(-1)]
  if (!smallest || !largest || smallest === largest) return
  const ratios = [...smallest].map(([what, blocks]) => ({ what, blocks, ratio: (largest.get(what) ?? 0) / blocks }))
  console.log('blocks of the smallest world, and how many times as many of the largest')
  for (const { what, blocks, ratio } of ratios)
    console.log(`${what.padEnd(60)}${String(blocks).padStart(8)}${ratio.toFixed(2).padStart(8)}`)
  console.log(`${ratios.filter(({ ratio }) => ratio <= GROWTH).length} of ${ratios.length} within ${GROWTH}`)
}

/** Returns the blocks that each question reads. */
async function showPlans(clusterUrl: string, { products, orders, quotes }: WorldSize): Promise<Map<string, number>> {
  const urls = await prepareDatabase(clusterUrl, `plans_${orders}_${quotes}`, randomBytes(12).toString('hex'))
  await generateWorld(urls.owner, { products, images: IMAGES, orders })

  const pool = createPool(urls.app, 2)
  const owner = createPool(urls.owner, 1)
  const explained: ExplainedStatement[] = []
  const door = createDoor(contract, routers, {
    pool: explainingPool(pool, (each) => explained.push(each)),
    signInPool: pool,
    clock: systemClock,
    log: silentLog,
    origin: 'https://ticarum.example',
    wakeWorker: () => {},
    storage: diskStorage(dir),
    dealSecret: '', // no link is made here
    rateLimiter: async () => {},
  })
  let faulty = 0
  const blocks = new Map<string, number>()
  console.log(
    `${products} products, ${orders} orders, ${quotes} quotes: buffers read by the statements of each question`,
  )
  const questions: Question[] = [
    ...(await catalogueQuestions(pool)),
    ...(orders > 0
      ? [...(await ratingQuestions(owner)), ...(await orderQuestions(owner)), ...(await analyticsQuestions(owner))]
      : []),
    ...(quotes > 0 ? await quoteQuestions(owner, quotes) : []),
    ...(await messageQuestions(owner)),
    ...(await needQuestions(owner)),
    ...(await recordQuestions(owner)), // last: its entries are of all tables, also the newest
  ]
  for (const { what, token, procedure, input } of questions) {
    const caller = newCaller({ token: token ?? null })
    if (token) await door.call('identity.session', caller, {}) // the session is authenticated from now on
    await door.call(procedure, caller, input) // a connection's first call reads the catalog, to plan what functions run
    explained.length = 0
    await door.call(procedure, caller, input)
    const faults = faultsOf(explained)
    faulty += faults.length
    blocks.set(
      what,
      explained.reduce((sum, { ran }) => sum + buffersOf(ran), 0),
    )
    console.log(
      `${what.padEnd(52)}${explained
        .map(({ ran }) => buffersOf(ran))
        .join(' + ')
        .padStart(24)}  ${faults.join('; ')}`,
    )
  }
  await Promise.all([pool.end(), owner.end()])
  console.log(faulty === 0 ? 'no sequential scan of a table that grows' : `${faulty} faults`)
  if (faulty > 0) process.exitCode = 1
  return blocks
}
