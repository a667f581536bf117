import path from 'node:path'
import { readResults } from '../spec/results.ts'
import { MOST_RETRIED } from './most-retried.ts'
import { runJourneys } from './run-journeys.ts'

const RESULTS = path.resolve(import.meta.dirname, '../../test-results/e2e.json')

/**
 * A browser waits a fixed number of seconds, and a shared machine may stall that long: journeys that failed run once
 * more, on a system of their own, because the first try may have left rows behind.
 */
export async function tryAgain(): Promise<void> {
  const failed = ((await readResults(RESULTS)) ?? []).filter(({ status }) => status === 'failed')
  if (failed.length === 0 || failed.length > MOST_RETRIED) return
  // What no journey caught is nobody's to try again.
  if (failed.some(({ file }) => !file)) return
  process.env.SECOND_TRY = '1'
  process.exitCode = 0
  await runJourneys(
    failed.map(({ file }) => file ?? ''),
    failed.map(({ name }) => name),
  )
}
