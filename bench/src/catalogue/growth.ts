import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { catalogueQuestions, type Question } from '@ticarum/server/testing/catalogue-questions'
import { doorOn } from '../door-on.ts'
import { medianOf } from '../measure.ts'
import type { CatalogueWorld } from './worlds.ts'

const ROUNDS = 5
const CALLS = 60

export interface Growth {
  what: string
  /** milliseconds in each size: the median of the rounds' 95th parts of a hundred */
  p95: number[]
  /** largest to smallest, median of the rounds */
  ratio: number
}

type Ask = (question: Question) => Promise<number>

/** How long each question takes in each size of catalogue; sizes take turns, so that all of them meet the same machine. */
export async function measureGrowth(worlds: CatalogueWorld[]): Promise<Growth[]> {
  const pools = worlds.map(({ url }) => createPool(url, 2))
  const doors = pools.map((pool) => asking(pool))
  const questions = await Promise.all(pools.map(catalogueQuestions))
  const growth: Growth[] = []
  for (const [n, { what }] of (questions[0] ?? []).entries()) {
    const rounds: number[][] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const each: number[] = []
      for (const [size, ask] of doors.entries()) {
        const question = questions[size]?.[n]
        if (question) each.push(await p95(ask, question))
      }
      if (round > 0) rounds.push(each) // the first one warms
    }
    growth.push({
      what,
      p95: worlds.map((_, size) => medianOf(rounds.map((round) => round[size] ?? 0))),
      ratio: medianOf(rounds.map((round) => (round.at(-1) ?? 0) / (round[0] ?? 1))),
    })
  }
  await Promise.all(pools.map((pool) => pool.end()))
  return growth
}

function asking(pool: ReturnType<typeof createPool>): Ask {
  const door = doorOn(pool)
  return async ({ procedure, input }) => {
    const started = performance.now()
    await door.call(procedure, newCaller(), input)
    return performance.now() - started
  }
}

async function p95(ask: Ask, question: Question): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) times.push(await ask(question))
  return times.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? 0
}
