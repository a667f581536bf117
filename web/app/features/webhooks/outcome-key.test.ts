import { expect, test } from 'vitest'
import { outcomeKey } from './outcome-key.ts'

test.each([
  ['204', 'taken'],
  ['301', 'elsewhere'],
  ['401', 'locked'],
  ['410', 'nothing-there'],
  ['422', 'refused'],
  ['503', 'broken'],
  ['NAME_UNKNOWN', 'no-name'],
  ['ADDRESS_REFUSED', 'inside'],
  ['TIMEOUT', 'silent'],
  ['COMPANY_SUSPENDED', 'suspended'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ECONNREFUSED', 'unreached'],
  ['0', 'unreached'],
])('%s is said as %s', (outcome, key) => {
  expect(outcomeKey({ outcome, state: 'waiting' })).toBe(`outcome.${key}`)
})

test('what was never tried has no outcome, or was missed while its webhook was switched off', () => {
  expect(outcomeKey({ outcome: null, state: 'waiting' })).toBeUndefined()
  expect(outcomeKey({ outcome: null, state: 'set_aside' })).toBe('outcome.untried')
})
