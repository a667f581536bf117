import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lockFileProblems } from './check/lock-file.ts'
import { MOST_BYTES, writeRelease } from './release/write-release.ts'

/**
 * `deploy/build.sh` calls it after installing and building: writes the folder of a release into the folder that is
 * given, and prints its path.
 */
const root = path.resolve(import.meta.dirname, '..')
const [out] = process.argv.slice(2)
if (!out) throw new Error('usage: scripts/release.ts FOLDER')

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
const commit = git('rev-parse', 'HEAD')
// What was changed and not committed can't be found again by the release's name.
const changed = git('status', '--porcelain') === '' ? '' : '-changed'

const problems = await lockFileProblems(root)
if (problems.length > 0) throw new Error(problems.join('\n'))
const name = `${version}-${commit.slice(0, 8)}${changed}`
const { folder, bytes, largest } = await writeRelease(root, path.resolve(out), { name, commit })

const inMegabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`
console.error(`${inMegabytes(bytes)} without Node (at most ${inMegabytes(MOST_BYTES)}); the largest parts:`)
for (const [part, size] of largest) console.error(`  ${inMegabytes(size).padStart(8)}  ${part}`)
if (bytes > MOST_BYTES) throw new Error('The release is too large: what came in that production does not run?')
console.log(folder)
