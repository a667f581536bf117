import { createGiven, type Given } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { afterAll } from 'vitest'
import { system } from './system.ts'

/** One-line factories on the running system's database. */
export function openGiven(): Given {
  const owner = createPool(system.ownerUrl, 2)
  afterAll(() => owner.end())
  return createGiven(owner)
}
