import { type Growth, growthTable, isFlat, MOST_GROWTH } from '../growth.ts'
import { bestOf, bestRatio, type Measured, medianRatio } from '../measure.ts'
import { markdownTable, writtenBy } from '../report.ts'
import { DATABASE_MILLISECONDS, type DatabaseTime } from './database-time.ts'

export interface FoundOfOrders {
  growth: Growth[]
  time?: DatabaseTime
  placing: Measured[]
}

export function ordersReport(sizes: number[], { growth, time, placing }: FoundOfOrders): string {
  return `# What orders cost

${writtenBy('npm run bench -- orders')}. Only ratios within a run mean anything.

## Lists

Milliseconds that 95 of 100 calls through the door take, one caller, median of five rounds
in which the sizes take turns; and the blocks of tables and indexes that one call reads.
Goal: at most ${MOST_GROWTH} from the fewest to the most orders: ${growth.filter(isFlat).length} of ${growth.length}.

${growthTable(
  sizes.map((size) => `${size.toLocaleString('en')} orders`),
  growth,
)}

## Placing

Orders a second of 16 buyers at once, in the smallest world: the whole door in process (session, rules, key, answer),
against the very statements that it sends, sent by a bare client in one flush, and against the smallest transaction
that could do it (take stock, one order, one line, in tables without rules).
Afterwards every balance said what was sold.

${markdownTable(
  ['', 'against', 'bare, best', 'ours, best', 'ours / bare, best', 'median of rounds', 'goal'],
  placing.map((each) => [
    each.what,
    each.against,
    bestOf(each.bare).toFixed(0),
    bestOf(each.ours).toFixed(0),
    bestRatio(each).toFixed(2),
    medianRatio(each).toFixed(2),
    `${each.goal?.atLeast ?? ''}`,
  ]),
)}
${
  time
    ? `
Of the database's processor, one order takes ${time.ours.toFixed(1)} ms (goal: at most ${DATABASE_MILLISECONDS});
the smallest transaction takes ${time.smallest.toFixed(2)} ms in the same run.
`
    : ''
}`
}
