import { execFile } from 'node:child_process'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')
const tools = path.join(project, 'node_modules/.bin')

/** One check: it returns the problems of the tree at `root`, and an empty list if there are none. */
export interface CheckStep {
  name: string
  problems(root: string): Promise<string[]>
}

/** Runs a tool in the tree: if it fails, its output is the problem. */
function tool(name: string, ...args: string[]): CheckStep['problems'] {
  return (root) =>
    new Promise((done) => {
      const env = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, NO_COLOR: '1' }
      execFile(
        path.join(tools, name),
        args,
        { cwd: root, env, maxBuffer: 64 * 1024 * 1024 },
        (error, stdout, stderr) => {
          done(error ? [`${stdout}${stderr}`.trim() || error.message] : [])
        },
      )
    })
}

// Each step imports the product's code that it reads, so that an error in it fails that step and not all of them.
export const steps: CheckStep[] = [
  { name: 'lock file', problems: async (root) => (await import('./lock-file.ts')).lockFileProblems(root) },
  { name: 'types', problems: tool('tsc', '-b') },
  {
    name: 'types of every folder',
    problems: async (root) => (await import('./typed-folders.ts')).untypedFolders(root),
  },
  { name: 'lint and format', problems: tool('biome', 'check', '--error-on-warnings', '.') },
  {
    name: 'dependency rules',
    problems: async (root) => (await import('./dependency-rules.ts')).dependencyProblems(root),
  },
  {
    name: 'tables of other modules',
    problems: async (root) => (await import('./sql-tables.ts')).sqlTableProblems(root),
  },
  { name: 'migrations', problems: async (root) => (await import('./migrations.ts')).migrationProblems(root) },
  { name: 'unused code', problems: tool('knip', '--no-progress') },
  {
    name: 'API document and paths',
    problems: (root) => tool('node', path.join(project, 'scripts/openapi.ts'), '--check', root)(root),
  },
  {
    name: 'typed client',
    problems: (root) => tool('node', path.join(project, 'scripts/client.ts'), '--check', root)(root),
  },
  {
    name: 'settings page',
    problems: (root) => tool('node', path.join(project, 'scripts/settings.ts'), '--check', root)(root),
  },
  {
    name: 'page of terms',
    problems: (root) => tool('node', path.join(project, 'scripts/terms.ts'), '--check', root)(root),
  },
  { name: 'error pages', problems: async (root) => (await import('./error-pages.ts')).errorPageProblems(root) },
  { name: 'use cases', problems: async (root) => (await import('./use-cases.ts')).misplacedUseCases(root) },
  { name: 'files named by docs', problems: async (root) => (await import('./named-files.ts')).absentFiles(root) },
  { name: 'line width', problems: async (root) => (await import('./line-width.ts')).wideLines(root) },
  { name: 'locales', problems: async (root) => (await import('./locales.ts')).localeProblems(root) },
  { name: 'literal texts', problems: async (root) => (await import('./literal-texts.ts')).literalTextProblems(root) },
]
