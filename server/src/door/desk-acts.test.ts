import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Api } from '../client.ts'
import { givenFeedback } from '../testing/given-feedback.ts'
import { openDoor } from '../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, asProven } = opened
const admin = await asProven(await given.admin())

interface Subjects {
  userId: string
  feedbackId: string
  email: string
  version: number
}
let subjects: Subjects

beforeEach(async () => {
  const customer = await given.customer()
  const { rows } = await owner.query<{ version: number }>(
    "select version from content_sections where section_key = 'contact' and language = 'so'",
  )
  subjects = {
    userId: customer.id,
    feedbackId: await givenFeedback(opened, customer),
    email: `${randomUUID()}@example.com`,
    version: rows[0]?.version ?? 0,
  }
})

/** What only the desk does. */
const acts = (api: Api) => ({
  role: api.users.setRole.try({ id: subjects.userId, role: 'supplier' }, randomUUID()),
  feedback: api.feedback.decide.try({ id: subjects.feedbackId, decision: 'approved' }, randomUUID()),
  invitation: api.invitations.send.try({ email: subjects.email, role: 'supplier' }, randomUUID()),
  content: api.content.save.try(
    {
      language: 'so',
      version: subjects.version,
      content: { section: 'contact', email: 'desk@ticarum.example', phone: '', address: subjects.email },
    },
    randomUUID(),
  ),
})

const effects = async () =>
  (
    await owner.query(
      `select (select role from user_roles where user_id = $1) as role,
        (select status from feedback where id = $2) as feedback,
        (select count(*)::integer from invitations where email = $3) as invitations,
        (select count(*)::integer from content_sections where content ->> 'address' = $3) as contents`,
      [subjects.userId, subjects.feedbackId, subjects.email],
    )
  ).rows[0]

it('an admin moderates feedback, edits content, sends invitations and sees the statistics [PERM-33]', async () => {
  for (const answer of Object.values(acts(admin))) expect(await answer).toMatchObject({ ok: true })
  expect(await effects()).toEqual({ role: 'supplier', feedback: 'approved', invitations: 1, contents: 1 })
  const { users } = await admin.analytics.platform({ from: '2026-11-01', to: '2026-11-16', step: 'day' })
  expect(users.admin).toBeGreaterThan(0)
})

it.each(['customer', 'supplier'] as const)('a %s is refused all of it, and nothing happens [PERM-18]', async (role) => {
  const api = await asPerson(await given[role]())
  for (const answer of Object.values(acts(api))) expect(await answer).toMatchObject({ ok: false, code: 'FORBIDDEN' })
  expect(await effects()).toEqual({ role: 'customer', feedback: 'pending', invitations: 0, contents: 0 })
})
