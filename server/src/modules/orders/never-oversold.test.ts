import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { systemClock } from '../../platform/clock.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { howMany } from '../../testing/how-many.ts'
import { openDoor } from '../../testing/open-door.ts'

const BUYERS = 200
const PIECES = 50
const ROUNDS = howMany(6, 20)

/**
 * Every permutation of three products in a cart: taking stock in the cart's order would deadlock with another
 * permutation.
 */
const turns = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

// A running clock: a cart keeps its lines in the order in which they were added.
const opened = await openDoor({ clock: systemClock })
const { given, owner, asPerson } = opened
const [two, one] = [await givenSupplier(opened), await givenSupplier(opened)]
const buyers = await Promise.all(Array.from({ length: BUYERS }, async () => asPerson(await given.customer())))
const product = async ({ companyId }: typeof one) => (await given.product({ supplierId: companyId, stock: PIECES })).id

/** Two of each product, in this order. */
async function byCart(api: Api, productIds: string[]) {
  for (const productId of productIds) await api.cart.add({ productId, quantity: 2 }, randomUUID())
  return api.cart.checkOut.try(
    { productIds, totalCents: 2 * 1250 * productIds.length, address: mogadishu },
    randomUUID(),
  )
}

const load = `${BUYERS} buyers of ${PIECES} pieces in ${ROUNDS} rounds`
it(`stock is never oversold by ${load}, by single orders and carts, without a deadlock [ORD-13]`, async () => {
  let sold = 0
  let cancelled = 0
  for (let round = 0; round < ROUNDS; round++) {
    const goods = await Promise.all([two, one, two].map(product))
    const answers = await Promise.all(
      buyers.map(async (api, n) => {
        const turn = (turns[Math.floor(n / 4) % turns.length] ?? []).flatMap((place) => goods[place] ?? [])
        const placed =
          n % 4
            ? await api.orders.place.try(orderOf(turn[0] ?? '', n % 4), randomUUID())
            : await byCart(api, turn.slice(0, n % 3 ? 3 : 2))
        if (!placed.ok || n % 5) return placed
        const orders = 'orders' in placed.value ? placed.value.orders : [placed.value]
        for (const { id } of orders) cancelled += Number((await api.orders.cancel.try({ id }, randomUUID())).ok)
        return placed
      }),
    )
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(new Set(['OUT_OF_STOCK']))
    for (const id of goods) {
      const { rows } = await owner.query<{ balance: number; stock: number; sold: number; moved: number }>(
        `select b.balance, l.stock,
            (select coalesce(sum(x.quantity), 0)::integer from order_lines x join orders o on o.id = x.order_id
              where x.product_id = b.product_id and o.status <> 'cancelled') as sold,
            (select -coalesce(sum(quantity), 0)::integer from stock_movements m
              where m.product_id = b.product_id) as moved
          from stock_balances b join listings l using (product_id) where b.product_id = $1`,
        [id],
      )
      const [books] = rows
      expect(books?.balance).toBeGreaterThanOrEqual(0)
      expect(books).toMatchObject({ stock: books?.balance, sold: PIECES - (books?.balance ?? 0), moved: books?.sold })
      sold += books?.sold ?? 0
    }
    // A refused cart keeps its lines: it is emptied, so that it does not grow in the next round.
    await owner.query('delete from cart_lines')
  }
  tried('stock', ROUNDS * BUYERS)
  expect(sold).toBeGreaterThan(ROUNDS * PIECES)
  expect(cancelled).toBeGreaterThan(0)
  // PostgreSQL reports a connection's statistics at the end of a transaction, at most once a second.
  await new Promise((wait) => setTimeout(wait, 1200))
  await Promise.all(buyers.map((api) => api.orders.counts({})))
  const { rows } = await owner.query<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(rows[0]?.deadlocks).toBe(0n)
}, 600_000)
