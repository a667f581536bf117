import { glob } from 'node:fs/promises'
import path from 'node:path'

const made = new Set(['node_modules', 'build', '.tsbuild', '.react-router', '.data', 'test-results'])

/** Source files below `root`, sorted, relative to it and with forward slashes. */
export async function sourceFiles(root: string, patterns: string | string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root, exclude: (name) => made.has(path.basename(name)) }))
  return found.map((file) => file.replaceAll(path.sep, '/')).sort()
}
