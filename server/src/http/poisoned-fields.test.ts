import { tried } from '@ticarum/contract/testing/tried'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { httpAnswerOf, mutations, requestFor } from '../testing/call-http.ts'
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

/** Fields that a client is never trusted for. */
const poisons = [
  ...each(id, 'id', 'sessionId', 'requestId', 'mailId', 'key'),
  ...each(
    people.otherSupplier.id,
    'userId',
    'user_id',
    'owner',
    'ownerId',
    'invitedBy',
    'invited_by',
    'setBy',
    'recipientId',
  ),
  ...each(people.otherSupplier.companyId, 'companyId', 'company_id', 'supplierId', 'customerId'),
  ...each(
    '2001-02-03T04:05:06.000Z',
    'createdAt',
    'created_at',
    'expiresAt',
    'expires_at',
    'acceptedAt',
    'revokedAt',
    'readAt',
    'verifiedUntil',
    'suspendedAt',
    'now',
  ),
  ...each(987654321, 'price', 'priceCents', 'total', 'totalCents', 'fee', 'tries'),
  ...each(
    'poison',
    'status',
    'state',
    'name',
    'fullName',
    'token',
    'tokenHash',
    'recipient',
    'template',
    'action',
    'scope',
  ),
  ...each(true, 'isAdmin', 'admin', 'companyOwner', 'verified'),
  ...each('admin', 'role', 'roles'),
  ...each('poison@example.com', 'email'),
  ...each({ role: 'admin', companyOwner: true }, '__proto__', 'constructor', 'actor'),
]

/** Sends the poison in the body, as text that no object literal could express, and in the query. */
async function send(name: string, poison: typeof poisons) {
  const { input, token } = await allowedCall(name)
  const before = await allRows(owner)
  const { path, method, headers, file, body = '{}' } = requestFor(name, { input })
  const fields = poison.map(({ field, value }) => `${JSON.stringify(field)}: ${JSON.stringify(value)}`)
  const poisoned = `{${[body.slice(1, -1), ...fields].filter(Boolean).join(', ')}}`
  const inQuery = new URLSearchParams(Object.fromEntries(poison.map(({ field, value }) => [field, String(value)])))
  const query = `${path.includes('?') ? '&' : '?'}${inQuery}`
  const response = await fetch(url + path + query, {
    method,
    headers: { ...headers, cookie: `session=${token}` },
    body: file ?? poisoned,
  })
  const { outcome } = await httpAnswerOf(response)
  const after = await allRows(owner)
  return {
    outcome,
    effect: effectOf(before, after, known),
    marked: [...after].filter((row) => marks.some((mark) => row.includes(mark))),
  }
}

/** Their results are kept by the caller only. */
const leavesNoRow = new Set([
  'identity.beginGoogle',
  'identity.confirmByCode', // whose address is confirmed has no code to try
  'passkeys.beginSignIn',
  'translations.draft',
  'translations.translate',
])
let sent = 0

describe.each(mutations)('poisoned fields in $name', ({ name, procedure }) => {
  const declared = Object.keys(procedure.input.shape).filter((field) => !procedure.path.includes(`:${field}`))

  it('change nothing', async () => {
    expect((await send(name, [])).effect.length > 0).toBe(!leavesNoRow.has(name))
    const clean = await send(name, [])
    expect(clean).toMatchObject({ outcome: 'OK', marked: [] })
    const poison = poisons.filter(({ field }) => !declared.includes(field))
    expect(await send(name, poison)).toEqual(clean) // all at once: an effect of any of them would show
    sent += poison.length
  })
})

it('were sent at least 240 times', () => {
  tried('admin', sent)
  expect(sent).toBeGreaterThanOrEqual(240)
})
