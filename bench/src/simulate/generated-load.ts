import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { doorOn } from '../door-on.ts'
import type { OrderWorld } from '../orders/worlds.ts'
import { startBenchServer, stopServer } from '../servers.ts'

const SECONDS = 20
const BUYERS = 40
/** Calls in progress; what would be one more is counted as not answered. */
const AT_ONCE = 200
const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

export interface Carried {
  what: string
  wanted: number
  sent: number
  answered: number
  median: number
  p95: number
  slowest: number
}

const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/** Sends at a rate, whether answers come or not, for some seconds. */
async function atRate(what: string, wanted: number, call: (n: number) => Promise<unknown>): Promise<Carried> {
  const took: number[] = []
  const calls: Promise<unknown>[] = []
  let [sent, open] = [0, 0]
  const begun = performance.now()
  for (; performance.now() - begun < SECONDS * 1000; sent += 1) {
    await sleep(Math.max(0, begun + ((sent + 1) * 1000) / wanted - performance.now()))
    if (open >= AT_ONCE) continue
    const at = performance.now()
    open += 1
    calls.push(
      call(sent)
        .then(() => took.push(performance.now() - at))
        .catch(() => {})
        .finally(() => {
          open -= 1
        }),
    )
  }
  await Promise.all(calls)
  took.sort((a, b) => a - b)
  return {
    what,
    wanted,
    sent,
    answered: took.length,
    median: share(took, 0.5),
    p95: share(took, 0.95),
    slowest: took.at(-1) ?? 0,
  }
}

/** The busiest second of a day at 1×, held for some seconds on this machine, and the orders that are there then. */
export async function generatedLoad(
  { urls }: OrderWorld,
  rates: { lists: number; searches: number; orders: number; messages: number },
): Promise<{ carried: Carried[]; placed: number }> {
  const [owner, pool] = [createPool(urls.owner, 4), createPool(urls.app, 10)]
  const server = await startBenchServer(import.meta.resolve('@ticarum/server/http'), urls.app, { STORAGE_DIR: '.' })
  try {
    await liftBudgets(owner)
    const given = createGiven(owner)
    const buyers: { token: string; orderId: string; productId: string }[] = []
    for (let n = 0; n < BUYERS; n += 1) {
      const [customer, supplier] = [await given.customer(), await given.supplier()]
      const supplierId = supplier.companyId ?? ''
      const { id: orderId } = await given.order({ customer, supplierId })
      const { id: productId } = await given.product({ supplierId, stock: 1_000_000 })
      buyers.push({ token: await signedIn(owner, customer.id), orderId, productId })
    }
    const buyer = (n: number) => buyers[n % BUYERS] ?? { token: '', orderId: '', productId: '' }
    const door = doorOn(pool)
    const get = async (n: number, path: string) => {
      const headers = { 'x-forwarded-for': `10.${n % 200}.${Math.floor(n / 200) % 250}.1` }
      const response = await fetch(server.url + path, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    }
    const ordered = async () => Number((await owner.query('select count(*) as n from orders')).rows[0].n)
    const before = await ordered()
    const carried = await Promise.all([
      atRate('lists', rates.lists, (n) => get(n, '/api/v1/listings')),
      atRate('searches', rates.searches, (n) => get(n, '/api/v1/listings?q=cotton')),
      atRate('orders', rates.orders, (n) => {
        const { token, productId } = buyer(n)
        return door.call('orders.place', newCaller({ token }), { productId, quantity: 1, address }, newId())
      }),
      atRate('messages', rates.messages, (n) => {
        const { token, orderId } = buyer(n)
        return door.call('messages.send', newCaller({ token }), { id: orderId, messageId: newId(), body: 'Hello' })
      }),
    ])
    return { carried, placed: (await ordered()) - before }
  } finally {
    await stopServer(server)
    await Promise.all([owner.end(), pool.end()])
  }
}
