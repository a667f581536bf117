import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { expect, it } from 'vitest'

const app = path.resolve(import.meta.dirname, '../..')
const UNUSED = /\b(un)?link-?identit|\bfactors?\b|\b(mfa|totp|jwks)\b/i

it('no screen or procedure links identities, or uses key sets or a factor but the passkey [SYS-08]', async () => {
  const screens = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !file.endsWith('.test.ts'))
  expect(screens.length).toBeGreaterThan(100)
  const using = []
  for (const file of screens) if (UNUSED.test(await readFile(path.join(app, file), 'utf8'))) using.push(file)
  expect(using).toEqual([])
  expect(proceduresOf(contract).filter(({ name, procedure }) => UNUSED.test(`${name} ${procedure.path}`))).toEqual([])
  for (const planted of ['auth.linkIdentity(', '/auth/v1/factors', '/.well-known/jwks.json'])
    expect(planted).toMatch(UNUSED)
})
