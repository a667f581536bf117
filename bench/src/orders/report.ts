import { loadavg } from 'node:os'
import type { Growth } from '../growth.ts'
import { bestOf, type Measured, medianOf } from '../measure.ts'
import type { DatabaseTime } from './database-time.ts'

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function ordersReport(sizes: number[], growth: Growth[], placing: Measured[], time?: DatabaseTime): string {
  const flat = growth.filter(({ ratio }) => ratio <= 1.3).length
  return `# What orders cost

Written by \`npm run bench -- orders\` on ${new Date().toISOString().slice(0, 10)};
the machine's load was ${loadavg()[1]?.toFixed(1)} at the end. Only ratios within a run mean anything.

## Lists

Milliseconds that 95 of 100 calls through the door take, one caller, median of five rounds
in which the sizes take turns.
Goal: at most 1.3 from the fewest to the most orders: ${flat} of ${growth.length}.

${table(
  ['', ...sizes.map((size) => `${size.toLocaleString('en')} orders`), 'largest / smallest'],
  growth.map(({ what, p95, ratio }) => [what, ...p95.map((ms) => ms.toFixed(2)), ratio.toFixed(2)]),
)}

## Placing

Orders a second of 16 buyers at once, in the smallest world: the whole door in process (session, rules, key, answer),
against the very statements that it sends, sent by a bare client in one flush. Goal: at least 0.5.
Afterwards every balance said what was sold.

${table(
  ['', 'bare, best', 'ours, best', 'ours / bare, best', 'median of rounds'],
  placing.map(({ what, bare, ours }) => [
    what,
    bestOf(bare).toFixed(0),
    bestOf(ours).toFixed(0),
    (bestOf(ours) / bestOf(bare)).toFixed(2),
    medianOf(ours.map((each, round) => each / (bare[round] ?? each))).toFixed(2),
  ]),
)}
${
  time
    ? `
Of the database's processor, one order takes ${time.ours.toFixed(1)} ms (goal: at most 4);
the smallest transaction that could do it (take stock, one order, one line, in tables without rules)
takes ${time.smallest.toFixed(2)} ms in the same run.
`
    : ''
}`
}
