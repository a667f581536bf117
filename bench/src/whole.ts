import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { catalogueRows } from './catalogue.ts'
import { doorRows } from './door.ts'
import { eventRows } from './events.ts'
import { orderRows } from './orders.ts'
import { pageRows } from './pages.ts'
import { machineLoad, reportFile, writtenBy } from './report.ts'
import { type Effort, type Row, type RowsOf, rowsTable } from './rows.ts'

const parts: Record<string, RowsOf> = {
  door: doorRows,
  catalogue: catalogueRows,
  orders: orderRows,
  pages: pageRows,
  events: eventRows,
}

/**
 * All hot paths in one table, part after part. A part that fails is named, and what it had measured until then stays.
 * `--quick` only shows that it runs: one short round of each, and nothing is written.
 */
export async function benchAll(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10000,1000000' },
      streams: { type: 'string', default: '1000' },
      quick: { type: 'boolean', default: false },
    },
  })
  const effort: Effort = {
    sizes: values.sizes.split(',').map(Number),
    streams: Number(values.streams),
    quick: values.quick,
  }
  const before = machineLoad()
  const measured = new Map<string, Row[]>()
  const failed: string[] = []
  const report = () => wholeReport([...measured.values()].flat(), failed, before)
  for (const [part, measure] of Object.entries(parts)) {
    console.log(`${part}, ${new Date().toISOString().slice(11, 19)}`)
    try {
      await measure(effort, (rows) => measured.set(part, rows))
    } catch (error) {
      console.error(error)
      failed.push(`${part}: ${error instanceof Error ? error.message : error}`)
    }
    // After each part, so that a run that is cut off leaves what it had.
    if (!values.quick) await writeFile(reportFile('bench'), report())
  }
  console.log(report())
  if (failed.length > 0) process.exitCode = 1
}

function wholeReport(rows: Row[], failed: string[], before: string): string {
  const asked = process.argv.slice(2)
  const wrong = failed.length > 0 ? `\n**Not measured to the end**: ${failed.join('; ')}\n` : ''
  return `# All hot paths

${writtenBy(['npm run bench', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' '))}, and ${before} before it began.
Each line's two sides took turns in one run on one machine, which they share with PostgreSQL and the callers:
only ratios mean anything. Rates are those of the best round; the goal is held against the median of the rounds,
and of a line of many questions against each of them (its times are those of the one that grows most).
What a line measures in detail: the reports beside this one.

${rowsTable(rows)}${wrong}`
}
