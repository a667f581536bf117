import type { Lock } from './production-packages.ts'

/** An advisory as OSV writes it (https://ossf.github.io/osv-schema/), as far as it is read here. */
export interface Advisory {
  id: string
  summary?: string
  withdrawn?: string
  affected?: {
    package?: { ecosystem?: string; name?: string }
    versions?: string[]
    ranges?: { type: string; events: { introduced?: string; fixed?: string; last_affected?: string }[] }[]
  }[]
}

const identifiers = (version: string) => {
  const [numbers = '', before] = (version.split('+')[0] ?? '').split(/-(.*)/s)
  return { numbers: numbers.split('.').map(Number), before: before?.split('.') }
}

function compareIdentifiers(one = '', other = ''): number {
  const [a, b] = [Number(one), Number(other)]
  if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1
  return Number.isNaN(a) ? one.localeCompare(other) : a - b
}

/** By the rules of semver.org: a version with something behind its numbers comes before the one without. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [identifiers(one), identifiers(other)]
  for (const n of [0, 1, 2]) {
    const difference = (a.numbers[n] ?? 0) - (b.numbers[n] ?? 0)
    if (difference !== 0) return difference
  }
  if (!a.before || !b.before) return a.before ? -1 : b.before ? 1 : 0
  for (let n = 0; n < Math.max(a.before.length, b.before.length); n += 1) {
    if (a.before[n] === undefined || b.before[n] === undefined) return a.before.length - b.before.length
    const difference = compareIdentifiers(a.before[n], b.before[n])
    if (difference !== 0) return difference
  }
  return 0
}

type Affected = NonNullable<Advisory['affected']>[number]

function isAffected({ versions = [], ranges = [] }: Affected, version: string): boolean {
  if (versions.includes(version)) return true
  return ranges.some(({ type, events }) => {
    if (type !== 'SEMVER') return false
    let inside = false
    for (const { introduced, fixed, last_affected: last } of events) {
      if (introduced !== undefined && compareVersions(version, introduced) >= 0) inside = true
      if (fixed !== undefined && compareVersions(version, fixed) >= 0) inside = false
      if (last !== undefined && compareVersions(version, last) > 0) inside = false
    }
    return inside
  })
}

/** The packages of the lock file, among `folders`, for which there is an advisory. */
export function vulnerable(lock: Lock, folders: string[], advisories: Advisory[]): string[] {
  const byName = new Map<string, { advisory: Advisory; affected: Affected }[]>()
  for (const advisory of advisories.filter(({ withdrawn }) => withdrawn === undefined)) {
    for (const affected of advisory.affected ?? []) {
      const { ecosystem, name } = affected.package ?? {}
      if (ecosystem !== 'npm' || name === undefined) continue
      byName.set(name, [...(byName.get(name) ?? []), { advisory, affected }])
    }
  }
  return folders.flatMap((folder) => {
    const name = folder.replace(/^.*node_modules\//, '')
    const version = lock[folder]?.version ?? ''
    return (byName.get(name) ?? [])
      .filter(({ affected }) => isAffected(affected, version))
      .map(({ advisory }) => `${name} ${version}: ${advisory.id} ${advisory.summary ?? ''}`.trim())
  })
}
