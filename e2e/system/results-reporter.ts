import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from './entry.ts'

const SLOWEST = 12

const secondsOf = (test: TestCase): number => Math.round(test.diagnostic()?.duration ?? 0) / 1000
const retriesOf = (test: TestCase): number => test.diagnostic()?.retryCount ?? 0
const CAUSE = 600 // characters
/** What the first try failed with. */
function causeOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  return `${error?.message ?? ''}\n${error?.stacks?.[0]?.file ?? ''}:${error?.stacks?.[0]?.line ?? ''}`.slice(0, CAUSE)
}

/**
 * Writes test-results/e2e.json, which `npm run spec` and CI's last line read, and prints where the time went. A file
 * that could not be run counts as a failure.
 */
export class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap((module) => {
      const file = module.relativeModuleId
      const tests = [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        status: test.result().state,
        file,
        seconds: secondsOf(test),
        retried: retriesOf(test) > 0,
        ...(retriesOf(test) > 0 && { cause: causeOf(test) }),
      }))
      const broken = module.state() === 'failed' && !tests.some(({ status }) => status === 'failed')
      return broken
        ? [...tests, { name: `${file} could not be run`, status: 'failed', file, seconds: 0, retried: false }]
        : tests
    })
    const folder = path.join(root, 'test-results')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'e2e.json'), `${JSON.stringify(results, null, 2)}\n`)

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
    for (const { name, retried, ...result } of results)
      if (retried)
        console.log(`a fault to mend, needed a second try: ${name}\n${'cause' in result ? result.cause : ''}`)
  }
}

function tell(title: string, timed: [seconds: number, what: string][]): void {
  const slowest = timed.toSorted(([one], [other]) => other - one).slice(0, SLOWEST)
  console.log(
    [`${title}:`, ...slowest.map(([seconds, what]) => `${seconds.toFixed(1).padStart(7)} s  ${what}`)].join('\n'),
  )
}
