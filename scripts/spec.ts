import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { coverageOf, uncoveredLines } from './spec/coverage.ts'
import { changedSince } from './spec/freshness.ts'
import { readRegister } from './spec/register.ts'
import { readResults, readUnitResults, type TestResult } from './spec/results.ts'

/** How many requirements a passing test covers. Reads results, runs nothing. Another project folder may be named. */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))
const faults: string[] = []

const register = await readFile(path.join(root, 'docs/requirements.md'), 'utf8')
const original = await readFile(path.join(root, '../shared/requirements.md'), 'utf8').catch(() => register)
if (register !== original) faults.push('docs/requirements.md differs from ../shared/requirements.md: copy it anew')

async function lastResults(file: string, read: typeof readResults, command: string): Promise<TestResult[]> {
  const results = await read(path.join(root, file))
  if (!results) {
    console.warn(`warning: there is no ${file}: run \`${command}\` first`)
    return []
  }
  const changed = await changedSince(root, file)
  if (changed) console.warn(`warning: ${file} is stale: ${changed} was changed after it; run \`${command}\``)
  return results
}
const results = [
  ...(await lastResults('test-results/unit.json', readUnitResults, 'npm test')),
  ...(await lastResults('test-results/e2e.json', readResults, 'npm run e2e')),
]

const areas = readRegister(register)
const { covered, failing, unknown } = coverageOf(areas, results)
if (unknown.size > 0) faults.push(`tests name requirements that do not exist: ${[...unknown].sort().join(' ')}`)

for (const line of uncoveredLines(areas, covered)) console.log(line)
if (failing.size > 0) console.log(`\nnot counted, because a test with the id failed: ${[...failing].sort().join(' ')}`)
for (const fault of faults) console.error(`\nfailed: ${fault}`)
if (faults.length > 0) process.exitCode = 1
console.log(`\n${covered.size} of ${areas.flatMap(({ ids }) => ids).length} requirements covered by a passing test`)
