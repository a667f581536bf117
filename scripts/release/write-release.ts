import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Licensed, licenceList, licenceProblems } from './licences.ts'
import { type Lock, productionPackages } from './production-packages.ts'

const run = promisify(execFile)

/** What is installed may take so much, without Node itself. */
export const MOST_BYTES = 120_000_000

const WORKSPACES = ['contract', 'db', 'server']
/** The operator's commands that a release brings, and what they share. */
const COMMANDS = [
  'admin-invite',
  'admin-passkeys',
  'as-operator',
  'dkim-keys',
  'migrate',
  'missing-files',
  'prepare',
  'push-keys',
]
const SOURCES = [
  'contract/src',
  'db/src',
  'db/migrations',
  'db/functions',
  'db/roles.sql',
  'db/schemas.sql',
  'server/src',
  'web/build',
  ...COMMANDS.map((command) => `scripts/${command}.ts`),
  'CHANGELOG.md',
  'LICENSE',
]
const RELEASE_FILES = { 'deploy/release/ticarum': 'bin/ticarum', 'deploy/release/activate': 'bin/activate' }

/** Tests, and the demo world: production has neither. */
const leftOut = (file: string) =>
  /\.(test|matrix|cases)\.ts$/.test(file) || /\/(testing|world|__snapshots__)(\/|$)/.test(file)

/** Types, source maps and texts for people; of the API's page only what is served. */
function isIdle(file: string): boolean {
  if (/\.(map|md|markdown|flow|tsbuildinfo)$|\.d\.[cm]?ts$/.test(file)) return true
  return /\/swagger-ui-dist\/[^/]+$/.test(file) && !/\/(swagger-ui(-bundle\.js|\.css)|package\.json|[A-Z]+)$/.test(file)
}

export interface Release {
  folder: string
  /** of all files but Node */
  bytes: number
  /** its largest parts with their bytes */
  largest: [string, number][]
}

async function bytesOf(entry: string): Promise<number> {
  const at = await stat(entry)
  if (!at.isDirectory()) return at.blocks * 512
  const inside = await readdir(entry, { withFileTypes: true })
  const sizes = inside.filter((each) => !each.isSymbolicLink()).map((each) => bytesOf(path.join(entry, each.name)))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, at.blocks * 512)
}

async function copySources(root: string, folder: string): Promise<void> {
  for (const source of SOURCES) {
    await cp(path.join(root, source), path.join(folder, source), {
      recursive: true,
      filter: (from) => !leftOut(path.relative(root, from).replaceAll(path.sep, '/')),
    })
  }
  for (const [from, to] of Object.entries(RELEASE_FILES)) {
    await mkdir(path.dirname(path.join(folder, to)), { recursive: true })
    await copyFile(path.join(root, from), path.join(folder, to))
    await chmod(path.join(folder, to), 0o755)
  }
  await cp(path.join(root, 'deploy'), path.join(folder, 'deploy'), {
    recursive: true,
    filter: (from) => path.basename(from) !== 'secrets',
  })
  for (const workspace of WORKSPACES) {
    const { devDependencies: _, scripts: __, ...manifest } = await readJson(root, workspace, 'package.json')
    await writeJson(path.join(folder, workspace, 'package.json'), manifest)
    await mkdir(path.join(folder, 'node_modules/@ticarum'), { recursive: true })
    await symlink(`../../${workspace}`, path.join(folder, 'node_modules/@ticarum', workspace))
  }
}

async function copyPackages(root: string, folder: string, packages: string[]): Promise<void> {
  for (const each of packages) {
    const own = path.join(root, each)
    await cp(own, path.join(folder, each), {
      recursive: true,
      filter: (from) => !isIdle(from) && !path.relative(own, from).split(path.sep).includes('node_modules'),
    })
  }
}

const readJson = async (...parts: string[]) => JSON.parse(await readFile(path.join(...parts), 'utf8'))
const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

interface Component {
  'bom-ref': string
}

/** Of npm's own list of the project, what is shipped. `--omit=dev` would leave out what only workspaces name. */
async function writeBillOfMaterials(root: string, file: string, shipped: Licensed[]): Promise<void> {
  const { stdout } = await run('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const bill = JSON.parse(stdout) as { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] }
  const known = new Set(shipped.map(({ name, version }) => `${name}@${version}`))
  const components = bill.components.filter((component) => known.has(component['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }))
  await writeJson(file, { ...bill, components, dependencies })
}

/**
 * Writes the folder of a release from the built checkout at `root`: what was tested, without what only builds and
 * tests need. Packages are those that are installed, which `npm run check` holds against the lock file.
 */
export async function writeRelease(root: string, out: string, version: { name: string; commit: string }) {
  if (!existsSync(path.join(root, 'web/build/server/index.js')))
    throw new Error('The web is not built: run "npm run build" first.')
  const { packages: lock } = (await readJson(root, 'package-lock.json')) as { packages: Lock }
  const installed = (folders: string[]) => folders.filter((each) => existsSync(path.join(root, each)))
  const packages = installed(productionPackages(lock, WORKSPACES))
  const shipped = installed(productionPackages(lock, [...WORKSPACES, 'web'])) // what browsers are sent is shipped too
  const licensed = shipped.map((each): Licensed => {
    const { version = '', license } = lock[each] ?? {}
    return { name: each.replace(/^.*node_modules\//, ''), version, ...(license ? { license } : {}) }
  })
  const problems = licenceProblems(licensed)
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const folder = path.join(out, `ticarum-${version.name}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'bin'), { recursive: true })
  await copySources(root, folder)
  await copyPackages(root, folder, packages)
  await writeJson(path.join(folder, 'package.json'), {
    name: 'ticarum',
    version: version.name,
    private: true,
    type: 'module',
  })
  await writeJson(path.join(folder, 'version.json'), {
    version: version.name,
    commit: version.commit,
    node: process.version,
  })
  await writeFile(path.join(folder, 'licences.txt'), licenceList(licensed))
  await writeBillOfMaterials(root, path.join(folder, 'sbom.json'), licensed)

  const bytes = await bytesOf(folder)
  const parts = [...packages, 'contract', 'db', 'server', 'web'].map(
    async (each): Promise<[string, number]> => [each, await bytesOf(path.join(folder, each))],
  )
  const largest = (await Promise.all(parts)).sort(([, a], [, b]) => b - a).slice(0, 12)
  await copyFile(await realpath(process.execPath), path.join(folder, 'bin/node'))
  return { folder, bytes, largest } satisfies Release
}
