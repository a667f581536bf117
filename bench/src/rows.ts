import { type Growth, isFlat, MOST_GROWTH } from './growth.ts'
import { bestOf, bestRatio, type Measured, medianRatio, reaches } from './measure.ts'
import { markdownTable } from './report.ts'

/** What is below its goal. */
interface Missed {
  what: string
  measured: string
  limit: string | undefined
}

/** A line of the table of all hot paths. */
export interface Row {
  what: string
  /** the other side, which is `bare` in the table's words */
  against: string
  bare: string
  ours: string
  best: string
  median: string
  goal: string
  /** worst first; a line of many questions names each of them */
  missed: Missed[]
}

/** How all hot paths are measured. */
export interface Effort {
  sizes: number[]
  streams: number
  /** only to see that it runs: one short round of each */
  quick: boolean
}

/** Measures one part. What it has so far is shown again when there is more. */
export type RowsOf = (effort: Effort, show: (rows: Row[]) => void) => Promise<void>

const ratioCell = (ratio: number) => ratio.toFixed(ratio < 0.2 ? 3 : 2)

const ofMeasured = (measured: Measured): Missed => ({
  what: measured.what,
  measured: ratioCell(medianRatio(measured)),
  limit: measured.goal?.limit,
})

export const rateRow = (measured: Measured): Row => ({
  what: measured.what,
  against: measured.against,
  bare: bestOf(measured.bare).toFixed(0),
  ours: bestOf(measured.ours).toFixed(0),
  best: ratioCell(bestRatio(measured)),
  median: ratioCell(medianRatio(measured)),
  goal: `≥ ${measured.goal?.atLeast ?? ''}`,
  missed: reaches(measured) ? [] : [ofMeasured(measured)],
})

/** How many of them reach their goal, which is one for all. */
export const manyRow = (what: string, measured: Measured[]): Row => ({
  what,
  against: measured[0]?.against ?? '',
  bare: '',
  ours: '',
  best: '',
  median: `${measured.filter(reaches).length} of ${measured.length}`,
  goal: `≥ ${measured[0]?.goal?.atLeast ?? ''}`,
  missed: measured
    .filter((each) => !reaches(each))
    .sort((a, b) => medianRatio(a) - medianRatio(b))
    .map(ofMeasured),
})

/** From the first size of the world to the last one. The times are of the question that grows most. */
export function growthRow(what: string, sizes: string[], growth: Growth[]): Row {
  const steepest = growth.toSorted((a, b) => b.ratio - a.ratio)
  const milliseconds = (p95 = 0) => `${p95.toFixed(2)} ms`
  return {
    what: `p95 of ${what}, ${sizes.at(-1)}`,
    against: sizes[0] ?? '',
    bare: milliseconds(steepest[0]?.p95[0]),
    ours: milliseconds(steepest[0]?.p95.at(-1)),
    best: '',
    median: `${growth.filter(isFlat).length} of ${growth.length}`,
    goal: `≤ ${MOST_GROWTH}`,
    missed: steepest
      .filter((each) => !isFlat(each))
      .map(({ what, ratio, blocks, limit }) => ({
        what,
        measured: `${ratio.toFixed(2)} (${blocks.join(' → ')} blocks)`,
        limit,
      })),
  }
}

const HEAD = [
  'hot path',
  'against',
  'bare a second',
  'ours a second',
  'ratio, best',
  'median of rounds',
  'goal',
  'reached, or what limits it',
]

const limitWords = ({ limit = 'not known yet' }: Missed) => limit
const named = (missed: Missed) => `${missed.what} ${missed.measured}: ${limitWords(missed)}`

function verdict({ what, missed }: Row): string {
  const [worst] = missed
  if (!worst) return 'reached'
  return `**below**: ${worst.what === what ? limitWords(worst) : named(worst)}`
}

/** Those that one limit keeps from the goal stand together. */
function alsoBelow({ against, missed }: Row): string[] {
  const byLimit = Map.groupBy(missed.slice(1), limitWords)
  return [...byLimit].map(([limit, those]) => {
    const names = those.map(({ what, measured }) => `${what} ${measured}`).join('; ')
    return `- against ${against}, ${limit}: ${names}`
  })
}

/** All rows, and under them what is below its goal beside the worst of each row. */
export function rowsTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.against,
    row.bare,
    row.ours,
    row.best,
    row.median,
    row.goal,
    verdict(row),
  ])
  const others = rows.flatMap(alsoBelow)
  const below = others.length > 0 ? `\n\nAlso below its goal:\n\n${others.join('\n')}` : ''
  return `${markdownTable(HEAD, cells)}${below}\n`
}
