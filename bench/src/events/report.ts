import { loadavg } from 'node:os'
import { bestOf, type Measured, medianOf } from '../measure.ts'

export interface Streams {
  streams: number
  /** seconds in which they were opened */
  opened: number
  /** bytes of the process for each */
  memory: number
  messages: number
  /** milliseconds from the call to the arrival */
  median: number
  p95: number
  p99: number
}

/** Orders a second: bare is without events. */
export type Placing = Measured

const goal = (reached: boolean) => (reached ? 'reached' : '**not reached**')

export function eventsReport({ streams, opened, memory, ...delay }: Streams, placing: Placing[]): string {
  const rows = placing.map(({ what, bare, ours }) => {
    const ratio = medianOf(ours.map((each, round) => each / (bare[round] ?? each)))
    const rates = [bare, ours].map((rounds) => `${bestOf(rounds).toFixed(0)} / ${medianOf(rounds).toFixed(0)}`)
    return `| ${what} | ${rates.join(' | ')} | ${ratio.toFixed(2)} | ${goal(ratio >= 0.8)} |`
  })
  return `# Live events

Written by \`npm run bench -- events\` on ${new Date().toISOString().slice(0, 10)}; the machine's load was ${loadavg()[1]?.toFixed(1)} at the end. Server, database, readers and writers share its processors.

## Open streams of one process

| what | measured | goal |
| --- | --- | --- |
| streams open at once | ${streams} (opened in ${opened.toFixed(0)} s) | 10,000: ${goal(streams >= 10_000)} |
| memory of the process for each | ${(memory / 1000).toFixed(1)} kB | 40 kB: ${goal(memory <= 40_000)} |
| from the call to the other side's stream, p95 of ${delay.messages} messages | ${delay.p95.toFixed(0)} ms | 250 ms: ${goal(delay.p95 <= 250)} |
| median, p99 | ${delay.median.toFixed(0)} ms, ${delay.p99.toFixed(0)} ms | |

## Placing orders

Orders a second of 16 buyers through the door, best / median of the rounds; without: the triggers that tell are switched off. Both take turns.

| of | without events | with events | ratio | goal 0.8 |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

All orders of one supplier raise that supplier's counter, which is locked until the commit is done: these commit one after the other.
`
}
