import { readFile } from 'node:fs/promises'
import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { signedIn } from '@ticarum/server/testing/order-questions'
import type pg from 'pg'
import { doorOn } from '../door-on.ts'
import { medianOf } from '../measure.ts'
import { smallestTransaction } from './smallest-transaction.ts'
import type { OrderWorld } from './worlds.ts'

/** Goal: one order takes at most so much of it. */
export const DATABASE_MILLISECONDS = 4
const ROUNDS = 5
const ORDERS = 150
/** Each orders as few times as one account may without paying: what is counted of an account's orders is part of it. */
const CUSTOMERS = 20

/** Milliseconds of processor time that PostgreSQL spends on one order. */
export interface DatabaseTime {
  ours: number
  smallest: number
}

const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

/**
 * Measures what the database does for one order placed through the door, and for the smallest transaction that could do
 * it, in turns. It is processor time, so a busy machine changes it little.
 */
export async function measureDatabaseTime({ urls }: OrderWorld, quick: boolean): Promise<DatabaseTime> {
  const [owner, bare, app] = [createPool(urls.owner, 2), createPool(urls.owner, 1), createPool(urls.app, 1)]
  try {
    const given = createGiven(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const { id: productId } = await given.product({ supplierId, stock: 1_000_000 })
    const customer = await given.customer()
    const tokens: string[] = []
    while (tokens.length < CUSTOMERS) tokens.push(await signedIn(owner, (await given.customer()).id))
    const door = doorOn(app)
    const smallestOne = await smallestTransaction(owner, supplierId, [productId])

    let turn = 0
    const place = () => {
      const token = tokens[turn++ % CUSTOMERS] ?? ''
      return door.call('orders.place', newCaller({ token }), { productId, quantity: 1, address }, newId())
    }
    const placeSmallest = () => smallestOne(bare, customer, productId)

    const ours: number[] = []
    const smallest: number[] = []
    for (let round = 0; round <= (quick ? 1 : ROUNDS); round++) {
      ours.push(await processorTime(app, place, ORDERS))
      smallest.push(await processorTime(bare, placeSmallest, ORDERS * 8))
    }
    // The first round makes the plans that a connection keeps.
    return { ours: medianOf(ours.slice(1)), smallest: medianOf(smallest.slice(1)) }
  } finally {
    await Promise.all([owner.end(), bare.end(), app.end()])
  }
}

/** Milliseconds per order, of the one database process that serves this pool. */
async function processorTime(pool: pg.Pool, work: () => Promise<unknown>, times: number): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const used = async () => {
    const fields = (await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10 // user and system time, in hundredths of a second
  }
  const before = await used()
  for (let n = 0; n < times; n++) await work()
  return ((await used()) - before) / times
}
