import { parseArgs } from 'node:util'
import { DATABASE_MILLISECONDS, type DatabaseTime, measureDatabaseTime } from './orders/database-time.ts'
import { measureGrowth } from './orders/growth.ts'
import { measurePlacing, PLACING_LIMIT } from './orders/placing.ts'
import { type FoundOfOrders, ordersReport } from './orders/report.ts'
import { orderWorlds } from './orders/worlds.ts'
import { showReport } from './report.ts'
import { growthRow, type Row, type RowsOf, rateRow } from './rows.ts'

export async function benchOrders(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { sizes: { type: 'string', default: '10000,1000000' } },
  })
  const sizes = values.sizes.split(',').map(Number)
  await measureOrders(sizes, (found) => showReport('orders', ordersReport(sizes, found)))
}

export const orderRows: RowsOf = ({ sizes, quick }, show) =>
  measureOrders(
    sizes,
    async ({ growth, time, placing }) => {
      const worlds = sizes.map((size) => `${size.toLocaleString('en')} orders`)
      show([
        ...placing.map(rateRow),
        ...(time ? [databaseRow(time)] : []),
        growthRow(`${growth.length} lists of orders`, worlds, growth),
      ])
    },
    quick,
  )

const databaseRow = ({ ours, smallest }: DatabaseTime): Row => {
  const what = "the database's processor, for one order"
  const measured = `${ours.toFixed(1)} ms`
  return {
    what,
    against: 'smallest transaction',
    bare: `${smallest.toFixed(2)} ms`,
    ours: measured,
    best: '',
    median: measured,
    goal: `≤ ${DATABASE_MILLISECONDS} ms`,
    missed: ours <= DATABASE_MILLISECONDS ? [] : [{ what, measured, limit: PLACING_LIMIT }],
  }
}

/** The first results are told even if a later part fails. */
async function measureOrders(
  sizes: number[],
  tell: (found: FoundOfOrders) => Promise<void>,
  quick = false,
): Promise<void> {
  await orderWorlds(sizes, async (worlds) => {
    const [smallest] = worlds
    const growth = await measureGrowth(worlds, quick)
    await tell({ growth, placing: [] })
    if (!smallest) return
    const time = await measureDatabaseTime(smallest, quick)
    await tell({ growth, time, placing: [] })
    await tell({ growth, time, placing: await measurePlacing(smallest, quick) })
  })
}
