import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { askForDeletion, runDeletions } from '../../testing/delete-accounts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo, tokenIn } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, as, asPerson, owner, clock } = opened
const HOUR = 3600 * 1000

async function resetLink({ email }: GivenPerson): Promise<string> {
  await as().identity.forgotPassword({ email }, randomUUID())
  const [mail] = (await mailTo(owner, email)).filter(({ template }) => template === 'password-reset')
  return tokenIn(mail)
}
const reset = (token: string) => as().identity.resetPassword.try({ token, password: 'another one' }, randomUUID())
const linksOf = async ({ id }: GivenPerson) =>
  (await owner.query('select from link_tokens where user_id = $1 and used_at is null', [id])).rowCount

describe('a link to a new password', () => {
  it('holds for an hour, to its last moment', async () => {
    const token = await resetLink(await given.customer())
    const late = await resetLink(await given.customer())
    clock.advance(HOUR - 1)
    expect(await reset(token)).toMatchObject({ ok: true })
    clock.advance(1)
    expect(await reset(late)).toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is not made for a suspended person', async () => {
    const person = await given.customer()
    await owner.query('update accounts set suspended_at = now() where id = $1', [person.id])
    expect(await resetLink(person)).toBe('')
    expect(await linksOf(person)).toBe(0)
  })

  it('is not made for a deleted person, and one that was made before ends', async () => {
    const person = await given.customer()
    await askForDeletion(opened, person)
    const token = await resetLink(person)
    expect(token).not.toBe('')
    // The account keeps an address that nobody has; a link to it would open it again.
    await runDeletions(opened)
    const { rows } = await owner.query<{ email: string }>('select email from accounts where id = $1', [person.id])
    expect(await resetLink({ ...person, email: rows[0]?.email ?? '' })).toBe('')
    expect(await reset(token)).toMatchObject({ code: 'LINK_INVALID' })
    expect(await linksOf(person)).toBe(0)
  })
})

describe('a link to confirm an e-mail', () => {
  const confirm = (token: string) => as().identity.confirmEmail.try({ token }, randomUUID())
  async function confirmationLink(): Promise<string> {
    const person = await given.supplier({ confirmed: false })
    await (await asPerson(person)).identity.askConfirmation({}, randomUUID())
    return tokenIn((await mailTo(owner, person.email))[0])
  }

  it('holds for seven days, to the last moment, once', async () => {
    const [token, late] = [await confirmationLink(), await confirmationLink()]
    clock.advance(7 * 24 * HOUR - 1)
    expect(await confirm(token)).toMatchObject({ ok: true })
    expect(await confirm(token)).toMatchObject({ code: 'LINK_INVALID' })
    clock.advance(1)
    expect(await confirm(late)).toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is no link to a new password', async () => {
    expect(await reset(await confirmationLink())).toMatchObject({ code: 'LINK_INVALID' })
  })
})
