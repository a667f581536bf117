import path from 'node:path'
import { MOST_RETRIED } from './journeys/most-retried.ts'
import { readResults, readUnitResults, type TestResult } from './spec/results.ts'

/**
 * Prints the last line of a CI run: what passed and failed in all its parts. Called with the exit code of each part:
 * `ci-total.ts RESULTS check=0 build=0 unit=1`, where RESULTS is the folder of results.
 */
const [folder = 'test-results', ...ended] = process.argv.slice(2)

/** Parts that write a list of results; every other part counts as one test that passes with exit code 0. */
const lists: Record<string, typeof readResults> = { check: readResults, unit: readUnitResults, e2e: readResults }

async function resultsOf(part: string, code: string): Promise<TestResult[]> {
  const itself: TestResult = { name: `${part} (ended with ${code})`, status: code === '0' ? 'passed' : 'failed' }
  const read = lists[part]
  if (!read) return [itself]

  const results = (await read(path.join(folder, `${part}.json`)).catch(() => undefined)) ?? []
  if (!results.some(({ status }) => status === 'passed' || status === 'failed'))
    return [...results, { name: `${part} left no results`, status: 'failed' }]
  // A run with a failing exit code but without a failed test must not look successful.
  const hidden = code !== '0' && !results.some(({ status }) => status === 'failed')
  return [...results, ...(hidden ? [itself] : []), ...tooManyRetried(part, results)]
}

/** A second try is for a machine that stalled, not for journeys that pass by luck. */
function tooManyRetried(part: string, results: TestResult[]): TestResult[] {
  const count = results.filter(({ retried }) => retried).length
  return count > MOST_RETRIED ? [{ name: `${part}: ${count} tests needed a second try`, status: 'failed' }] : []
}

const parts = await Promise.all(
  ended.map((argument) => resultsOf(argument.split('=')[0] ?? '', argument.split('=')[1] ?? '')),
)
const results = parts.flat()
const counted = (status: TestResult['status']) => results.filter((result) => result.status === status)

const because = ({ cause }: TestResult) => (cause ? `\n${cause.replace(/^/gm, '  ')}` : '')
for (const result of results)
  if (result.retried) console.log(`to mend, needed a second try: ${result.name}${because(result)}`)
for (const result of counted('failed')) console.log(`failed: ${result.name}${because(result)}`)
if (counted('skipped').length > 0) console.log(`${counted('skipped').length} skipped`)
console.log(`${counted('passed').length} passed, ${counted('failed').length} failed`)
if (counted('failed').length > 0 || counted('passed').length === 0) process.exitCode = 1
