import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changesOf } from './release/changelog.ts'
import {
  changelogProblems,
  demoAccounts,
  uncommittedFiles,
  unfrozenMigrations,
  versionOf,
  versionProblems,
} from './release/release-problems.ts'
import { signOff, signOffProblems } from './release/sign-offs.ts'

/**
 * `npm run release-check`: what must hold before a release, beside `.ci/run`. With `--tag`, and nothing left to do, it
 * tags the commit with what the changelog says; `--sign NAME ROLE` enters that texts were read.
 */
const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: { tag: { type: 'boolean' }, sign: { type: 'string' } },
  allowPositionals: true,
})

if (values.sign !== undefined) {
  const [role = '', ...more] = positionals
  if (!role || more.length > 0) throw new Error("usage: npm run release-check -- --sign NAME 'ROLE'")
  await signOff(root, values.sign, role, new Date().toISOString().slice(0, 10))
  process.exit(0)
}

const database = process.env.DATABASE_OWNER_URL
/** Undefined: it can't be checked here. */
const checks: [name: string, problems: (() => Promise<string[]>) | undefined][] = [
  ['everything is committed', () => uncommittedFiles(root)],
  ['all packages have the version', () => versionProblems(root)],
  ['the changelog has the version', () => changelogProblems(root)],
  ['migrations are frozen', () => unfrozenMigrations(root)],
  ['texts were read', () => signOffProblems(root)],
  ['no demo data', database ? () => demoAccounts(database) : undefined],
]
let failed = 0
for (const [name, problems] of checks) {
  const found = await problems?.()
  const state = found === undefined ? 'not run' : found.length === 0 ? 'ok' : 'failed'
  if (state === 'failed') failed += 1
  console.log(`${state.padEnd(7)}  ${name}${state === 'not run' ? ' (DATABASE_OWNER_URL names no database)' : ''}`)
  for (const problem of found ?? []) console.log(`           ${problem}`)
}
if (failed > 0) process.exitCode = 1
else if (values.tag) {
  const version = await versionOf(root)
  const changes = changesOf(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8'), version) ?? ''
  execFileSync('git', ['tag', '--annotate', `v${version}`, '--message', `${version}\n\n${changes}`], { cwd: root })
  console.log(`tagged v${version}`)
}
