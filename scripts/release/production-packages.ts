export interface LockedPackage {
  version?: string
  license?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lock = Record<string, LockedPackage>

/** What libraries name among their dependencies and nothing imports in production. */
const NEVER_RUN: Record<string, string> = {
  '@lingui/babel-plugin-lingui-macro': 'macros are expanded by a build, and we write none',
}
const neverRuns = (name: string) => name in NEVER_RUN || name.startsWith('@types/')

/** The folder in which Node finds `name` when a file of `folder` imports it; undefined for another platform's. */
function found(lock: Lock, folder: string, name: string): string | undefined {
  for (let above = folder; ; ) {
    const key = above ? `${above}/node_modules/${name}` : `node_modules/${name}`
    if (lock[key]) return key
    if (!above) return undefined
    const inner = above.lastIndexOf('/node_modules/')
    above = inner === -1 ? '' : above.slice(0, inner)
  }
}

function wanted(each: LockedPackage): string[] {
  const peers = Object.keys(each.peerDependencies ?? {}).filter((name) => !each.peerDependenciesMeta?.[name]?.optional)
  const names = [...Object.keys(each.dependencies ?? {}), ...Object.keys(each.optionalDependencies ?? {}), ...peers]
  return names.filter((name) => !neverRuns(name))
}

/** The packages that `workspaces` need when they run: folders below the project, without the workspaces themselves. */
export function productionPackages(lock: Lock, workspaces: string[]): string[] {
  const reached = new Set<string>()
  const open = [...workspaces]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const each = lock[folder]
    if (!each || reached.has(folder)) continue
    reached.add(folder)
    if (each.link && each.resolved) open.push(each.resolved)
    else for (const name of wanted(each)) open.push(found(lock, folder, name) ?? folder)
  }
  return [...reached].filter((folder) => folder.includes('node_modules/') && !lock[folder]?.link).sort()
}
