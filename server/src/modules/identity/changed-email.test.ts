import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../client.ts'
import { givenPasskey } from '../../testing/given-passkeys.ts'
import { openDoor } from '../../testing/open-door.ts'
import { givenGoogle } from '../../testing/personas.ts'
import { mailTo, type QueuedMail, tokenIn } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, asProven, signedIn, door, clock } = opened
const DAY = 24 * 3600 * 1000

const key = () => randomUUID()
const newAddress = () => `${randomUUID()}@example.com`
const emailOf = async ({ id }: GivenPerson) =>
  (await owner.query<{ email: string }>('select email from accounts where id = $1', [id])).rows[0]?.email
const letter = async (email: string, template: string): Promise<QueuedMail | undefined> =>
  (await mailTo(owner, email)).find((mail) => mail.template === template)
const codeTo = async (email: string) => (await letter(email, 'email-change'))?.arguments.code ?? ''
const confirm = (token: string) => as().identity.confirmEmail.try({ token }, key())
const object = (token: string, password = 'a new password') =>
  as().identity.objectToEmailChange.try({ token, password }, key())
const signIn = (email: string, password: string) => as().identity.signIn.try({ email, password })
const sessionsOf = async ({ id }: GivenPerson) =>
  (await owner.query('select from sessions where user_id = $1', [id])).rowCount

/** Somebody whose address was changed, and the token by which the old one objects. */
async function givenChanged(person?: GivenPerson) {
  const changed = person ?? (await given.customer())
  const to = newAddress()
  const api = await asProven(changed)
  await api.identity.changeEmail({ email: to }, key())
  expect(await confirm(tokenIn(await letter(to, 'email-change')))).toMatchObject({ ok: true })
  return { person: changed, api, to, objection: tokenIn(await letter(changed.email, 'email-changed')) }
}

describe('a confirmed address', () => {
  it('is changed once the new one is confirmed, by the code; the old one is told, other sessions end', async () => {
    const person = await given.supplier()
    const elsewhere = await asPerson(person)
    const api = await asProven(person)
    const email = newAddress()
    await api.identity.changeEmail({ email }, key())
    expect((await api.identity.session({})).user).toMatchObject({ email: person.email, newEmail: email })
    expect(await mailTo(owner, person.email)).toEqual([])
    expect(await elsewhere.identity.confirmByCode({ code: await codeTo(email) })).toMatchObject({ confirmed: false })
    expect(await api.identity.confirmByCode({ code: await codeTo(email) })).toMatchObject({ confirmed: true })

    expect((await api.identity.session({})).user).toMatchObject({ email, emailConfirmed: true, newEmail: null })
    expect(await elsewhere.identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await letter(person.email, 'email-changed')).toBeDefined()
    expect(await signIn(person.email, person.password)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await signIn(email, person.password)).toMatchObject({ ok: true })
    const { rows } = await owner.query(
      "select action from audit_log where table_name = 'accounts' and row_id = $1 order by id desc limit 1",
      [person.id],
    )
    expect(rows).toEqual([{ action: 'identity.confirm-by-code' }])
  })

  it('is changed by the link in any browser, once; the session that asked stays', async () => {
    const { person, api, to } = await givenChanged()
    expect((await api.identity.session({})).user.email).toBe(to)
    expect(await sessionsOf(person)).toBe(1)
    expect(await confirm(tokenIn(await letter(to, 'email-change')))).toMatchObject({ code: 'LINK_INVALID' })
    expect((await mailTo(owner, person.email)).filter(({ template }) => template === 'email-changed')).toHaveLength(1)
  })

  it('needs a proof of who asks, also in the database', async () => {
    const person = await given.customer()
    const api = await asPerson(person)
    const email = newAddress()
    expect(await api.identity.changeEmail.try({ email }, key())).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    // The door is passed, and the proof is gone before the change is stored.
    const caller = await signedIn(person)
    await createClient(door, caller).identity.reauthenticate({ password: person.password })
    await owner.query(`create function public.unprove() returns trigger language plpgsql security definer as
      $$ begin update public.sessions set reauthenticated_at = null; return new; end $$`)
    await owner.query(
      'create trigger unprove before insert on idempotency_keys for each row execute function unprove()',
    )
    try {
      expect(await createClient(door, caller).identity.changeEmail.try({ email }, key())).toMatchObject({ ok: false })
    } finally {
      await owner.query('drop trigger unprove on idempotency_keys; drop function public.unprove()')
    }
    expect(await mailTo(owner, email)).toEqual([])
  })

  it('is not changed to itself, nor by a link of a change that was asked for before another', async () => {
    const person = await given.customer()
    const api = await asProven(person)
    expect(await api.identity.changeEmail.try({ email: person.email }, key())).toMatchObject({ code: 'INPUT_INVALID' })
    const [first, second] = [newAddress(), newAddress()]
    await api.identity.changeEmail({ email: first }, key())
    await api.identity.changeEmail({ email: second }, key())
    expect(await confirm(tokenIn(await letter(first, 'email-change')))).toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(person)).toBe(person.email)
  })

  it('tells nobody who has an account: a known one is answered alike, and its holder is told', async () => {
    const holder = await given.supplier()
    const person = await given.customer()
    const api = await asProven(person)
    expect(await api.identity.changeEmail({ email: holder.email }, key())).toEqual({ done: true })
    expect((await api.identity.session({})).user.newEmail).toBe(holder.email)
    expect(await mailTo(owner, holder.email)).toMatchObject([{ template: 'known-account' }])
    expect(await api.identity.confirmByCode({ code: '123456' })).toEqual({ confirmed: false, triesLeft: 4 })
  })

  it('of two people who want one address, the first who confirms has it', async () => {
    const email = newAddress()
    const people = [await given.customer(), await given.supplier()]
    const tokens: string[] = []
    for (const person of people) {
      await (await asProven(person)).identity.changeEmail({ email }, key())
      tokens.push(tokenIn(await letter(email, 'email-change')))
    }
    expect(new Set(tokens).size).toBe(2)
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await owner.query('select from accounts where email = $1', [email])).rowCount).toBe(1)
  })

  it('gets no more than five letters an hour, whoever asks', async () => {
    const email = newAddress()
    const codes: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const answer = await (await asProven(await given.customer())).identity.changeEmail.try({ email }, key())
      codes.push(answer.ok ? 'OK' : answer.code)
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMITED'])
  })

  it('stays when a new password was set by a link before the change was confirmed', async () => {
    const person = await given.customer()
    const email = newAddress()
    await (await asProven(person)).identity.changeEmail({ email }, key())
    await as().identity.forgotPassword({ email: person.email }, key())
    const reset = tokenIn(await letter(person.email, 'password-reset'))
    await as().identity.resetPassword({ token: reset, password: 'another one' }, key())
    expect(await confirm(tokenIn(await letter(email, 'email-change')))).toMatchObject({ code: 'LINK_INVALID' })
  })
})

describe('who reads the old address', () => {
  it('gets it back with a new password; whoever changed it has nothing left', async () => {
    const { person, api, to, objection } = await givenChanged()
    await as().identity.forgotPassword({ email: to }, key())
    const reset = tokenIn(await letter(to, 'password-reset'))
    await givenPasskey(opened, person.id)
    await givenGoogle(opened, person.id)
    expect(await object(objection)).toMatchObject({ ok: true })

    expect(await emailOf(person)).toBe(person.email)
    expect(await api.identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const table of ['passkeys', 'oauth_accounts', 'sessions'])
      expect((await owner.query(`select from ${table} where user_id = $1`, [person.id])).rowCount, table).toBe(0)
    expect(await as().identity.resetPassword.try({ token: reset, password: 'mine again' }, key())).toMatchObject({
      code: 'LINK_INVALID',
    })
    expect(await signIn(person.email, person.password)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await signIn(person.email, 'a new password')).toMatchObject({ ok: true, value: { passkeyToken: null } })
    expect(await letter(to, 'email-restored')).toBeDefined()
    expect(await object(objection)).toMatchObject({ code: 'LINK_INVALID' })
  })

  it('keeps passkeys that were there before', async () => {
    const person = await given.customer()
    const api = await asProven(person)
    await givenPasskey(opened, person.id)
    await owner.query("update passkeys set created_at = created_at - interval '1 day' where user_id = $1", [person.id])
    const email = newAddress()
    await api.identity.changeEmail({ email }, key())
    await confirm(tokenIn(await letter(email, 'email-change')))
    expect(await object(tokenIn(await letter(person.email, 'email-changed')))).toMatchObject({ ok: true })
    expect((await owner.query('select from passkeys where user_id = $1', [person.id])).rowCount).toBe(1)
  })

  it('can object for seven days, to the last moment', async () => {
    const [one, late] = [await givenChanged(), await givenChanged()]
    clock.advance(7 * DAY - 1)
    expect(await object(one.objection)).toMatchObject({ ok: true })
    clock.advance(1)
    expect(await object(late.objection)).toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(late.person)).toBe(late.to)
  })

  it('is not outrun by further changes: the first address wins over later ones', async () => {
    const first = await givenChanged()
    clock.advance(1000)
    const second = await givenChanged({ ...first.person, email: first.to })
    // The thief objects from the address between: that does not end the first one's right.
    expect(await object(second.objection, 'thief')).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await object(second.objection, 'of the thief')).toMatchObject({ ok: true })
    expect(await emailOf(first.person)).toBe(first.to)
    clock.advance(1000)
    const third = await givenChanged({ ...first.person, email: first.to, password: 'of the thief' })
    expect(await object(first.objection)).toMatchObject({ ok: true })
    expect(await object(third.objection)).toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(first.person)).toBe(first.person.email)
  })

  it('does not lose it to somebody who signs up with it or changes to it meanwhile', async () => {
    const { person, objection } = await givenChanged()
    const account = { fullName: 'Ayaan Xirsi', password: 'sixsix', role: 'customer' as const, email: person.email }
    expect(await as().identity.signUp({ ...account }, key())).toEqual({ done: true })
    const other = await given.customer()
    await (await asProven(other)).identity.changeEmail({ email: person.email }, key())
    expect(await letter(person.email, 'email-change')).toBeUndefined()
    expect(await object(objection)).toMatchObject({ ok: true })
    expect(await emailOf(person)).toBe(person.email)
  })

  it('is not asked for a password by another kind of link', async () => {
    const person = await given.customer()
    await as().identity.forgotPassword({ email: person.email }, key())
    expect(await object(tokenIn(await letter(person.email, 'password-reset')))).toMatchObject({ code: 'LINK_INVALID' })
  })
})
