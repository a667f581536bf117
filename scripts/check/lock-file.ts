import { readFile } from 'node:fs/promises'
import path from 'node:path'

interface Package {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const read = async <T>(...parts: string[]): Promise<T> => JSON.parse(await readFile(path.join(...parts), 'utf8'))
const readLock = async (...parts: string[]) => (await read<{ packages: Record<string, Package> }>(...parts)).packages

/** Every dependency with its version, as one text that can be compared. */
const declared = ({ dependencies, devDependencies }: Package) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .map((entry) => entry.join(' '))
    .sort()
    .join(', ')

/**
 * Checks what `npm ci` promises: the lock file matches each package.json, and the installed packages match the lock
 * file. `npm ci` itself refuses a lock file without the optional packages of other platforms, which some registries do
 * not have (npm/cli issue 9846).
 */
export async function lockFileProblems(root: string): Promise<string[]> {
  const lock = await readLock(root, 'package-lock.json')
  const installed = await readLock(root, 'node_modules/.package-lock.json').catch(() => undefined)
  if (!installed) return ['no packages are installed: run `npm install`']

  const problems: string[] = []
  for (const folder of Object.keys(lock).filter((key) => !key.includes('node_modules'))) {
    if (declared(await read(root, folder, 'package.json')) !== declared(lock[folder] ?? {}))
      problems.push(`package-lock.json is not true to ${path.join(folder, 'package.json')}: run \`npm install\``)
  }
  for (const [key, { version, integrity }] of Object.entries(installed)) {
    const locked = lock[key]
    if (locked?.version !== version || locked?.integrity !== integrity)
      problems.push(`${key} ${version} is installed where package-lock.json has ${locked?.version ?? 'none'}`)
  }
  return problems
}
