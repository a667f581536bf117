import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TestResult } from './spec/results.ts'
import { runScript } from './testing/run-script.ts'
import { tree } from './testing/tree.ts'

const register = `# Requirements register

## ORD – Orders

| ID | Requirement | Note |
| --- | --- | --- |
| ORD-01 | A first thing. |  |
| ORD-02 | A second thing. | D5 |

## I18N – Languages

| ID | Requirement | Note |
| --- | --- | --- |
| I18N-01 | A third thing. |  |
`

interface ProjectResults {
  unit?: TestResult[]
  e2e?: TestResult[]
  minimum?: number
}

/** A project with these results, beside the original of its register. */
async function project({ unit = [], e2e = [], minimum = 0 }: ProjectResults): Promise<string> {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: unit.map(({ name, status }) => ({ fullName: name, status })),
      },
    ],
  }
  const root = await tree({
    'same.md': register,
    'other.md': register.replace('A first thing.', 'Another thing.'),
    'main/docs/requirements.md': register,
    'main/docs/covered-requirements.txt': `${minimum}\n`,
    'main/server/src/a.ts': '',
    'main/test-results/unit.json': JSON.stringify(report),
    'main/test-results/e2e.json': JSON.stringify(e2e),
  })
  return path.join(root, 'main')
}

async function spec(given: ProjectResults) {
  const ended = runScript('spec.ts', await project(given))
  return { ...ended, total: ended.stdout.trim().split('\n').at(-1) }
}

describe('npm run spec', () => {
  it('counts an id whose test passed, in either kind of test, and lists the others by area', async () => {
    const { code, stdout, total } = await spec({
      unit: [{ name: 'is kept [ORD-01]', status: 'passed' }],
      e2e: [{ name: 'reads it [I18N-01]', status: 'passed' }],
    })
    expect(total).toBe('2 of 3 requirements covered by a passing test')
    expect(stdout).toContain('ORD – Orders: 1 of 2 open\n  ORD-02\n')
    expect(stdout).not.toContain('I18N')
    expect(code).toBe(0)
  })

  it('reads several ids in one name', async () => {
    const names = ['both [ORD-01, ORD-02]', '[I18N-01] and a list [a, b]']
    expect((await spec({ unit: names.map((name) => ({ name, status: 'passed' })) })).total).toBe(
      '3 of 3 requirements covered by a passing test',
    )
  })

  it('does not count an id on a failing test', async () => {
    const { total, stdout } = await spec({ unit: [{ name: 'is kept [ORD-01]', status: 'failed' }] })
    expect(total).toBe('0 of 3 requirements covered by a passing test')
    expect(stdout).toContain('because a test with the id failed: ORD-01')
  })

  it('does not count an id when another test with it failed', async () => {
    const unit: TestResult[] = [
      { name: 'is kept [ORD-01]', status: 'passed' },
      { name: 'is kept for good [ORD-02]', status: 'passed' },
    ]
    expect((await spec({ unit, e2e: [{ name: 'is seen [ORD-01]', status: 'failed' }] })).total).toBe(
      '1 of 3 requirements covered by a passing test',
    )
  })

  it('does not count an id on a skipped test', async () => {
    expect((await spec({ unit: [{ name: 'is kept [ORD-01]', status: 'skipped' }] })).total).toBe(
      '0 of 3 requirements covered by a passing test',
    )
  })

  it.each(['passed', 'failed', 'skipped'] as const)('fails for an unknown id on a test that %s', async (status) => {
    const { code, stderr } = await spec({ e2e: [{ name: 'is kept [ORD-99]', status }] })
    expect(stderr).toContain('do not exist: ORD-99')
    expect(code).toBe(1)
  })

  it('fails when fewer are covered than the project says, and asks to raise the number when more are', async () => {
    const unit: TestResult[] = [{ name: 'is kept [ORD-01]', status: 'passed' }]
    expect(await spec({ unit, minimum: 1 })).toMatchObject({ code: 0, stderr: '' })
    const fewer = await spec({ unit, minimum: 2 })
    expect(fewer.code).toBe(1)
    expect(fewer.stderr).toContain('1 requirements are covered, docs/covered-requirements.txt says 2')
    expect((await spec({ unit, minimum: 1 })).stdout).not.toContain('raise')
    const more = await spec({ unit, minimum: 0 })
    expect(more.code).toBe(0)
    expect(more.stdout).toContain('raise the 0 of docs/covered-requirements.txt')
  })

  it('fails when the register differs from the original that is named', async () => {
    const root = await project({})
    expect(runScript('spec.ts', root, '--register', path.join(root, '../same.md')).code).toBe(0)
    const { code, stderr } = runScript('spec.ts', root, '--register', path.join(root, '../other.md'))
    expect(stderr).toContain('docs/requirements.md differs')
    expect(code).toBe(1)
  })

  it('warns of results that are older than the code, or missing', async () => {
    const root = await project({})
    const results = path.join(root, 'test-results/unit.json')
    await utimes(path.join(root, 'server/src/a.ts'), 2000, 2000)
    await utimes(results, 3000, 3000)
    expect(runScript('spec.ts', root).stderr).toBe('')
    await utimes(results, 1000, 1000)
    expect(runScript('spec.ts', root).stderr).toContain('test-results/unit.json is stale: server/src/a.ts')

    const bare = await tree({ 'main/docs/requirements.md': register, 'main/docs/covered-requirements.txt': '0' })
    const { code, stderr, stdout } = runScript('spec.ts', path.join(bare, 'main'))
    expect(stderr).toContain('there is no test-results/unit.json')
    expect(stdout).toContain('0 of 3 requirements')
    expect(code).toBe(0)
  })
})
