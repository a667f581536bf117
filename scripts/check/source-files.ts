import { glob } from 'node:fs/promises'
import path from 'node:path'

const made = new Set(['node_modules', 'build', '.tsbuild', '.react-router', '.data', 'test-results'])

/** Files that people write, below `root`, sorted; with forward slashes and relative to it. */
export async function sourceFiles(root: string, patterns: string | string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root, exclude: (name) => made.has(path.basename(name)) }))
  return found.map((file) => file.replaceAll(path.sep, '/')).sort()
}
