import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { givenSession } from '../../testing/personas.ts'

const database = await openDoor()
const { given, as, owner } = database

const ADMINS = 25
const ACTS = 500

it('one admin remains after 500 demotions, suspensions and deletions at once', async () => {
  const admins = await Promise.all(Array.from({ length: ADMINS }, () => given.admin()))
  const tokens = await Promise.all(admins.map(({ id }) => givenSession(database, id)))
  await owner.query('update sessions set reauthenticated_at = now()')
  const acts = Array.from({ length: ACTS }, async (_, n) => {
    const id = admins[(n * 7) % ADMINS]?.id ?? ''
    const desk = as({ token: tokens[(n * 11 + 1) % ADMINS] ?? null })
    if (n % 3 === 0) return desk.users.setRole.try({ id, role: 'customer' }, randomUUID())
    if (n % 3 === 1) return desk.users.suspend.try({ id, reason: 'at once' }, randomUUID())
    return owner.query('update accounts set deletion_requested_at = now() where id = $1', [id]).catch((error) => error)
  })
  await Promise.all(acts)
  const { rows } = await owner.query(
    `select r.user_id from user_roles r join accounts a on a.id = r.user_id
      where r.role = 'admin' and a.suspended_at is null and a.deletion_requested_at is null
        and a.anonymised_at is null`,
  )
  tried('lastAdmin', ACTS)
  expect(rows.length).toBe(1)
})
