import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { readBaseline } from '@ticarum/db/testing/baseline'
import { createPool } from '@ticarum/db/transaction'
import { demoLogins } from '@ticarum/db/world/demo'
import { changesOf } from './changelog.ts'

const readJson = async (...parts: string[]) => JSON.parse(await readFile(path.join(...parts), 'utf8'))

export const versionOf = async (root: string): Promise<string> => (await readJson(root, 'package.json')).version

/** Packages that have another version than the project. */
export async function versionProblems(root: string): Promise<string[]> {
  const { version, workspaces } = (await readJson(root, 'package.json')) as { version: string; workspaces: string[] }
  const versions = await Promise.all(
    workspaces.map(async (folder) => ({
      folder,
      of: (await readJson(root, folder, 'package.json')).version as string,
    })),
  )
  return versions
    .filter(({ of }) => of !== version)
    .map(({ folder, of }) => `${folder}/package.json has version ${of}, the project ${version}`)
}

export async function changelogProblems(root: string): Promise<string[]> {
  const changelog = await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')
  const version = await versionOf(root)
  const problems: string[] = []
  if (!changesOf(changelog, version)) problems.push(`CHANGELOG.md has no '## ${version}' with what it changes`)
  if (changesOf(changelog, 'Unreleased'))
    problems.push(`CHANGELOG.md has changes that are in no version ('Unreleased')`)
  return problems
}

/** Migrations that could still be changed: a release's own are part of the baseline (decision 64). */
export async function unfrozenMigrations(root: string): Promise<string[]> {
  const baseline = await readBaseline()
  const folder = path.join(root, 'db/migrations')
  const problems: string[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const frozen = baseline.get(`migrations/${name}`)
    if (frozen === undefined) problems.push(`${name} is not frozen: run \`npm run db:baseline\``)
    else if (frozen !== (await readFile(path.join(folder, name), 'utf8'))) problems.push(`${name} was changed`)
  }
  return problems
}

export async function uncommittedFiles(root: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: root })
  return stdout.split('\n').filter((line) => line !== '')
}

/** Accounts of the demo world in a database that is to be used. */
export async function demoAccounts(ownerUrl: string): Promise<string[]> {
  const owner = createPool(ownerUrl, 1)
  try {
    const emails = demoLogins.map(({ email }) => email)
    const { rows } = await owner.query<{ email: string }>('select email from accounts where email = any ($1)', [emails])
    return rows.map(({ email }) => `the database has the demo account ${email}`)
  } finally {
    await owner.end()
  }
}
