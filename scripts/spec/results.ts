import { readFile } from 'node:fs/promises'
import type { Tried } from '@ticarum/contract/testing/abuses'

export interface TestResult {
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** needed a second try */
  retried?: boolean
  file?: string
  /** why it failed, or failed at its first try */
  cause?: string
  /** how often it tried each abuse */
  tried?: Tried
}

/** The part of vitest's JSON report that is read. */
interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; meta?: { tried?: Tried } }[]
  }[]
}

/** The results of vitest. A file that could not be loaded has no tests, and counts as a failure. */
function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file): TestResult[] => {
    const tests = file.assertionResults.map(
      ({ fullName, status, meta }): TestResult => ({
        name: fullName,
        ...(meta?.tried && { tried: meta.tried }),
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
      }),
    )
    const broken = file.status === 'failed' && !tests.some(({ status }) => status === 'failed')
    return broken ? [...tests, { name: `${file.name} could not be run`, status: 'failed' }] : tests
  })
}

/** test-results/unit.json, as vitest writes it; undefined if there is none. */
export async function readUnitResults(file: string): Promise<TestResult[] | undefined> {
  const report = (await readJson(file)) as VitestReport | undefined
  return report && vitestResults(report)
}

/** test-results/e2e.json and check.json: a plain list of results; undefined if there is none. */
export async function readResults(file: string): Promise<TestResult[] | undefined> {
  return (await readJson(file)) as TestResult[] | undefined
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
