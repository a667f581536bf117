import { type Limits, limitOf, medianOf } from './measure.ts'
import { markdownTable } from './report.ts'

/** Goal: the p95 of the largest size is at most so many times that of the smallest. */
export const MOST_GROWTH = 1.3
const ROUNDS = 5
const CALLS = 60

export interface Growth {
  what: string
  /** milliseconds for each size: the median of the rounds' 95th percentiles */
  p95: number[]
  /** ratio of largest to smallest, median of the rounds */
  ratio: number
  /** for each size: blocks that its statements read once, which no other work on the machine changes */
  blocks: number[]
  /** why it grows, as far as it is known */
  limit: string | undefined
}

/** How many times as many blocks are read of the largest world. */
const blocksRatio = ({ blocks }: Pick<Growth, 'blocks'>) => (blocks.at(-1) ?? 0) / (blocks[0] || 1)

/** What the blocks say where nothing else is known of a question. */
function limitByBlocks(blocks: number[]): string | undefined {
  const ratio = blocksRatio({ blocks })
  if (ratio <= 1.1) return 'reads no more blocks: what differs is the machine'
  return ratio <= 1.4 ? 'the indexes of a million rows have a level more, for each row of the page' : undefined
}

export const isFlat = ({ ratio }: Growth) => ratio <= MOST_GROWTH

/** Milliseconds and blocks of each question, in worlds that are called so. */
export const growthTable = (worlds: string[], growth: Growth[]): string =>
  markdownTable(
    ['', ...worlds, 'largest / smallest', 'blocks read', 'times'],
    growth.map((each) => [
      each.what,
      ...each.p95.map((ms) => ms.toFixed(2)),
      each.ratio.toFixed(2),
      each.blocks.join(' → '),
      blocksRatio(each).toFixed(2),
    ]),
  )

/** One size of the world, its questions and how they are asked. */
export interface GrowthQuestion<Q extends { what: string }> {
  questions: Q[]
  ask(question: Q): Promise<unknown>
  blocks(question: Q): Promise<number>
}

/** Measures each question in each size. Sizes take turns, so that all of them meet the same load of the machine. */
export async function growthOf<Q extends { what: string }>(
  sizes: GrowthQuestion<Q>[],
  limits: Limits,
  quick: boolean,
): Promise<Growth[]> {
  const [calls, rounds] = quick ? [10, 1] : [CALLS, ROUNDS]
  const growth: Growth[] = []
  for (const [n, { what }] of (sizes[0]?.questions ?? []).entries()) {
    const measured: number[][] = []
    for (let round = 0; round <= rounds; round++) {
      const each: number[] = []
      for (const { questions, ask } of sizes) {
        const question = questions[n]
        if (question) each.push(await p95(calls, () => ask(question)))
      }
      if (round > 0) measured.push(each) // the first round warms up
    }
    const blocks: number[] = []
    for (const size of sizes) {
      const question = size.questions[n]
      if (question) blocks.push(await size.blocks(question))
    }
    growth.push({
      what,
      blocks,
      p95: sizes.map((_, size) => medianOf(measured.map((round) => round[size] ?? 0))),
      ratio: medianOf(measured.map((round) => (round.at(-1) ?? 0) / (round[0] ?? 1))),
      limit: limitOf(what, limits) ?? limitByBlocks(blocks),
    })
  }
  return growth
}

async function p95(calls: number, call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(calls * 0.95)] ?? 0
}
