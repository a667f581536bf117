import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Tried } from '@ticarum/contract/testing/abuses'
import type {} from '@ticarum/contract/testing/tried'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from './entry.ts'

const SLOWEST = 12

const CAUSE = 600 // characters

const secondsOf = (test: TestCase): number => Math.round(test.diagnostic()?.duration ?? 0) / 1000

function causeOf(error: SerializedError | undefined): string | undefined {
  if (!error) return undefined
  const [at] = error.stacks ?? []
  return `${error.message.slice(0, CAUSE)}${at ? `\n${path.relative(root, at.file)}:${at.line}` : ''}`
}

interface JourneyResult {
  name: string
  status: string
  file?: string
  seconds: number
  /** why it failed, or failed at its first try */
  cause?: string | undefined
  retried?: boolean
  tried?: Tried | undefined
}

const FOLDER = path.join(root, 'test-results')
const RESULTS = path.join(FOLDER, 'e2e.json')

/**
 * Writes test-results/e2e.json, which `npm run spec` and CI's last line read, and prints where the time went. A file
 * that could not be run counts as a failure, and so does an error that came outside of all journeys. At a second try
 * only what was tried is changed.
 */
export class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const results = modules.flatMap(resultsOf)
    const written = [...(process.env.SECOND_TRY ? merged(results) : results), ...unhandled.map(outsideJourneys)]
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(RESULTS, `${JSON.stringify(written, null, 2)}\n`)

    const files = Map.groupBy(results, ({ file }) => file)
    const total = (tests: typeof results) => tests.reduce((sum, { seconds }) => sum + seconds, 0)
    tell(
      'slowest files',
      [...files].map(([file, tests]) => [total(tests), `${file}, ${tests.length} journeys`]),
    )
    tell(
      'slowest journeys',
      results.map(({ name, seconds }) => [seconds, name]),
    )
  }
}

function resultsOf(module: TestModule): JourneyResult[] {
  const file = module.relativeModuleId
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    status: test.result().state,
    file,
    seconds: secondsOf(test),
    cause: causeOf(test.result().errors?.[0]),
    tried: test.meta().tried,
  }))
  const broken = module.state() === 'failed' && !tests.some(({ status }) => status === 'failed')
  return broken ? [...tests, { name: `${file} could not be run`, status: 'failed', file, seconds: 0 }] : tests
}

const outsideJourneys = (error: SerializedError): JourneyResult => ({
  name: 'an error outside of all journeys',
  status: 'failed',
  seconds: 0,
  cause: causeOf(error),
})

function merged(tried: JourneyResult[]): JourneyResult[] {
  const again = new Map(tried.filter(({ status }) => status !== 'skipped').map((result) => [result.name, result]))
  return (JSON.parse(readFileSync(RESULTS, 'utf8')) as JourneyResult[]).map((first) => {
    const second = first.status === 'failed' ? again.get(first.name) : undefined
    return second ? { ...first, status: second.status, retried: true } : first
  })
}

function tell(title: string, timed: [seconds: number, what: string][]): void {
  const slowest = timed.toSorted(([one], [other]) => other - one).slice(0, SLOWEST)
  console.log(
    [`${title}:`, ...slowest.map(([seconds, what]) => `${seconds.toFixed(1).padStart(7)} s  ${what}`)].join('\n'),
  )
}
