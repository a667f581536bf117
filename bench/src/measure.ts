/** How fast a hot path must be. */
export interface Goal {
  /** the part of the other side's calls per second */
  atLeast: number
  /** what keeps it from more, as far as it is known */
  limit?: string | undefined
}

/** A hot path, and what it is measured against. */
export interface Compared {
  what: string
  against: string
  goal?: Goal
}

/**
 * Calls per second in each round of this system and of the bare one. They take turns, so that both meet the same load
 * of the machine.
 */
export interface Measured extends Compared {
  bare: number[]
  ours: number[]
}

/** What is known of some of the questions: the first line that names a question holds. */
export type Limits = [questions: RegExp, limit: string][]

export const limitOf = (what: string, limits: Limits) => limits.find(([questions]) => questions.test(what))?.[1]

type Rounds = Pick<Measured, 'bare' | 'ours'>

export const bestOf = (rounds: number[]) => Math.max(...rounds)
export const medianOf = (rounds: number[]) => rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0

export const bestRatio = ({ bare, ours }: Rounds) => bestOf(ours) / bestOf(bare)
export const medianRatio = ({ bare, ours }: Rounds) => medianOf(ours.map((each, round) => each / (bare[round] ?? each)))

/** Goals are held against the median of the rounds. */
export const reaches = (measured: Measured) => medianRatio(measured) >= (measured.goal?.atLeast ?? 0)

export async function inTurns(
  compared: Compared,
  rounds: number,
  bare: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<Measured> {
  const measured: Measured = { ...compared, bare: [], ours: [] }
  await bare()
  await ours()
  for (let round = 0; round < rounds; round++) {
    measured.bare.push(await bare())
    measured.ours.push(await ours())
  }
  return measured
}

/** Calls per second in `milliseconds`; each of the callers sends one call after the other. */
export async function callsPerSecond(
  callers: number,
  call: (caller: number, n: number) => Promise<unknown>,
  milliseconds = 500,
): Promise<number> {
  const started = performance.now()
  let done = 0
  const send = async (_: unknown, caller: number) => {
    while (performance.now() - started < milliseconds) await call(caller, done++)
  }
  await Promise.all(Array.from({ length: callers }, send))
  return (done * 1000) / (performance.now() - started)
}

export function printTable(rows: Measured[]): void {
  const other = rows[0]?.against
  const columns = ['', `${other}/s best`, 'median', 'ours/s best', 'median', `ours/${other} best`, 'median of rounds']
  const lines = rows.map((row) => [
    row.what,
    bestOf(row.bare).toFixed(0),
    medianOf(row.bare).toFixed(0),
    bestOf(row.ours).toFixed(0),
    medianOf(row.ours).toFixed(0),
    bestRatio(row).toFixed(2),
    medianRatio(row).toFixed(2),
  ])
  const widths = columns.map((column, n) => Math.max(column.length, ...lines.map((line) => line[n]?.length ?? 0)))
  for (const line of [columns, ...lines])
    console.log(
      line.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  '),
    )
}
