import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { proceduresOf } from '../procedure.ts'
import { apiScopes, scopesOfRole, tokenRoles } from './api-scopes.ts'

test.each(tokenRoles)('a %s is offered the scopes that let a token do something', (role) => {
  const opening = proceduresOf(contract).flatMap(({ procedure: { scope, policy } }) =>
    scope && (policy === 'public' || (policy as readonly string[]).includes(role)) ? [scope] : [],
  )
  expect(scopesOfRole[role]).toEqual(apiScopes.filter((scope) => opening.includes(scope)))
})
