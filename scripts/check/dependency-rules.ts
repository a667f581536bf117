import { existsSync } from 'node:fs'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { sourceFiles } from './source-files.ts'

const config = path.resolve(import.meta.dirname, '../../.dependency-cruiser.mjs')
const packages = ['contract', 'db', 'server', 'web', 'e2e', 'bench', 'scripts']

export interface Violation {
  rule: string
  from: string
  to: string
}

export const dependencyOptions = () => extractDepcruiseOptions(config)

/** Checks the imports of the tree at `root` against our rules, and returns which files were read. */
export async function dependencyViolations(root: string): Promise<{ seen: Set<string>; violations: Violation[] }> {
  const folders = packages.filter((folder) => existsSync(path.join(root, folder)))
  const { output } = await cruise(folders, { ...(await dependencyOptions()), baseDir: root, validate: true })
  const { modules, summary } = output as ICruiseResult // an object, because no output type is given
  return {
    seen: new Set(modules.map((module) => module.source)),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/**
 * Without a suitable parser dependency-cruiser reads no TypeScript and finds nothing, so the files that it read are
 * checked.
 */
export async function dependencyProblems(root: string, atLeast = 50): Promise<string[]> {
  const { seen, violations } = await dependencyViolations(root)
  const written = await sourceFiles(root, `{${packages.join(',')}}/**/*.{ts,tsx}`)
  const read = written.filter((file) => seen.has(file)).length
  const problems = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
  if (read < Math.max(written.length, atLeast))
    problems.push(`only ${read} of ${written.length} files were read, and at least ${atLeast} are expected`)
  return problems
}
