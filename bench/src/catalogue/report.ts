import { loadavg } from 'node:os'
import type { Growth } from '../growth.ts'
import { bestOf, type Measured, medianOf } from '../measure.ts'
import { IMAGES } from './worlds.ts'

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function catalogueReport(sizes: number[], growth: Growth[], bare: Measured[]): string {
  const flat = growth.filter(({ ratio }) => ratio <= 1.3).length
  const ratios = bare.map(({ what, ours, bare: theirs }) => ({
    what,
    best: bestOf(ours) / bestOf(theirs),
    median: medianOf(ours.map((each, round) => each / (theirs[round] ?? each))),
    perSecond: [bestOf(theirs), bestOf(ours)],
  }))
  const fast = ratios.filter(({ median }) => median >= 0.6).length
  return `# What the catalogue costs

Written by \`npm run bench -- catalogue\` on ${new Date().toISOString().slice(0, 10)};
the machine's load was ${loadavg()[1]?.toFixed(1)} at the end.
Products are in four languages with ${IMAGES} pictures each. Only ratios within a run mean anything.

## Growth

Milliseconds that 95 of 100 calls through the door take, one caller, median of five rounds
in which the sizes take turns.
Goal: at most 1.3 from the smallest to the largest catalogue: ${flat} of ${growth.length}.

${table(
  ['', ...sizes.map((size) => `${size.toLocaleString('en')} products`), 'largest / smallest'],
  growth.map(({ what, p95, ratio }) => [what, ...p95.map((ms) => ms.toFixed(2)), ratio.toFixed(2)]),
)}

## Against a bare process

Calls a second over HTTP, 20 callers at once, on ${sizes.at(-1)?.toLocaleString('en')} products:
a bare Node process that sends the same statements and answers their rows, and this system.
Goal: at least 0.6: ${fast} of ${ratios.length}.

${table(
  ['', 'bare, best', 'ours, best', 'ours / bare, best', 'median of rounds'],
  ratios.map(({ what, best, median, perSecond }) => [
    what,
    ...perSecond.map((each) => each.toFixed(0)),
    best.toFixed(2),
    median.toFixed(2),
  ]),
)}
`
}
