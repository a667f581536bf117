import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { catalogueQuestions, type Question } from '@ticarum/server/testing/catalogue-questions'
import { blocksReader } from '../blocks.ts'
import { doorOn } from '../door-on.ts'
import { type Growth, growthOf } from '../growth.ts'
import type { Limits } from '../measure.ts'
import type { CatalogueWorld } from './worlds.ts'

const TIERS = 'asks the second and third tier of listings too; 10,000 products have only the first (decision 10)'
const LIMITS: Limits = [
  [
    /^search, word of old listings only$/,
    'no hit in the newest tier, and 2,000 hits of the last one are looked at (decision 10)',
  ],
  [/^search, (typo|no hit|cheapest first|category and city|common and rare word|word of one in two hundred)$/, TIERS],
  [/^(list, narrow|category,) price range$/, 'grows with the listings that have exactly these prices (decision 10)'],
]

export async function measureGrowth(worlds: CatalogueWorld[], quick: boolean): Promise<Growth[]> {
  const pools = worlds.map(({ url }) => createPool(url, 2))
  try {
    const asked = pools.map(async (pool) => {
      const door = doorOn(pool)
      return {
        questions: await catalogueQuestions(pool),
        ask: ({ procedure, input }: Question) => door.call(procedure, newCaller(), input),
        blocks: blocksReader(pool),
      }
    })
    return await growthOf(await Promise.all(asked), LIMITS, quick)
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
}
