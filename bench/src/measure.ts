/**
 * Calls per second in each round of this system and of the bare one. They take turns, so that both meet the same load
 * of the machine.
 */
export interface Measured {
  what: string
  bare: number[]
  ours: number[]
}

export const bestOf = (rounds: number[]) => Math.max(...rounds)
export const medianOf = (rounds: number[]) => rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0

export async function inTurns(
  what: string,
  rounds: number,
  bare: () => Promise<number>,
  ours: () => Promise<number>,
): Promise<Measured> {
  const measured: Measured = { what, bare: [], ours: [] }
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

export function printTable(rows: Measured[], other = 'bare'): void {
  const columns = ['', `${other}/s best`, 'median', 'ours/s best', 'median', `ours/${other} best`, 'median of rounds']
  const lines = rows.map(({ what, bare, ours }) => [
    what,
    bestOf(bare).toFixed(0),
    medianOf(bare).toFixed(0),
    bestOf(ours).toFixed(0),
    medianOf(ours).toFixed(0),
    (bestOf(ours) / bestOf(bare)).toFixed(2),
    medianOf(ours.map((each, round) => each / (bare[round] ?? each))).toFixed(2),
  ])
  const widths = columns.map((column, n) => Math.max(column.length, ...lines.map((line) => line[n]?.length ?? 0)))
  for (const line of [columns, ...lines])
    console.log(
      line.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  '),
    )
}
