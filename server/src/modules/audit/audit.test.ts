import { randomUUID } from 'node:crypto'
import { auditedTables } from '@ticarum/contract/values/audit'
import { expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, asPerson, asProven, clock } = await openDoor()
const admin = await given.admin({ fullName: 'Elif Akköy' })
const desk = await asProven(admin)

it('the tables to choose from are those that are recorded', async () => {
  const { rows } = await owner.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'audit' order by 1",
  )
  expect([...auditedTables].sort()).toEqual(rows.map(({ name }) => name).sort())
})

it('says who changed what, and of personal columns only that they changed', async () => {
  const person = await given.customer()
  const email = person.email
  await (await asPerson(person)).profile.save({ fullName: 'Faadumo Warsame', phone: '', address: '' }, randomUUID())
  await desk.users.suspend({ id: person.id, reason: 'Not theirs.' }, randomUUID())

  const [own] = (await desk.audit.list({ by: email, table: 'people' })).items
  expect(own).toMatchObject({
    by: { id: person.id, name: 'Faadumo Warsame', role: 'customer' },
    action: 'profile.save',
    operation: 'UPDATE',
    rowId: person.id,
    changes: [{ column: 'full_name', personal: true, from: null, to: null }],
  })
  const [suspended] = (await desk.audit.list({ by: admin.email, table: 'accounts' })).items
  expect(suspended?.changes).toContainEqual({
    column: 'suspension_reason',
    personal: false,
    from: null,
    to: 'Not theirs.',
  })
  expect((await desk.audit.list({ by: 'nobody@example.com' })).items).toEqual([])
})

it('is paged, and found by the day in GMT+3', async () => {
  const person = await given.customer()
  const days = ['2031-05-01T20:59:59Z', '2031-05-01T21:00:00Z', '2031-05-02T20:59:59Z', '2031-05-02T21:00:00Z']
  for (const [n, at] of days.entries()) {
    clock.set(new Date(at))
    const api = await asPerson(person)
    await api.profile.save({ fullName: `Name ${'abcd'[n]}${n}`, phone: '', address: '' }, randomUUID())
  }
  const found = await (await asPerson(admin)).audit.list({ day: '2031-05-02', table: 'people' })
  expect(found.items.map(({ at }) => at)).toEqual(['2031-05-02T20:59:59.000Z', '2031-05-01T21:00:00.000Z'])

  const again = await asPerson(admin)
  const first = await again.audit.list({ by: person.email, table: 'people', limit: 3 })
  const rest = await again.audit.list({ by: person.email, table: 'people', limit: 3, after: first.next ?? '' })
  expect([first.items.length, rest.items.length, rest.next]).toEqual([3, 1, null])
})
