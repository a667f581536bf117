import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { errorPageProblems } from './error-pages.ts'

const ours = path.resolve(import.meta.dirname, '../../docs/errors')

/** Our pages with one fault. */
async function problems(plant: (folder: string) => Promise<void>): Promise<string[]> {
  const root = await tree({ 'package.json': '{}' })
  const folder = path.join(root, 'docs/errors')
  await cp(ours, folder, { recursive: true })
  await plant(folder)
  return errorPageProblems(root)
}

const changed = (code: string, from: string, to: string) => async (folder: string) => {
  const file = path.join(folder, `${code}.md`)
  const page = await readFile(file, 'utf8')
  expect(page).toContain(from)
  await writeFile(file, page.replace(from, to))
}

describe('error pages', () => {
  it('are all there and true', async () => {
    expect(await problems(async () => {})).toEqual([])
  })

  it.each<[string, (folder: string) => Promise<void>, string[]]>([
    [
      'a code without a page',
      (folder) => rm(path.join(folder, 'NOT_FOUND.md')),
      ['docs/errors/NOT_FOUND.md is missing'],
    ],
    [
      'a page without a code',
      (folder) => writeFile(path.join(folder, 'GONE.md'), '# GONE\n'),
      ['docs/errors/GONE.md is about no code of contract/src/errors.ts'],
    ],
    [
      'another status',
      changed('NOT_FOUND', 'Status: 404', 'Status: 410'),
      ["docs/errors/NOT_FOUND.md does not say 'Status: 404'"],
    ],
    [
      'another title',
      changed('NOT_FOUND', '# NOT_FOUND', '# Not found'),
      ["docs/errors/NOT_FOUND.md does not begin with '# NOT_FOUND'"],
    ],
    [
      'a part that is missing',
      changed('NOT_FOUND', '## What to do', '## Advice'),
      ["docs/errors/NOT_FOUND.md has no part 'What to do'"],
    ],
    [
      'an example of another code',
      changed('NOT_FOUND', '"code": "NOT_FOUND"', '"code": "FORBIDDEN"'),
      ['docs/errors/NOT_FOUND.md has no example that fits the contract'],
    ],
    [
      'an example with a wrong argument',
      changed('IN_PROGRESS', '"retryAfter": 2', '"retryAfter": "soon"'),
      ['docs/errors/IN_PROGRESS.md has no example that fits the contract'],
    ],
    [
      'an example with an argument too many',
      changed('NOT_FOUND', '"args": {}', '"args": { "id": 1 }'),
      ['docs/errors/NOT_FOUND.md has no example that fits the contract'],
    ],
    [
      'an argument that is not explained',
      changed('IN_PROGRESS', '| `retryAfter` |', '| `wait` |'),
      ['docs/errors/IN_PROGRESS.md does not explain the argument retryAfter'],
    ],
  ])('are red for %s', async (_, plant, expected) => {
    expect(await problems(plant)).toEqual(expected)
  })

  it('are red for a page under another name', async () => {
    expect(
      await problems((folder) => rename(path.join(folder, 'NOT_FOUND.md'), path.join(folder, 'NOTFOUND.md'))),
    ).toHaveLength(2)
  })
})
