import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { afterAll, expect, it } from 'vitest'
import { mutations, requestFor } from '../testing/call-http.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openHttp } from '../testing/open-http.ts'
import { givenSession } from '../testing/personas.ts'

const opened = await openHttp()
const { owner, url } = opened
const { people, allowedCall } = await matrixCalls(opened)

/** Fields that could make somebody an admin if they were trusted, including fields that the procedure takes. */
const trusted = {
  roles: ['admin'],
  isAdmin: true,
  admin: true,
  user: { role: 'admin' },
  actor: { kind: 'person', role: 'admin' },
  app_role: 'admin',
  'app.role': 'admin',
}
const madeBy = Object.fromEntries(
  ['setBy', 'set_by', 'invitedBy', 'invited_by', 'userId', 'user_id'].map((field) => [field, people.admin.id]),
)
/** A procedure may refuse one that it takes, so the others are also sent without it. */
const poisons: Record<string, unknown>[] = [
  { role: 'admin' },
  { role: ['customer', 'admin'] },
  trusted,
  { ...trusted, ...madeBy, role: 'admin' },
]
const outsiders = {
  visitor: null,
  customer: people.customer.id,
  supplier: people.supplier.id,
  roleless: people.roleless.id,
}

/** The admins, and the invitations to become one. */
async function admins() {
  const { rows } = await owner.query(
    `select user_id::text as who from user_roles where role = 'admin'
      union all select id::text from invitations where role = 'admin'`,
  )
  return rows.map(({ who }) => who).sort()
}

let sent = 0
afterAll(() => expect(sent).toBeGreaterThanOrEqual(240))

it.each(mutations)('nobody becomes an admin from outside by $name', async ({ name }) => {
  const before = await admins()
  for (const poison of poisons) {
    for (const userId of Object.values(outsiders)) {
      const { input } = await allowedCall(name)
      const { path, method, headers, file, body = '{}' } = requestFor(name, { input })
      const cookie = userId ? `session=${await givenSession(opened, userId)}` : ''
      const query = new URLSearchParams(
        Object.entries(poison).map(([field, value]): [string, string] => [field, String(value)]),
      )
      const poisoned = JSON.stringify({
        ...JSON.parse(body),
        ...poison,
        ...('email' in input ? { email: `${randomUUID()}@example.com` } : {}),
      })
      await fetch(`${url}${path}?${query}`, { method, headers: { ...headers, cookie }, body: file ?? poisoned })
      sent++
    }
  }
  tried('admin', poisons.length * Object.keys(outsiders).length)
  expect(await admins()).toEqual(before)
})
