import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { lockFileProblems } from './lock-file.ts'

const manifest = { devDependencies: { zod: '4.6.7' } }
const workspace = { dependencies: { pg: '8.23.1' } }
const packages = {
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/pg': { version: '8.23.1', integrity: 'sha512-b' },
}

async function problems({
  root = manifest as object,
  server = workspace as object,
  installed = packages as object | undefined,
} = {}): Promise<string[]> {
  return lockFileProblems(
    await tree({
      'package.json': JSON.stringify(root),
      'server/package.json': JSON.stringify(server),
      'package-lock.json': JSON.stringify({
        packages: {
          '': manifest,
          server: workspace,
          'node_modules/@ticarum/server': { link: true },
          ...packages,
          'node_modules/for-another-platform': { version: '1.0.0' },
        },
      }),
      ...(installed ? { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) } : {}),
    }),
  )
}

describe('the lock file', () => {
  it('is true to what is declared and installed', async () => {
    expect(await problems()).toEqual([])
  })

  it.each<[string, Parameters<typeof problems>[0], string]>([
    [
      'a dependency that was added without it',
      { server: { dependencies: { pg: '8.23.1', pino: '10.4.0' } } },
      'package-lock.json is not true to server/package.json: run `npm install`',
    ],
    [
      'a version that was changed without it',
      { root: { devDependencies: { zod: '4.6.8' } } },
      'package-lock.json is not true to package.json: run `npm install`',
    ],
    [
      'another version installed',
      { installed: { ...packages, 'node_modules/pg': { version: '8.24.0', integrity: 'sha512-b' } } },
      'node_modules/pg 8.24.0 is installed where package-lock.json has 8.23.1',
    ],
    [
      'other content installed',
      { installed: { ...packages, 'node_modules/pg': { version: '8.23.1', integrity: 'sha512-c' } } },
      'node_modules/pg 8.23.1 is installed where package-lock.json has 8.23.1',
    ],
    [
      'a package installed that it does not know',
      { installed: { ...packages, 'node_modules/left-pad': { version: '1.3.0' } } },
      'node_modules/left-pad 1.3.0 is installed where package-lock.json has none',
    ],
  ])('is red for %s', async (_, given, problem) => {
    expect(await problems(given)).toEqual([problem])
  })

  it('fails if nothing is installed', async () => {
    expect(
      await lockFileProblems(await tree({ 'package.json': '{}', 'package-lock.json': '{ "packages": { "": {} } }' })),
    ).toEqual(['no packages are installed: run `npm install`'])
  })
})
