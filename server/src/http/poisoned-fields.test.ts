import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { answerOf, mutations, requestFor } from '../testing/call-http.ts'
import { matrixCalls } from '../testing/matrix-calls.ts'
import { openHttp } from '../testing/open-http.ts'
import { allRows, effectOf } from '../testing/rows.ts'

const opened = await openHttp()
const { owner, url } = opened
const { people, allowedCall } = await matrixCalls(opened)
const known = new Set(Object.values(people).flatMap(({ id, companyId }) => [id, companyId ?? id]))

const id = newId()
const marks = [id, '2001-02-03', '987654321', 'poison']

const each = (value: unknown, ...fields: string[]) => fields.map((field) => ({ field, value }))

/** What a client is never trusted for. */
const poisons = [
  ...each(id, 'id', 'sessionId', 'requestId', 'mailId', 'key'),
  ...each(people.otherSupplier.id, 'userId', 'user_id', 'owner', 'ownerId', 'invitedBy', 'invited_by', 'setBy', 'recipientId'),
  ...each(people.otherSupplier.companyId, 'companyId', 'company_id', 'supplierId', 'customerId'),
  ...each('2001-02-03T04:05:06.000Z', 'createdAt', 'created_at', 'expiresAt', 'expires_at', 'acceptedAt', 'revokedAt', 'readAt', 'verifiedUntil', 'suspendedAt', 'now'),
  ...each(987654321, 'price', 'priceCents', 'total', 'totalCents', 'fee', 'tries'),
  ...each('poison', 'status', 'state', 'name', 'fullName', 'token', 'tokenHash', 'recipient', 'template', 'action', 'scope'),
  ...each(true, 'isAdmin', 'admin', 'companyOwner', 'verified'),
  ...each('admin', 'role', 'roles'),
  ...each('ar', 'language', 'lang'),
  ...each('poison@example.com', 'email'),
  ...each({ role: 'admin', companyOwner: true }, '__proto__', 'constructor', 'actor'),
]

/** The poison stands in the query, and in the body unless that has such a field: as text, which may say what no object literal can. */
async function send(name: string, poison?: { field: string; value: unknown }, declared: string[] = []) {
  const { input, token } = await allowedCall(name)
  const before = await allRows(owner)
  const { path, method, headers, body = '{}' } = requestFor(name, { input })
  const field = poison && !declared.includes(poison.field) ? `${JSON.stringify(poison.field)}: ${JSON.stringify(poison.value)}` : ''
  const poisoned = `{${[body.slice(1, -1), field].filter(Boolean).join(', ')}}`
  const query = poison ? `?${new URLSearchParams({ [poison.field]: String(poison.value) })}` : ''
  const response = await fetch(url + path + query, { method, headers: { ...headers, cookie: `session=${token}` }, body: poisoned })
  const { outcome } = await answerOf(response)
  const after = await allRows(owner)
  return { outcome, effect: effectOf(before, after, known), marked: [...after].filter((row) => marks.some((mark) => row.includes(mark))) }
}

let sent = 0

describe.each(mutations)('poisoned fields in $name', ({ name, procedure }) => {
  const declared = Object.keys(procedure.input.shape).filter((field) => !procedure.path.includes(`:${field}`))

  it('change nothing', { timeout: 120_000 }, async () => {
    expect((await send(name)).effect).not.toEqual([])
    const clean = await send(name)
    expect(clean).toMatchObject({ outcome: 'OK', marked: [] })
    for (const poison of poisons) {
      expect(await send(name, poison, declared), poison.field).toEqual(clean)
      sent++
    }
  })
})

it('were sent at least 240 times', () => expect(sent).toBeGreaterThanOrEqual(240))
