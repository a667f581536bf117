import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { signedIn } from '@ticarum/server/testing/order-questions'
import { doorOn } from '../door-on.ts'
import { callsPerSecond, inTurns, type Measured } from '../measure.ts'
import { recording } from './recorded-transaction.ts'
import type { OrderWorld } from './worlds.ts'

const BUYERS = 16
const ROUNDS = 5
const MILLISECONDS = 1500
const COLD = 400

const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

/**
 * Orders per second of 16 buyers, of one popular product and of many products. Ours is the whole door in process; the
 * bare one sends the statements that the door sent, in one flush.
 */
export async function measurePlacing({ urls }: OrderWorld): Promise<Measured[]> {
  const [owner, bare, pool] = [createPool(urls.owner, 2), createPool(urls.app, BUYERS), createPool(urls.app, BUYERS)]
  const given = createGiven(owner)
  try {
    await liftBudgets(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const products: string[] = []
    for (let n = 0; n < COLD; n++) products.push((await given.product({ supplierId, stock: 1_000_000 })).id)
    const tokens: string[] = []
    for (let n = 0; n < BUYERS; n++) tokens.push(await signedIn(owner, (await given.customer()).id))
    const door = doorOn(pool)
    const place = (on: typeof door, token: string, productId: string, key: string) =>
      on.call('orders.place', newCaller({ token }), { productId, quantity: 1, address }, key)

    const replays = await Promise.all(tokens.map((token) => recorded(token)))
    const measured: Measured[] = []
    for (const [what, goods] of [
      ['one hot product', products.slice(0, 1)],
      [`${COLD} products`, products],
    ] as const) {
      const nth = (n: number) => goods[n % goods.length] ?? ''
      measured.push(
        await inTurns(
          what,
          ROUNDS,
          () => rate((buyer, n) => replays[buyer]?.(bare, nth(n)) ?? Promise.resolve()),
          () => rate((buyer, n) => place(door, tokens[buyer] ?? '', nth(n), newId())),
        ),
      )
    }
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
    await Promise.all([owner.end(), bare.end(), pool.end()])
  }
}

const rate = (placeOne: (buyer: number, n: number) => Promise<unknown>) =>
  callsPerSecond(BUYERS, placeOne, MILLISECONDS)
