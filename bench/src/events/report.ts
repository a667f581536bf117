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
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function eventsReport({ streams, opened, memory, ...delay }: Streams, placing: Placing[]): string {
  return `# Live events

Written by \`npm run bench -- events\` on ${new Date().toISOString().slice(0, 10)};
the machine's load was ${loadavg()[1]?.toFixed(1)} at the end.
Server, database, readers and writers share its processors.

## Open streams of one process

A message is a note about an order; its delay is from the call to the event on the other side's stream.

${table(
  ['what', 'measured', 'goal'],
  [
    ['streams at once', `${streams}, opened in ${opened.toFixed(0)} s`, `10,000: ${goal(streams >= 10_000)}`],
    ['memory of the process for each', `${(memory / 1000).toFixed(1)} kB`, `40 kB: ${goal(memory <= 40_000)}`],
    [`delay, p95 of ${delay.messages} messages`, `${delay.p95.toFixed(0)} ms`, `250 ms: ${goal(delay.p95 <= 250)}`],
    ['delay, median and p99', `${delay.median.toFixed(0)} and ${delay.p99.toFixed(0)} ms`, ''],
  ],
)}

## Placing orders

Orders a second of 16 buyers through the door, best / median of the rounds.
Without: the triggers that tell are switched off. Both take turns.

${table(['of', 'without events', 'with events', 'ratio, median of rounds', 'goal: 0.8'], placing.map(placingRow))}

All orders of one supplier raise that supplier's counter, which is locked until the commit is done:
these commit one after the other.
`
}

function placingRow({ what, bare, ours }: Placing): string[] {
  const ratio = medianOf(ours.map((each, round) => each / (bare[round] ?? each)))
  const rates = [bare, ours].map((rounds) => `${bestOf(rounds).toFixed(0)} / ${medianOf(rounds).toFixed(0)}`)
  return [what, ...rates, ratio.toFixed(2), goal(ratio >= 0.8)]
}
