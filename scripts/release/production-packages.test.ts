import { describe, expect, it } from 'vitest'
import { type Lock, productionPackages } from './production-packages.ts'

const lock: Lock = {
  '': { dependencies: {} },
  server: {
    dependencies: { '@ticarum/db': '0.1.0', mailer: '1', words: '1' },
    ...{ devDependencies: { tester: '1' } },
  },
  db: { dependencies: { pg: '8' } },
  'node_modules/@ticarum/db': { link: true, resolved: 'db' },
  'node_modules/pg': { version: '8', peerDependencies: { 'pg-native': '3' }, peerDependenciesMeta: {} },
  'node_modules/pg-native': { version: '3' },
  'node_modules/mailer': { version: '1', dependencies: { lines: '1', '@types/node': '24' } },
  'node_modules/mailer/node_modules/lines': { version: '1', dependencies: { bytes: '1' } },
  'node_modules/lines': { version: '2' },
  'node_modules/bytes': { version: '1', optionalDependencies: { 'bytes-linux': '1', 'bytes-darwin': '1' } },
  'node_modules/bytes-linux': { version: '1' },
  'node_modules/words': {
    version: '1',
    peerDependencies: { compiler: '1' },
    peerDependenciesMeta: { compiler: { optional: true } },
    dependencies: { '@lingui/babel-plugin-lingui-macro': '1' },
  },
  'node_modules/@lingui/babel-plugin-lingui-macro': { version: '1', dependencies: { compiler: '1' } },
  'node_modules/compiler': { version: '1' },
  'node_modules/tester': { version: '1' },
  'node_modules/@types/node': { version: '24' },
}

describe('the packages of a release', () => {
  it('are what the processes import: no types, compilers, tests, nor what only another package could use', () => {
    expect(productionPackages(lock, ['server'])).toEqual([
      'node_modules/bytes',
      'node_modules/bytes-linux',
      'node_modules/mailer',
      'node_modules/mailer/node_modules/lines',
      'node_modules/pg',
      'node_modules/pg-native',
      'node_modules/words',
    ])
  })
})
