import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pick } from './guards/pick.ts'
import { broken, type Removal } from './guards/removal.ts'
import { removals } from './guards/removals.ts'
import { copyTree } from './guards/tree-copy.ts'
import { verdictOf } from './guards/verdict.ts'
import { tree } from './testing/tree.ts'

const root = path.resolve(import.meta.dirname, '..')

describe('the guards that are taken out', () => {
  it('are at least sixty, each with a name of its own', () => {
    expect(new Set(removals.map(({ id }) => id)).size).toBe(removals.length)
    expect(removals.length).toBeGreaterThanOrEqual(60)
  })

  it.each(removals)('$id: its text stands in $file, and its test is there', (removal) => {
    const text = readFileSync(path.join(root, removal.file), 'utf8')
    expect(broken(removal, text)).not.toBe(text)
    expect(existsSync(path.join(root, removal.test))).toBe(true)
    expect(() => new RegExp(removal.named ?? '')).not.toThrow()
  })
})

const removal: Removal = { ...{ id: 'door', allows: '', file: 'a.ts', test: '' }, before: 'shut', after: '$& open' }

it('a text that is gone, or that stands there twice, is no guard', () => {
  expect(() => broken(removal, 'open')).toThrow('door: its text stands 0 times in a.ts')
  expect(() => broken(removal, 'shut shut')).toThrow('door: its text stands 2 times in a.ts')
  expect(broken(removal, 'shut')).toBe('$& open')
})

it('the same seed picks the same ones, another seed others', () => {
  const ids = (seed: string) => pick(removals, 10, seed).map(({ id }) => id)
  expect(ids('one')).toHaveLength(10)
  expect(ids('one')).toEqual(ids('one'))
  expect(ids('one')).not.toEqual(ids('other'))
})

it('a guard is taken out of the copy alone, and put back', async () => {
  const copy = copyTree(root, path.join(await tree({}), 'copy'))
  const [first] = removals
  if (!first) throw new Error('there are removals')
  const [ours, theirs] = [root, copy.folder].map((folder) => path.join(folder, first.file)) as [string, string]
  const whole = readFileSync(ours, 'utf8')
  await copy.without(first, async () => {
    expect(readFileSync(theirs, 'utf8')).toBe(broken(first, whole))
    expect(readFileSync(ours, 'utf8')).toBe(whole)
    // our own packages are those of the copy
    writeFileSync(path.join(copy.folder, 'node_modules', '@ticarum', 'db', 'new'), '')
    expect(existsSync(path.join(root, 'db', 'new'))).toBe(false)
  })
  expect(readFileSync(theirs, 'utf8')).toBe(whole)
  expect(statSync(theirs).ino).not.toBe(statSync(ours).ino)
  copy.remove()
})

describe('a guard', () => {
  const report = (statuses: string[], message = '') => ({
    testResults: [{ message, assertionResults: statuses.map((status) => ({ fullName: ' the door opens ', status })) }],
  })

  it('is missed when a test fails', () => {
    expect(verdictOf(report(['passed', 'failed']))).toEqual({ found: true, by: 'the door opens' })
  })

  it.each([
    ['all tests pass', report(['passed', 'skipped']), 'nothing turned red'],
    ['no test was asked', report(['skipped', 'pending']), 'no test ran'],
    ['the code does not start', report([], 'SyntaxError\nat'), 'the tests could not begin: SyntaxError'],
    ['the tests hang', undefined, 'the tests did not come to an end'],
  ])('is not missed because %s', (_, results, why) => {
    expect(verdictOf(results)).toEqual({ found: false, why })
  })
})
