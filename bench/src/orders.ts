import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { type OrderQuestion, orderQuestions } from '@ticarum/server/testing/order-questions'
import { doorOn } from './door-on.ts'
import { type Growth, growthOf } from './growth.ts'
import type { Measured } from './measure.ts'
import { type DatabaseTime, measureDatabaseTime } from './orders/database-time.ts'
import { measurePlacing } from './orders/placing.ts'
import { ordersReport } from './orders/report.ts'
import { type OrderWorld, orderWorlds } from './orders/worlds.ts'

/**
 * Goals: the p95 of each list grows at most 1.3 times from the fewest to the most orders; placing is at least half as
 * fast as its bare statements.
 */
export async function benchOrders(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: 'string', default: '10000,1000000' } },
  })
  await orderWorlds(values.sizes.split(',').map(Number), async (worlds) => {
    const [smallest] = worlds
    const growth = await measureLists(worlds)
    await show(worlds, growth, []) // the first results are written even if the second part fails
    if (!smallest) return
    const time = await measureDatabaseTime(smallest)
    await show(worlds, growth, [], time)
    await show(worlds, growth, await measurePlacing(smallest), time)
  })
}

async function show(worlds: OrderWorld[], growth: Growth[], placing: Measured[], time?: DatabaseTime): Promise<void> {
  const report = ordersReport(
    worlds.map(({ orders }) => orders),
    growth,
    placing,
    time,
  )
  console.log(report)
  await writeFile(path.resolve(import.meta.dirname, '../../docs/reports/orders.md'), report)
}

async function measureLists(worlds: OrderWorld[]): Promise<Growth[]> {
  const pools = worlds.map(({ urls }) => createPool(urls.app, 2))
  const owners = worlds.map(({ urls }) => createPool(urls.owner, 1))
  try {
    const asked = owners.map(async (owner, n) => {
      const pool = pools[n]
      if (!pool) throw new Error('every world has its pool')
      const door = doorOn(pool)
      return {
        questions: await orderQuestions(owner),
        ask: ({ token, procedure, input }: OrderQuestion) => door.call(procedure, newCaller({ token }), input),
      }
    })
    return await growthOf(await Promise.all(asked))
  } finally {
    await Promise.all([...pools, ...owners].map((pool) => pool.end()))
  }
}
