import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type CheckStep, steps } from './check/steps.ts'
import type { TestResult } from './spec/results.ts'

/**
 * `npm run check`: everything that can be checked without running the product. Takes another project folder as
 * argument.
 */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))

async function run(step: CheckStep): Promise<TestResult> {
  const started = performance.now()
  const problems = await step.problems(root).catch((error: Error) => [error.stack ?? error.message])
  const status = problems.length === 0 ? 'passed' : 'failed'
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${status === 'passed' ? 'ok    ' : 'failed'}  ${step.name} (${seconds} s)`)
  for (const problem of problems) console.log(problem.replace(/^/gm, '        '))
  return { name: `check: ${step.name}`, status }
}

const results = await Promise.all(steps.map(run))
await mkdir(path.join(root, 'test-results'), { recursive: true })
await writeFile(path.join(root, 'test-results/check.json'), JSON.stringify(results))
if (results.some(({ status }) => status === 'failed')) process.exitCode = 1
