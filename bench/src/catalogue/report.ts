import { type Growth, growthTable, isFlat, MOST_GROWTH } from '../growth.ts'
import { bestOf, bestRatio, type Measured, medianRatio, reaches } from '../measure.ts'
import { markdownTable, writtenBy } from '../report.ts'
import { IMAGES } from './worlds.ts'

export function catalogueReport(sizes: number[], growth: Growth[], bare: Measured[]): string {
  return `# What the catalogue costs

${writtenBy('npm run bench -- catalogue')}.
Products are in four languages with ${IMAGES} pictures each. Only ratios within a run mean anything.

## Growth

Milliseconds that 95 of 100 calls through the door take, one caller, median of five rounds
in which the sizes take turns; and the blocks of tables and indexes that one call reads.
Goal: at most ${MOST_GROWTH} from the smallest to the largest catalogue:
${growth.filter(isFlat).length} of ${growth.length}.

${growthTable(
  sizes.map((size) => `${size.toLocaleString('en')} products`),
  growth,
)}

## Against a bare process

Calls a second over HTTP, 20 callers at once, on ${sizes.at(-1)?.toLocaleString('en')} products:
a bare Node process that sends the same statements and answers their rows, and this system.
Goal: at least ${bare[0]?.goal?.atLeast ?? ''}: ${bare.filter(reaches).length} of ${bare.length}.

${markdownTable(
  ['', 'bare, best', 'ours, best', 'ours / bare, best', 'median of rounds'],
  bare.map((each) => [
    each.what,
    bestOf(each.bare).toFixed(0),
    bestOf(each.ours).toFixed(0),
    bestRatio(each).toFixed(2),
    medianRatio(each).toFixed(2),
  ]),
)}
`
}
