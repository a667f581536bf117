import { randomUUID } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import { afterAll } from 'vitest'
import { system } from './system.ts'

export interface Account {
  full_name: string
  role: string | null
}

/** Reads accounts from the running system's database. */
export function openAccounts(): (email: string) => Promise<Account[]> {
  const owner = createPool(system.ownerUrl, 1)
  afterAll(() => owner.end())
  return async (email) => {
    const { rows } = await owner.query<Account>(
      `select p.full_name, r.role
        from accounts a join people p on p.id = a.id left join user_roles r on r.user_id = a.id
        where a.email = $1`,
      [email],
    )
    return rows
  }
}

export const newEmail = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@example.com`
