import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { catalogueQuestions, type Question } from '@ticarum/server/testing/catalogue-questions'
import { doorOn } from '../door-on.ts'
import { type Growth, growthOf } from '../growth.ts'
import type { CatalogueWorld } from './worlds.ts'

export async function measureGrowth(worlds: CatalogueWorld[]): Promise<Growth[]> {
  const pools = worlds.map(({ url }) => createPool(url, 2))
  try {
    const asked = pools.map(async (pool) => {
      const door = doorOn(pool)
      return {
        questions: await catalogueQuestions(pool),
        ask: ({ procedure, input }: Question) => door.call(procedure, newCaller(), input),
      }
    })
    return await growthOf(await Promise.all(asked))
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
}
