import { createGiven, type Given } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { afterAll, inject } from 'vitest'

/** One-line factories on the running system's database. */
export function openGiven(): Given {
  const owner = createPool(inject('ownerUrl'), 2)
  afterAll(() => owner.end())
  return createGiven(owner)
}
