import { bestOf, type Measured, medianOf, medianRatio, reaches } from '../measure.ts'
import { markdownTable, writtenBy } from '../report.ts'

/** Of one process; memory in bytes for each stream, delay in milliseconds until 95 % of messages have arrived. */
export const STREAM_GOALS = { streams: 10_000, memory: 40_000, delay: 250 }

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
  return `# Live events

${writtenBy('npm run bench -- events')}.
Server, database, readers and writers share its processors.

## Open streams of one process

A message is a note about an order; its delay is from the call to the event on the other side's stream.

${markdownTable(
  ['what', 'measured', 'goal'],
  [
    [
      'streams at once',
      `${streams}, opened in ${opened.toFixed(0)} s`,
      `10,000: ${goal(streams >= STREAM_GOALS.streams)}`,
    ],
    [
      'memory of the process for each',
      `${(memory / 1000).toFixed(1)} kB`,
      `40 kB: ${goal(memory <= STREAM_GOALS.memory)}`,
    ],
    [
      `delay, p95 of ${delay.messages} messages`,
      `${delay.p95.toFixed(0)} ms`,
      `250 ms: ${goal(delay.p95 <= STREAM_GOALS.delay)}`,
    ],
    ['delay, median and p99', `${delay.median.toFixed(0)} and ${delay.p99.toFixed(0)} ms`, ''],
  ],
)}

## Placing orders

Orders a second of 16 buyers through the door, best / median of the rounds.
Without: the triggers that tell are switched off. Both take turns.

${markdownTable(
  ['of', 'without events', 'with events', 'ratio, median of rounds', `goal: ${placing[0]?.goal?.atLeast ?? ''}`],
  placing.map(placingRow),
)}

All orders of one supplier raise that supplier's counter, which is locked until the commit is done:
these commit one after the other.
`
}

function placingRow(placing: Placing): string[] {
  const rates = [placing.bare, placing.ours].map(
    (rounds) => `${bestOf(rounds).toFixed(0)} / ${medianOf(rounds).toFixed(0)}`,
  )
  return [placing.what, ...rates, medianRatio(placing).toFixed(2), goal(reaches(placing))]
}
