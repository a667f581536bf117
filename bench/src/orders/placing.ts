import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { doorOn } from '../door-on.ts'
import { callsPerSecond, type Goal, inTurns, type Measured } from '../measure.ts'
import { recording } from './recorded-transaction.ts'
import { smallestTransaction } from './smallest-transaction.ts'
import type { OrderWorld } from './worlds.ts'

/** At once. */
const BUYERS = 16
/** So many that each has about as many unpaid orders as an account may have: they are counted for each new one. */
const CUSTOMERS = 400
const ROUNDS = 5
const MILLISECONDS = 1500
const COLD = 400

/** What an order costs the database, which is most of what it costs. */
export const PLACING_LIMIT =
  'some 60 statements under row security: foreign keys, guards, audit rows, outbox and mail rows of three ' +
  'recipients; planning is gone ([orders.md](orders.md))'
const OF_ITS_STATEMENTS: Goal = { atLeast: 0.5 }
const OF_THE_SMALLEST: Goal = { atLeast: 0.1, limit: PLACING_LIMIT }

const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

/**
 * Orders per second of 16 buyers, of one popular product and of many products. Ours is the whole door in process;
 * beside it stand the statements that the door sent, sent in one flush, and the smallest transaction that could do it.
 */
export async function measurePlacing({ urls }: OrderWorld, quick: boolean): Promise<Measured[]> {
  const [owner, unruled] = [createPool(urls.owner, 2), createPool(urls.owner, BUYERS)]
  const [bare, pool] = [createPool(urls.app, BUYERS), createPool(urls.app, BUYERS)]
  const given = createGiven(owner)
  try {
    await liftBudgets(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const products: string[] = []
    for (let n = 0; n < COLD; n++) products.push((await given.product({ supplierId, stock: 1_000_000 })).id)
    const door = doorOn(pool)
    const place = (on: typeof door, token: string, productId: string, key: string) =>
      on.call('orders.place', newCaller({ token }), { productId, quantity: 1, address }, key)
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => given.customer()))
    const buyers = await Promise.all(
      customers.map(async (customer) => {
        const token = await signedIn(owner, customer.id)
        return { customer, token, replay: await recorded(token) }
      }),
    )
    const smallest = await smallestTransaction(owner, supplierId, products)

    const rate =
      (placeOne: (buyer: (typeof buyers)[number], productId: string) => Promise<unknown>) => (goods: string[]) =>
        callsPerSecond(
          BUYERS,
          async (_, order) => {
            const buyer = buyers[order % CUSTOMERS]
            if (buyer) await placeOne(buyer, goods[order % goods.length] ?? '')
          },
          MILLISECONDS,
        )
    const ours = rate(({ token }, productId) => place(door, token, productId, newId()))
    const sides = [
      {
        against: 'its own statements, bare',
        goal: OF_ITS_STATEMENTS,
        theirs: rate(({ replay }, productId) => replay(bare, productId)),
      },
      {
        against: 'smallest transaction',
        goal: OF_THE_SMALLEST,
        theirs: rate(({ customer }, productId) => smallest(unruled, customer, productId)),
      },
    ]
    const measured: Measured[] = []
    for (const { theirs, ...side } of sides)
      for (const [what, goods] of [
        ['placing: one hot product', products.slice(0, 1)],
        [`placing: ${COLD} products`, products],
      ] as const)
        measured.push(
          await inTurns(
            { what, ...side },
            quick ? 1 : ROUNDS,
            () => theirs([...goods]),
            () => ours([...goods]),
          ),
        )
    const { rows } = await owner.query<{ wrong: number }>(
      `select count(*)::integer as wrong from stock_balances b where supplier_id = $1
        and b.balance <> 1000000 - (select coalesce(sum(l.quantity), 0) from order_lines l
          where l.product_id = b.product_id)`,
      [supplierId],
    )
    if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} products are oversold or undersold`)
    return measured

    async function recorded(token: string) {
      const [spare = ''] = products
      const { recorder, replay } = recording(pool, spare, supplierId)
      await place(doorOn(recorder), token, spare, newId())
      return replay
    }
  } finally {
    await Promise.all([owner, unruled, bare, pool].map((each) => each.end()))
  }
}
