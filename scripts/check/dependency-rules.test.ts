import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { dependencyOptions, dependencyProblems, dependencyViolations } from './dependency-rules.ts'
import { allowed, plantedViolations } from './dependency-violations.ts'

const workspaces = ['contract', 'db', 'server', 'web', 'e2e']
const libraries = ['zod', 'hono', 'declared-library', 'dev-library', 'undeclared-library']

/** Workspaces, linked like npm links them, with libraries to import. */
async function workspace(files: Record<string, string>): Promise<string> {
  const dependencies = { zod: '1', hono: '1', 'declared-library': '1' }
  const devDependencies = { 'dev-library': '1' }
  const manifests = workspaces.map((name) => [
    `${name}/package.json`,
    JSON.stringify({ name: `@ticarum/${name}`, exports: { './*': './src/*.ts' }, dependencies, devDependencies }),
  ])
  const modules = libraries.flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'export const a = 1\n'],
  ])
  const root = await tree({ 'package.json': '{}', ...Object.fromEntries([...manifests, ...modules]), ...files })
  await mkdir(path.join(root, 'node_modules/@ticarum'))
  for (const name of workspaces) await symlink(`../../${name}`, path.join(root, 'node_modules/@ticarum', name))
  return root
}

const { ruleSet } = await dependencyOptions()
const rules = ruleSet?.forbidden?.map(({ name }) => name ?? '') ?? []

describe('dependency rules', () => {
  it('has a planted violation for every rule', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(new Set(plantedViolations.map(({ rule }) => rule))).toEqual(new Set(rules))
  })

  it.each(plantedViolations.map((planted, index) => ({ ...planted, index })))(
    'fires $rule (violation $index)',
    async ({ rule, files }) => {
      const { violations } = await dependencyViolations(await workspace(files))
      expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([rule]))
    },
  )

  it('leaves alone what the architecture allows', async () => {
    const { seen, violations } = await dependencyViolations(await workspace(allowed))
    expect(violations).toEqual([])
    expect(Object.keys(allowed).filter((file) => !seen.has(file))).toEqual([])
  })

  it('fails if too few files were read', async () => {
    const root = await workspace({ 'server/src/a.ts': 'export const a = 1\n' })
    expect(await dependencyProblems(root, 50)).toEqual(['only 1 of 1 files were read, and at least 50 are expected'])
    expect(await dependencyProblems(root, 1)).toEqual([])
  })
})
