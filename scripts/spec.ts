import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { coverageOf, uncoveredLines } from './spec/coverage.ts'
import { changedSince } from './spec/freshness.ts'
import { readRegister } from './spec/register.ts'
import { readResults, readUnitResults, type TestResult } from './spec/results.ts'

/**
 * Prints how many requirements a passing test covers. It reads results and runs nothing. It fails if fewer are covered
 * than docs/covered-requirements.txt says. `--register FILE` compares docs/requirements.md with its original; another
 * project folder may be given.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { register: { type: 'string' } } })
const root = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '..'))
const faults: string[] = []

const register = await readFile(path.join(root, 'docs/requirements.md'), 'utf8')
if (values.register && register !== (await readFile(values.register, 'utf8')))
  faults.push(`docs/requirements.md differs from ${values.register}: copy it anew`)

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

const MINIMUM = 'docs/covered-requirements.txt'
const minimum = Number(await readFile(path.join(root, MINIMUM), 'utf8'))
if (!Number.isInteger(minimum)) faults.push(`${MINIMUM} holds no whole number`)
if (covered.size < minimum) faults.push(`${covered.size} requirements are covered, ${MINIMUM} says ${minimum}`)

for (const line of uncoveredLines(areas, covered)) console.log(line)
if (failing.size > 0) console.log(`\nnot counted, because a test with the id failed: ${[...failing].sort().join(' ')}`)
if (covered.size > minimum) console.log(`\n${covered.size} are covered now: raise the ${minimum} of ${MINIMUM}`)
for (const fault of faults) console.error(`\nfailed: ${fault}`)
if (faults.length > 0) process.exitCode = 1
console.log(`\n${covered.size} of ${areas.flatMap(({ ids }) => ids).length} requirements covered by a passing test`)
