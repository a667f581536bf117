import { expect, it } from 'vitest'
import { licenceList, licenceProblems } from './licences.ts'

const under = (license?: string) => ({ name: 'each', version: '1.0.0', ...(license ? { license } : {}) })

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'Apache-2.0'])('%s is allowed', (license) => {
  expect(licenceProblems([under(license)])).toEqual([])
})

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x', undefined])(
  '%s is named',
  (license) => {
    expect(licenceProblems([under(license)])).toHaveLength(1)
  },
)

it('lists each package on a line', () => {
  expect(licenceList([under('MIT'), under('ISC')])).toBe('each 1.0.0 MIT\neach 1.0.0 ISC\n')
})
