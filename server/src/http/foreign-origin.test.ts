import { tried } from '@ticarum/contract/testing/tried'
import { expect, it } from 'vitest'
import { mutations, procedures } from '../testing/call-http.ts'
import { type MatrixCall, matrixCalls } from '../testing/matrix-calls.ts'
import { OWN_ORIGIN, openHttp } from '../testing/open-http.ts'
import { allRows } from '../testing/rows.ts'

const opened = await openHttp()
const { call, owner } = opened
const { allowedCall } = await matrixCalls(opened)

const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'http://ticarum.example' },
  { origin: 'https://ticarum.example:8443' },
  { origin: 'https://ticarum.example.evil.example' },
  { origin: 'https://pages.ticarum.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
]
const own = [
  {},
  { origin: OWN_ORIGIN },
  { origin: OWN_ORIGIN, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
]

it('every change is refused from every foreign origin, and leaves no trace', async () => {
  const calls = new Map<string, MatrixCall>()
  for (const { name } of mutations) calls.set(name, await allowedCall(name))
  const before = await allRows(owner)
  for (const [name, allowed] of calls) {
    for (const headers of foreign) {
      const answer = await call(name, { ...allowed, headers: headers as Record<string, string> })
      expect(answer, `${name} ${JSON.stringify(headers)}`).toMatchObject({
        status: 403,
        body: { code: 'FOREIGN_ORIGIN', args: {} },
      })
    }
  }
  tried('origin', calls.size * foreign.length)
  expect(await allRows(owner)).toEqual(before)
})

/** Every change with one of the five: who may pass is asked at the door, before it is known what is wanted. */
it.each(mutations.map(({ name }, index) => ({ name, headers: own[index % own.length] })))(
  '$name passes from our own pages, and from clients that are no browser',
  async ({ name, headers }) => {
    const answer = await call(name, { ...(await allowedCall(name)), headers: headers as Record<string, string> })
    expect(answer.outcome, JSON.stringify(headers)).toBe('OK')
  },
)

it('takes a form of our own page that sends no referrer, and by that no origin', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await call('identity.signOut', { ...(await allowedCall('identity.signOut')), headers })).outcome).toBe('OK')
})

it('lets everybody read what a page of another site links to', async () => {
  const read = procedures.filter(({ procedure }) => procedure.idempotency === 'read')
  for (const { name } of read)
    expect(
      (await call(name, { ...(await allowedCall(name)), headers: { 'sec-fetch-site': 'cross-site' } })).outcome,
    ).toBe('OK')
  expect(read.length).toBeGreaterThan(5)
})
