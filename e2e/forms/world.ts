import type { Given } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import { afterAll } from 'vitest'
import { openGiven } from '../browser/given.ts'
import { system } from '../browser/system.ts'
import type { Effect } from './form.ts'

export const given: Given = openGiven()
export const owner = createPool(system.ownerUrl, 2)
afterAll(() => owner.end())

export const mailsLoggedTo = (email: string, template: string): Effect => [
  'select from mail_log where recipient = $1 and template = $2',
  email,
  template,
]

/** How often an action changed a row, by the audit trail. */
export const changesOf = (table: string, id: string, action: string): Effect => [
  'select from audit_log where table_name = $1 and row_id = $2 and action = $3',
  table,
  id,
  action,
]

export async function countsOf(effects: Effect[]): Promise<number[]> {
  return Promise.all(
    effects.map(async ([statement, ...values]) => (await owner.query(statement, values)).rowCount ?? 0),
  )
}
