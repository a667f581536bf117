import { type Abuse, abuses } from '@ticarum/contract/testing/abuses'
import type { TestResult } from '../spec/results.ts'

interface Count {
  /** by tests that passed: none of them had an effect */
  tried: number
  tests: number
  /** names of tests in which one had an effect, or that failed for another reason */
  failed: string[]
}

export function countsOf(results: TestResult[]): Map<Abuse, Count> {
  const counts = new Map<Abuse, Count>()
  for (const { name, status, tried = {} } of results) {
    for (const [abuse, times] of Object.entries(tried) as [Abuse, number][]) {
      const { tried: before, tests, failed } = counts.get(abuse) ?? { tried: 0, tests: 0, failed: [] }
      const passed = status === 'passed'
      counts.set(abuse, {
        tried: before + (passed ? times : 0),
        tests: tests + 1,
        failed: passed ? failed : [...failed, name],
      })
    }
  }
  return counts
}

const all = Object.entries(abuses) as [Abuse, string][]

export const untried = (counts: Map<Abuse, Count>): string[] =>
  all.flatMap(([abuse, words]) => (counts.get(abuse)?.tried ? [] : [words]))

/** 'Effective' is nothing but a number that was counted: a test that fails is named in its place. */
export function abuseTable(counts: Map<Abuse, Count>): string {
  const lines = all.map(([abuse, words]) => {
    const { tried, tests, failed } = counts.get(abuse) ?? { tried: 0, tests: 0, failed: [] }
    const effective = failed.length > 0 ? `**not known**: ${failed.join('; ')}` : tried > 0 ? '0' : 'not tried'
    return `| ${words} | ${tried.toLocaleString('en')} | ${tests} | ${effective} |`
  })
  return ['| what was tried | times | by so many tests | effective |', '| --- | --- | --- | --- |', ...lines].join('\n')
}
