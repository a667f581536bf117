import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { type OrderQuestion, orderQuestions } from '@ticarum/server/testing/order-questions'
import { blocksReader } from '../blocks.ts'
import { doorOn } from '../door-on.ts'
import { type Growth, growthOf } from '../growth.ts'
import type { Limits } from '../measure.ts'
import type { OrderWorld } from './worlds.ts'

const LIMITS: Limits = [
  [
    /^orders found by a customer who has about a hundred$/,
    'the index of words finds all orders of the name before the newest are chosen (decision 12)',
  ],
  [/: receipt$/, 'the page is full only in the larger world, of ten orders in the smaller one'],
  [/: follow_up$/, 'the oldest open orders are read until a page is full ([orders.md](orders.md))'],
  [
    /counts|^what waits|^all late orders$/,
    'a company or the desk has a hundred times as many orders there, and the indexes that are counted more leaves ' +
      '([orders.md](orders.md))',
  ],
]

export async function measureGrowth(worlds: OrderWorld[], quick: boolean): Promise<Growth[]> {
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
        blocks: blocksReader(pool),
      }
    })
    return await growthOf(await Promise.all(asked), LIMITS, quick)
  } finally {
    await Promise.all([...pools, ...owners].map((pool) => pool.end()))
  }
}
