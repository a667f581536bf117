import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from './entry.ts'

/** Writes test-results/e2e.json: what `npm run spec` reads. A file that could not be run is a failure of its own. */
export class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap((module) => {
      const tests = [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        status: test.result().state,
      }))
      const broken = module.state() === 'failed' && !tests.some(({ status }) => status === 'failed')
      return broken ? [...tests, { name: `${module.relativeModuleId} could not be run`, status: 'failed' }] : tests
    })
    const unsteady = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
    for (const { fullName } of unsteady) console.log(`passed only when asked again: ${fullName}`)
    const folder = path.join(root, 'test-results')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'e2e.json'), `${JSON.stringify(results, null, 2)}\n`)
  }
}
