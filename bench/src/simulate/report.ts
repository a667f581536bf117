import { dayAndCommit } from '@ticarum/server/testing/current-commit'
import { machineLoad, markdownTable } from '../report.ts'
import { day, peak, sizes } from './assumptions.ts'
import type { Capacity } from './capacities.ts'
import type { Carried } from './generated-load.ts'
import { demandOf, loadOf, type Part, partsOf } from './parts.ts'

/** Above this part of what was measured, queues grow in a busy second. */
const FULL = 0.7

const number = (value: number) => (value >= 10 ? value.toFixed(0) : value.toPrecision(2))
const needed = ({ capacity, ...part }: Part) => Math.ceil(loadOf({ capacity, ...part }) / FULL)

function saturates(size: number, measured: Record<string, Capacity>): string {
  const parts = partsOf(size, day, measured)
  const full = parts.filter((part) => loadOf(part) > FULL)
  const first = parts[0]
  if (!first) return ''
  const said = `**${size}×**: ${first.what} first, at ${number(loadOf(first) * 100)} % of what was measured`
  if (full.length === 0) return `- ${said}; nothing is full.`
  const processes = full.filter(({ capacity }) => capacity.perProcess)
  const database = full.filter(({ capacity }) => !capacity.perProcess)
  const more = processes.map((part) => `${part.what}: ${needed(part)} processes of such a machine`)
  const larger = database.map((part) => `${part.what}: ${number(loadOf(part) / FULL)} times this machine's database`)
  return `- ${said}. Full: ${[...more, ...larger].join('; ')}.`
}

export function simulateReport(measured: Record<string, Capacity>, carried: Carried[] = [], placed = 0): string {
  const paper = partsOf(1, day, measured).map(({ what, capacity }) => [
    what,
    ...sizes.map((size) => {
      const part = partsOf(size, day, measured).find((each) => each.what === what)
      return part ? `${number(part.wanted)} (${number(loadOf(part) * 100)} %)` : ''
    }),
    `${number(capacity.most)}: ${capacity.source}`,
  ])
  const { events, mails } = demandOf(1, day)
  const say = (count: number) => count.toLocaleString('en')
  const { visitors, members } = day
  const part = (share: number) => `${share * 100} %`
  return `# A day of the corridor at 1×, 10× and 100×

Written by \`npm run simulate\` ${dayAndCommit()}.
The day is assumed (\`bench/src/simulate/assumptions.ts\`): ${say(visitors.visits)} visits of ${visitors.pages} pages,
${say(members.visits)} of people who are signed in with ${members.pages}, ${say(day.orders)} orders,
${say(day.messages)} messages, ${say(day.images)} pictures, ${say(day.connected)} people connected.
The busiest hour has ${part(peak.hour)} of it, its busiest second ${peak.second} times the mean;
the cache answers ${part(day.fromCache)} of visitors' pages.

## On paper

The busiest second, and what part that is of what two shared cores were measured to carry. Each part was measured
alone; processes and database share the cores here, so the parts add up on one machine and do not on several.

${markdownTable(['', ...sizes.map((size) => `${size}×`), 'measured'], paper)}

What is full, if more than ${FULL * 100} % is full:

${sizes.map((size) => saturates(size, measured)).join('\n')}

Not among them, because there is no measured figure: mail (${number(mails)} a second at 1×, which the mail server
decides), pages out of the cache, disk. Events (${number(events)} a second at 1×) are committed with what they tell,
and are in the figure of orders.
What takes over from each part: [scale.md](../operations/scale.md).

## Generated at 1×

${carried.length > 0 ? generated(carried, placed) : 'Not run: this page was written with `--paper`.\n'}`
}

function generated(carried: Carried[], placed: number): string {
  const seconds = carried[0] ? Math.round(carried[0].sent / carried[0].wanted) : 0
  const answeredOrders = carried.find(({ what }) => what === 'orders')?.answered ?? 0
  return `The rates of that second, sent for ${seconds} s to this machine, whether answers came or not:
catalogue over HTTP without a cache, orders and messages through the door.
The machine's load was ${machineLoad()} at the end, from other work too.

${markdownTable(
  ['', 'wanted a second', 'sent', 'answered', 'median', 'p95', 'slowest'],
  carried.map(({ what, wanted, sent, answered, median, p95, slowest }) => [
    what,
    number(wanted),
    `${sent}`,
    `${answered}`,
    ...[median, p95, slowest].map((ms) => `${ms.toFixed(0)} ms`),
  ]),
)}

Orders answered: ${answeredOrders}; orders in the database: ${placed}.
`
}
