import { createGiven, type Given } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { afterAll } from 'vitest'
import { system } from './system.ts'

/**
 * One-line factories on the running system's database. Its admins are suspended at the end of the file, so that the
 * desk's notices, which go to all who can act, are not mailed to those of earlier files.
 */
export function openGiven(): Given {
  const owner = createPool(system.ownerUrl, 2)
  const given = createGiven(owner)
  const admins: string[] = []
  afterAll(async () => {
    await owner.query('update accounts set suspended_at = now() where id = any ($1)', [admins])
    await owner.end()
  })
  return {
    ...given,
    async admin(...as) {
      const admin = await given.admin(...as)
      admins.push(admin.id)
      return admin
    },
  }
}
