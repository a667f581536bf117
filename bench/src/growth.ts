import { medianOf } from './measure.ts'

const ROUNDS = 5
const CALLS = 60

export interface Growth {
  what: string
  /** milliseconds for each size: the median of the rounds' 95th percentiles */
  p95: number[]
  /** ratio of largest to smallest, median of the rounds */
  ratio: number
}

/** One size of the world, its questions and how they are asked. */
export interface GrowthQuestion<Q extends { what: string }> {
  questions: Q[]
  ask(question: Q): Promise<unknown>
}

/** Measures each question in each size. Sizes take turns, so that all of them meet the same load of the machine. */
export async function growthOf<Q extends { what: string }>(sizes: GrowthQuestion<Q>[]): Promise<Growth[]> {
  const growth: Growth[] = []
  for (const [n, { what }] of (sizes[0]?.questions ?? []).entries()) {
    const rounds: number[][] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const each: number[] = []
      for (const { questions, ask } of sizes) {
        const question = questions[n]
        if (question) each.push(await p95(() => ask(question)))
      }
      if (round > 0) rounds.push(each) // the first round warms up
    }
    growth.push({
      what,
      p95: sizes.map((_, size) => medianOf(rounds.map((round) => round[size] ?? 0))),
      ratio: medianOf(rounds.map((round) => (round.at(-1) ?? 0) / (round[0] ?? 1))),
    })
  }
  return growth
}

async function p95(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < CALLS; n++) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? 0
}
