import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { argon2 } from './password.ts'

const [hash, verify] = [vi.spyOn(argon2, 'hash'), vi.spyOn(argon2, 'verify')]
afterAll(() => vi.restoreAllMocks())

const { given, as, asPerson, owner } = await openDoor()

/** The number of password hashes that the call computed; they dominate its time. */
async function hashesOf(call: () => Promise<unknown>) {
  hash.mockClear()
  verify.mockClear()
  await call()
  return { made: hash.mock.calls.length, checked: verify.mock.calls.length }
}

async function knownEmails() {
  const [active, suspended, byGoogle] = [await given.customer(), await given.customer(), await given.customer()]
  await owner.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
  await owner.query('delete from credentials where user_id = $1', [byGoogle.id])
  return [active.email, suspended.email, byGoogle.email]
}
const emails = [...(await knownEmails()), `${randomUUID()}@example.com`]
const newcomer = { fullName: 'Faadumo Warsame', password: 'sixsix', role: 'customer' as const }

describe('known (active, suspended, without a password) and unknown e-mails cost the same number of hashes', () => {
  it.each([
    [
      'signing in',
      { made: 0, checked: 1 },
      (email: string) => as().identity.signIn.try({ email, password: 'a wrong guess' }),
    ],
    [
      'asking for a new password',
      { made: 0, checked: 0 },
      (email: string) => as().identity.forgotPassword({ email }, randomUUID()),
    ],
    [
      'signing up',
      { made: 1, checked: 0 },
      (email: string) => as().identity.signUp({ ...newcomer, email }, randomUUID()),
    ],
  ])('when %s', async (_, expected, call) => {
    tried('account', emails.length)
    for (const email of emails) expect(await hashesOf(() => call(email)), email).toEqual(expected)
  })

  it('when an owner invites', async () => {
    const boss = await asPerson(await given.supplier())
    tried('account', emails.length + 1)
    for (const email of [...emails, `${randomUUID()}@example.com`])
      expect(await hashesOf(() => boss.team.invite({ email }, randomUUID()))).toEqual({ made: 0, checked: 0 })
  })
})

it('verifying against a dummy hash takes as long as against a stored one', async () => {
  const email = `${randomUUID()}@example.com`
  await as().identity.signUp({ ...newcomer, email }, randomUUID())
  const costOf = async (guessed: string) => {
    verify.mockClear()
    await as().identity.signIn.try({ email: guessed, password: 'a wrong guess' })
    return String(verify.mock.calls[0]?.[0]).split('$').slice(1, 4)
  }
  expect(await costOf('unknown@example.com')).toEqual(await costOf(email))
})
