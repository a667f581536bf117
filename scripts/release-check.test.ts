import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openDoor } from '@ticarum/server/testing/open-door'
import { describe, expect, it } from 'vitest'
import { changesOf } from './release/changelog.ts'
import { changelogProblems, demoAccounts, unfrozenMigrations, versionProblems } from './release/release-problems.ts'
import { signOff, signOffProblems } from './release/sign-offs.ts'
import { tree } from './testing/tree.ts'

const { urls, owner, given } = await openDoor()
const root = path.resolve(import.meta.dirname, '..')
const manifest = (version: string) => JSON.stringify({ version, workspaces: ['server'] })

describe('the version of a release', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-12-01)\n\n- Quotes.\n\n## 1.1.0\n\n- Orders.\n'

  it('is that of all packages, and the changelog says what it changes', async () => {
    const files = { 'package.json': manifest('1.2.0'), 'server/package.json': manifest('1.2.0') }
    const made = await tree({ ...files, 'CHANGELOG.md': changelog })
    expect([await versionProblems(made), await changelogProblems(made)]).toEqual([[], []])
    expect(changesOf(changelog, '1.1.0')).toBe('- Orders.')
    expect(changesOf(changelog, '1.1')).toBeUndefined()
  })

  it('is red with another one in a package, without a section, and with changes in none', async () => {
    const files = { 'package.json': manifest('1.3.0'), 'server/package.json': manifest('1.2.0') }
    const made = await tree({ ...files, 'CHANGELOG.md': changelog.replace('Unreleased', 'Unreleased\n\n- Needs.') })
    expect(await versionProblems(made)).toEqual(['server/package.json has version 1.2.0, the project 1.3.0'])
    expect(await changelogProblems(made)).toHaveLength(2)
  })
})

describe('texts that await a reader', () => {
  const planted = () =>
    tree({
      'docs/sign-offs.json': JSON.stringify([
        { name: 'law', what: 'the terms', reader: 'lawyer', files: ['web/*/terms.json'], signedOff: null },
      ]),
      'web/en/terms.json': '{}',
      'web/so/terms.json': '{}',
    })

  it('are red until somebody of that role has read them, and again once they change', async () => {
    const made = await planted()
    expect(await signOffProblems(made)).toEqual(['the terms await a lawyer'])
    await expect(signOff(made, 'law', 'developer', '2026-12-01')).rejects.toThrow("are read by a lawyer, not by a 'dev")
    await signOff(made, 'law', 'lawyer', '2026-12-01')
    expect(await signOffProblems(made)).toEqual([])

    const other = await tree({
      'docs/sign-offs.json': await readFile(path.join(made, 'docs/sign-offs.json'), 'utf8'),
      'web/en/terms.json': '{ "changed": true }',
      'web/so/terms.json': '{}',
    })
    expect(await signOffProblems(other)).toEqual(['the terms have changed since 2026-12-01, and await a lawyer again'])
  })

  it('of this project are listed with files that exist', async () => {
    expect((await signOffProblems(root)).filter((problem) => problem.includes('do not exist'))).toEqual([])
  })
})

describe('migrations', () => {
  it('are red when they are not part of the baseline, or differ from it', async () => {
    const made = await tree({
      'db/migrations/0001_ground.sql': 'select 1;',
      'db/migrations/9999_later.sql': 'select 2;',
    })
    expect(await unfrozenMigrations(made)).toEqual([
      '0001_ground.sql was changed',
      '9999_later.sql is not frozen: run `npm run db:baseline`',
    ])
  })
})

describe('demo data', () => {
  it('is found by its accounts', async () => {
    expect(await demoAccounts(urls.owner)).toEqual([])
    const { id } = await given.customer()
    await owner.query("update accounts set email = 'customer@ticarum.example' where id = $1", [id])
    expect(await demoAccounts(urls.owner)).toEqual(['the database has the demo account customer@ticarum.example'])
  })
})
