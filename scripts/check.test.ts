import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { steps } from './check/steps.ts'
import { runScript, type ScriptResult } from './testing/run-script.ts'
import { tree } from './testing/tree.ts'

/** For each step a planted fault, and what the step must report. */
const planted: Record<string, { files: Record<string, string>; says: string }> = {
  'lock file': { files: { 'package-lock.json': '{ "packages": {} }' }, says: 'no packages are installed' },
  types: {
    files: {
      'tsconfig.json': '{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["server"] }',
      'server/src/price.ts': "export const price: number = 'much'\n",
    },
    says: "server/src/price.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'",
  },
  'types of every folder': { files: {}, says: 'server/ is not among the references of tsconfig.json' },
  'lint and format': {
    files: {
      'biome.json': await readFile(path.resolve(import.meta.dirname, '../biome.json'), 'utf8'),
      '.gitignore': 'node_modules/\n',
      'server/src/untidy.ts': 'export const untidy = (a:any)=>a;\n',
    },
    says: 'server/src/untidy.ts:1:26 lint/suspicious/noExplicitAny',
  },
  'dependency rules': {
    files: {
      'contract/src/arrow.ts': "import { b } from '../../db/src/b.ts'\nexport const a = b\n",
      'db/src/b.ts': 'export const b = 1\n',
    },
    says: 'contract-knows-nobody: contract/src/arrow.ts → db/src/b.ts',
  },
  'tables of other modules': {
    files: {
      'db/src/tables.generated.ts': 'export interface DB {\n  orders: {\n    id: string\n  }\n}\n',
      'server/src/modules/cart/get-cart.ts': "export const orders = 'select from orders'\n",
    },
    says: 'server/src/modules/cart/get-cart.ts: orders belongs to orders',
  },
  migrations: {
    files: { 'db/migrations/0053_planted.sql': '-- phase: expand\ncreate index planted on orders (id);\n' },
    says: "db/migrations/0053_planted.sql: 'create index planted on orders (id)' builds an index",
  },
  'unused code': {
    files: {
      'package.json': '{ "name": "planted", "type": "module" }',
      'knip.json': '{ "entry": ["scripts/start.ts"] }',
      'scripts/start.ts': '',
      'scripts/forgotten.ts': '',
    },
    says: 'scripts/forgotten.ts',
  },
  'API document and paths': {
    files: { 'docs/openapi.json': '{}\n' },
    says: 'openapi.json does not show the contract as it is',
  },
  'typed client': { files: {}, says: 'operations.generated.ts does not show docs/openapi.json as it is' },
  'page of terms': {
    files: { 'docs/operations/kept.md': '# Kept\n' },
    says: 'docs/operations/kept.md does not show the terms as they are',
  },
  'settings page': {
    files: { 'docs/operations/settings.md': '# Settings\n' },
    says: 'docs/operations/settings.md does not show the settings as they are',
  },
  'error pages': {
    files: { 'docs/errors/NOT_FOUND.md': '# NOT_FOUND\n' },
    says: "docs/errors/NOT_FOUND.md does not say 'Status: 404'",
  },
  'use cases': {
    files: {
      'docs/ARCHITECTURE.md': '| `orders` | `place-order`, `lose-order` |\n',
      'server/src/modules/orders/orders.router.ts': "import { placeOrder } from './place-order.ts'\n",
    },
    says: 'docs/ARCHITECTURE.md lists orders/lose-order, which no router names',
  },
  'files named by docs': {
    files: {
      'README.md': '`scripts/start.ts` begins, `scripts/lost.ts` ends.\n',
      'docs/GLOSSARY.md': '',
      'docs/operations/scale.md': '`lose` in `scripts/start.ts`\n',
    },
    says:
      'README.md names scripts/lost.ts, which does not exist\n' +
      '        docs/operations/scale.md names lose in scripts/start.ts, which does not have it',
  },
  'line width': {
    files: {
      'db/functions/first/now.sql': `-- ${'x'.repeat(117)}\n-- ${'x'.repeat(118)}\n`,
      'server/src/clock.ts': `${'/'.repeat(130)}\n// ${'x'.repeat(118)}\n`,
    },
    says: 'db/functions/first/now.sql:2 has 121 characters\n        server/src/clock.ts:2 has 121 characters',
  },
  locales: {
    files: { 'server/src/mail/texts/en.json': '{ "a": "Text" }', 'server/src/mail/texts/tr.json': '{}' },
    says: 'server/src/mail/texts/tr.json: a is missing',
  },
  'literal texts': {
    files: { 'web/app/routes/home.tsx': 'export const Home = () => <h1>Welcome</h1>\n' },
    says: "web/app/routes/home.tsx:1: 'Welcome' is written into the component",
  },
}

describe('npm run check', () => {
  let ended: ScriptResult
  let written: unknown
  beforeAll(async () => {
    const root = await tree(Object.assign({}, ...Object.values(planted).map(({ files }) => files)))
    ended = runScript('check.ts', root)
    written = JSON.parse(await readFile(path.join(root, 'test-results/check.json'), 'utf8'))
  })

  it('has a planted fault for every step', () => {
    expect(steps.map(({ name }) => name).sort()).toEqual(Object.keys(planted).sort())
  })

  it.each(Object.entries(planted))('turns red for %s', (name, { says }) => {
    const [, output] = ended.stdout.split(new RegExp(`^failed {2}${name} \\(.*$`, 'm'))
    expect(output?.split(/^(?:ok {4}|failed) {2}/m)[0]).toContain(says)
  })

  it('ends with 1 and leaves its results for the total', () => {
    expect(ended.code).toBe(1)
    expect(written).toEqual(steps.map(({ name }) => ({ name: `check: ${name}`, status: 'failed' })))
  })
})
