import { describe, expect, it } from 'vitest'
import type { TestResult } from './spec/results.ts'
import { runScript } from './testing/run-script.ts'
import { tree } from './testing/tree.ts'

const list = (...statuses: TestResult['status'][]) =>
  JSON.stringify(statuses.map((status, index) => ({ name: `test ${index}`, status })))
const unit = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: statuses.map((status) => ({ fullName: 'a test', status })),
      },
    ],
  })

async function total(files: Record<string, string>, ...ended: string[]) {
  const { code, stdout } = runScript('ci-total.ts', await tree(files), ...ended)
  return { code, line: stdout.trim().split('\n').at(-1), stdout }
}

describe('the last line of CI', () => {
  it('adds up check steps, tests and parts', async () => {
    const files = {
      'check.json': list('passed', 'passed'),
      'unit.json': unit('passed', 'pending', 'passed'),
      'e2e.json': list('passed'),
    }
    expect(await total(files, 'check=0', 'build=0', 'unit=0', 'e2e=0', 'spec=0')).toMatchObject({
      code: 0,
      line: '7 passed, 0 failed',
    })
  })

  it('names what failed, and is red', async () => {
    const answer = await total({ 'unit.json': unit('passed', 'failed') }, 'unit=1', 'build=0')
    expect(answer).toMatchObject({ code: 1, line: '2 passed, 1 failed' })
    expect(answer.stdout).toContain('failed: a test\n')
  })

  it('names each test that needed a second try, and is red for the third', async () => {
    const walk = (n: number) => ({ name: `walk ${n}`, status: 'passed', cause: 'no button' })
    const retried = (count: number) =>
      JSON.stringify(Array.from({ length: 4 }, (_, n) => ({ ...walk(n), retried: n < count })))
    const two = await total({ 'e2e.json': retried(2) }, 'e2e=0')
    expect(two).toMatchObject({ code: 0, line: '4 passed, 0 failed' })
    expect(two.stdout).toContain('to mend, needed a second try: walk 1\n  no button\n')
    const three = await total({ 'e2e.json': retried(3) }, 'e2e=0')
    expect(three).toMatchObject({ code: 1, line: '4 passed, 1 failed' })
    expect(three.stdout).toContain('failed: e2e: 3 tests needed a second try\n')
  })

  it.each<[string, Record<string, string>, string[], string]>([
    ['a part that failed', {}, ['build=0', 'faults-mail=1'], '1 passed, 1 failed'],
    [
      'a run that was killed before it told of a failure',
      { 'unit.json': unit('passed') },
      ['unit=124'],
      '1 passed, 1 failed',
    ],
    ['results that are missing', {}, ['unit=0', 'build=0'], '1 passed, 1 failed'],
    ['results without a test', { 'e2e.json': '[]' }, ['e2e=0', 'build=0'], '1 passed, 1 failed'],
    ['results of skipped tests only', { 'e2e.json': list('skipped') }, ['e2e=0', 'build=0'], '1 passed, 1 failed'],
    ['results that were cut off', { 'e2e.json': '[{' }, ['e2e=0', 'build=0'], '1 passed, 1 failed'],
    ['a failed test under a good end', { 'e2e.json': list('passed', 'failed') }, ['e2e=0'], '1 passed, 1 failed'],
    [
      'a test file that could not be loaded, beside a failed test',
      {
        'unit.json': JSON.stringify({
          testResults: [
            ...JSON.parse(unit('passed', 'failed')).testResults,
            { name: 'b.test.ts', status: 'failed', assertionResults: [] },
          ],
        }),
      },
      ['unit=1'],
      '1 passed, 2 failed',
    ],
    ['nothing at all', {}, [], '0 passed, 0 failed'],
  ])('is red for %s', async (_, files, ended, line) => {
    expect(await total(files, ...ended)).toMatchObject({ code: 1, line })
  })
})
