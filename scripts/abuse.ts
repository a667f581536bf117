import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dayAndCommit } from '@ticarum/server/testing/current-commit'
import { abuseTable, countsOf, untried } from './abuse/table.ts'
import { readResults, readUnitResults } from './spec/results.ts'

/**
 * `npm run abuse`: how often the last runs of `npm test`, `npm run e2e` and `npm run faults -- events` tried each case
 * of abuse, and whether one had an effect. It reads results and runs nothing; it fails if a case was not tried.
 * `--write` puts the table into docs/reports/security.md: run `THOROUGH=1 npm test` before.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')

const counts = countsOf([
  ...((await readUnitResults(path.join(results, 'unit.json'))) ?? []),
  ...((await readResults(path.join(results, 'e2e.json'))) ?? []),
  ...((await readResults(path.join(results, 'events.json'))) ?? []),
])
const table = abuseTable(counts)
console.log(table)

if (values.write) {
  const report = path.join(root, 'docs/reports/security.md')
  const [before, after] = (await readFile(report, 'utf8')).split(/(?<=^<!-- abuse -->\n).*?(?=^<!-- end -->)/ms)
  if (!before || !after) throw new Error(`${report} has no place for the table`)
  await writeFile(report, `${before}\nCounted ${dayAndCommit()}.\n\n${table}\n\n${after}`)
}
for (const abuse of untried(counts)) {
  console.error(`nobody tried to ${abuse}`)
  process.exitCode = 1
}
if (counts.values().some(({ failed }) => failed.length > 0)) process.exitCode = 1
