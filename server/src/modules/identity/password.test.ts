import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { mailTo, tokenIn } from '../../testing/sent-mail.ts'

const { given, as, asPerson, signedIn, owner, clock } = await openDoor()
const HOUR = 3600 * 1000

describe('a forgotten password', () => {
  it('is set anew by the link from the mail, once, and ends every session', async () => {
    const person = await given.customer()
    const { token: session } = await signedIn(person)
    await as().identity.forgotPassword({ email: person.email }, randomUUID())
    const [mail] = await mailTo(owner, person.email)
    const token = tokenIn(mail)

    await as().identity.resetPassword({ token, password: 'another one' }, randomUUID())
    expect((await as().identity.signIn.try({ email: person.email, password: person.password })).ok).toBe(false)
    expect((await as().identity.signIn.try({ email: person.email, password: 'another one' })).ok).toBe(true)
    expect(await as({ token: session }).identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await as().identity.resetPassword.try({ token, password: 'a third one' }, randomUUID())).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  it('gives known and unknown e-mails the same answer, and mails only the known one', async () => {
    const person = await given.customer()
    expect(await as().identity.forgotPassword({ email: person.email }, randomUUID())).toEqual(
      await as().identity.forgotPassword({ email: 'unknown@example.com' }, randomUUID()),
    )
    expect(await mailTo(owner, person.email)).toHaveLength(1)
    expect(await mailTo(owner, 'unknown@example.com')).toHaveLength(0)
  })

  it('sends at most five e-mails an hour to one address, from wherever they are asked for, known or not', async () => {
    const answersFor = async (email: string) => {
      const codes: string[] = []
      for (let n = 1; n <= 7; n++) {
        const answer = await as({ address: `10.0.0.${n}` }).identity.forgotPassword.try(
          { email: n % 2 ? email : email.toUpperCase() },
          randomUUID(),
        )
        codes.push(answer.ok ? 'OK' : answer.code)
      }
      return codes
    }
    const { email } = await given.customer()
    const answers = await answersFor(email)
    expect(answers).toEqual([...Array(5).fill('OK'), 'RATE_LIMITED', 'RATE_LIMITED'])
    expect(await answersFor(`${randomUUID()}@example.com`)).toEqual(answers)
    expect(await mailTo(owner, email)).toHaveLength(5)
  })

  it('is not reset by a link that is too old, of another kind or guessed', async () => {
    const person = await given.customer()
    await as().identity.forgotPassword({ email: person.email }, randomUUID())
    const token = tokenIn((await mailTo(owner, person.email))[0])
    expect(await as().identity.confirmEmail.try({ token }, randomUUID())).toMatchObject({ code: 'LINK_INVALID' })
    expect(
      await as().identity.resetPassword.try({ token: 'x'.repeat(43), password: 'another one' }, randomUUID()),
    ).toMatchObject({ code: 'LINK_INVALID' })
    clock.advance(HOUR + 1)
    expect(await as().identity.resetPassword.try({ token, password: 'another one' }, randomUUID())).toMatchObject({
      code: 'LINK_INVALID',
    })
  })
})

describe('one’s own password', () => {
  it('changes after the current one was shown, and ends the other sessions', async () => {
    const person = await given.admin()
    const [here, there] = [await signedIn(person), await signedIn(person)]
    const api = as({ token: here.token })
    expect(
      await api.identity.changePassword.try({ currentPassword: 'not mine', password: 'another one' }, randomUUID()),
    ).toMatchObject({ code: 'WRONG_PASSWORD' })
    await api.identity.changePassword({ currentPassword: person.password, password: 'another one' }, randomUUID())
    expect((await as({ token: here.token }).identity.session.try({})).ok).toBe(true)
    expect((await as({ token: there.token }).identity.session.try({})).ok).toBe(false)
  })

  it('has at least six characters wherever it is set [LIMIT-11]', async () => {
    const short = 'five5'
    const api = await asPerson(await given.customer())
    const fields = { fullName: 'Ayaan Xirsi', email: `${randomUUID()}@example.com`, role: 'customer' as const }
    const token = 'x'.repeat(43)
    const answers = [
      await as().identity.signUp.try({ ...fields, password: short }, randomUUID()),
      await as().identity.resetPassword.try({ token, password: short }, randomUUID()),
      await api.identity.setPassword.try({ password: short }, randomUUID()),
      await api.identity.changePassword.try({ currentPassword: 'correct horse', password: short }, randomUUID()),
      await as().invitations.accept.try({ token, fullName: 'Ayaan Xirsi', password: short }, randomUUID()),
    ]
    expect(answers).toEqual(
      Array(5).fill({ ok: false, code: 'INPUT_INVALID', args: { fields: { password: 'tooShort' } } }),
    )
  })
})

describe('sessions', () => {
  it('are listed, and end everywhere but here', async () => {
    const person = await given.supplier()
    const [here] = [await signedIn(person), await signedIn(person), await signedIn(person)]
    const api = as({ token: here?.token ?? null })
    const { items } = await api.identity.sessions({})
    expect(items.map(({ current }) => current).sort()).toEqual([false, false, true])
    expect(await api.identity.signOutEverywhere({})).toEqual({ ended: 2 })
    expect((await api.identity.sessions({})).items).toHaveLength(1)
  })
})

describe('an e-mail address', () => {
  it('is confirmed by the link that was mailed', async () => {
    const person = await given.supplier({ confirmed: false })
    const api = await asPerson(person)
    expect((await api.identity.session({})).user.emailConfirmed).toBe(false)
    await api.identity.askConfirmation({}, randomUUID())
    await as().identity.confirmEmail({ token: tokenIn((await mailTo(owner, person.email))[0]) }, randomUUID())
    expect((await (await asPerson(person)).identity.session({})).user.emailConfirmed).toBe(true)
  })
})
