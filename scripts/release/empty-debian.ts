import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const releases = path.join(root, '.data/release')

export function notRun(why: string): never {
  console.error(`not run: ${why}`)
  process.exit(1)
}

/** What a walk needs of this machine. */
export function requireWalkers(): void {
  if (process.getuid?.() !== 0) notRun('only root can enter an empty Debian')
  for (const program of ['mmdebstrap', 'unshare', 'chroot'])
    if (spawnSync('which', [program]).status !== 0) notRun(`there is no ${program}: apt-get install ${program}`)
}

const started = performance.now()
/** With the seconds since the start. */
export const say = (what: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`)

/** Runs the commands that make a release, and returns its files. */
export async function makeRelease(commands: string): Promise<string[]> {
  await rm(releases, { recursive: true, force: true })
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const files = (await readdir(releases)).filter((name) => /\.tar\.gz(\.sha256)?$/.test(name)).sort()
  say(`a release is made: ${files[0]}`)
  return files.map((name) => path.join(releases, name))
}

/** A folder with an empty Debian 12; the download is kept for the next walk. */
export async function emptyDebian(name: string): Promise<string> {
  const machine = path.join(root, '.data', name)
  const kept = path.join(root, '.data/empty-debian.tar')
  if (!existsSync(kept)) execFileSync('mmdebstrap', ['--variant=minbase', 'bookworm', kept], { stdio: 'inherit' })
  await rm(machine, { recursive: true, force: true })
  await mkdir(machine, { recursive: true })
  execFileSync('tar', ['-xf', kept, '-C', machine])
  await copyFile('/etc/resolv.conf', path.join(machine, 'etc/resolv.conf'))
  say('there is an empty Debian')
  return machine
}
