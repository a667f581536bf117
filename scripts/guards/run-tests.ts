import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Verdict, verdictOf } from './verdict.ts'

const LONGEST = 180_000 // milliseconds, for the tests of one guard

/** Runs tests in a copy of the tree, up to the first that fails. */
export async function runTests(
  folder: string,
  { files, named, longest = LONGEST }: { files: string[]; named?: string | undefined; longest?: number },
): Promise<Verdict> {
  const results = path.join(folder, 'test-results', 'unit.json') // as vitest.config.ts says
  const temporary = path.join(folder, '.t') // short: the path of PostgreSQL's socket has a limit
  await rm(results, { force: true })
  await mkdir(temporary, { recursive: true })
  const words = ['run', ...files, '--bail', '1']
  const vitest = spawn(
    process.execPath,
    [
      ...['--import', './scripts/node-version.mjs', 'node_modules/vitest/vitest.mjs', ...words],
      ...(named ? ['--testNamePattern', named] : []),
    ],
    // A group of its own, so that all of it can be ended.
    { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, TMPDIR: temporary } },
  )
  const stop = () => {
    if (vitest.pid !== undefined && vitest.exitCode === null) process.kill(-vitest.pid, 'SIGKILL')
    for (const file of globSync(path.join(temporary, '*', 'data', 'postmaster.pid')))
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGINT')
  }
  const timer = setTimeout(stop, longest)
  process.once('exit', stop)
  await new Promise((ended) => vitest.on('exit', ended))
  process.off('exit', stop)
  clearTimeout(timer)
  const report = await readFile(results, 'utf8').catch(() => undefined)
  return verdictOf(report === undefined ? undefined : JSON.parse(report))
}
