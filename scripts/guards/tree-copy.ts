import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { broken, type Removal } from './removal.ts'

/** The source that git knows, with changes that are not committed yet. */
function sourceFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)))
}

/**
 * Links every package of the original, and our own to the copy: `@ticarum/db` must be what was broken here. Nothing
 * that is written in the copy reaches the original.
 */
function linkPackages(root: string, copy: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
  mkdirSync(path.join(to, '@ticarum'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@ticarum' && !name.startsWith('.vite')) symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(path.join(from, '@ticarum')))
    symlinkSync(path.join('..', '..', name), path.join(to, '@ticarum', name))
}

/** A copy of the source in which one guard at a time is taken out. */
export function copyTree(root: string, copy: string) {
  for (const file of sourceFiles(root)) cpSync(path.join(root, file), path.join(copy, file))
  linkPackages(root, copy)

  return {
    folder: copy,
    /** Does the work without the guard, and puts it back. */
    async without<R>(removal: Removal, work: () => Promise<R>): Promise<R> {
      const file = path.join(copy, removal.file)
      const whole = readFileSync(file, 'utf8')
      writeFileSync(file, broken(removal, whole))
      try {
        return await work()
      } finally {
        writeFileSync(file, whole)
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
