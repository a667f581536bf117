import { describe, expect, it } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const HOUR = 3600 * 1000
const { given, as, asPerson, signedIn, owner, clock } = await openDoor()

describe('signing in', () => {
  it('signs a person in with e-mail and password, and tells who it is and until when', async () => {
    const person = await given.supplier({ fullName: 'Elif Akköy' })
    const { user, expiresAt } = await (await asPerson(person)).identity.session({})
    expect(user).toMatchObject({
      id: person.id,
      email: person.email,
      fullName: 'Elif Akköy',
      role: 'supplier',
      companyId: person.companyId,
    })
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(clock.now().getTime())
  })

  it('gives a wrong password and an unknown e-mail the same answer', async () => {
    const person = await given.customer()
    const wrong = await as().identity.signIn.try({ email: person.email, password: 'wrong password' })
    const unknown = await as().identity.signIn.try({ email: 'nobody@example.com', password: 'wrong password' })
    expect(wrong).toEqual({ ok: false, code: 'WRONG_CREDENTIALS', args: {} })
    expect(unknown).toEqual(wrong)
  })

  it('ends the session for good', async () => {
    const caller = await signedIn(await given.customer())
    await as(caller).identity.signOut({})
    expect(await as({ token: caller.token }).identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await as({ token: caller.token }).identity.renewSession.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('extends a session that is in use, lets an idle one end, and an admin’s after 12 hours', async () => {
    const { token } = await signedIn(await given.customer())
    const days = (count: number) => count * 24 * 3600 * 1000
    for (let day = 0; day < 30; day += 10) {
      clock.advance(days(10))
      expect((await as({ token }).identity.session.try({})).ok).toBe(true)
    }
    clock.advance(days(15))
    expect(await as({ token }).identity.session.try({})).toMatchObject({ code: 'UNAUTHENTICATED' })

    const admin = await given.admin()
    const { token: theirs } = await signedIn(admin)
    await owner.query('update sessions set created_at = $2 where user_id = $1', [admin.id, clock.now()])
    const began = clock.now().getTime()
    const end = new Date(began + 12 * HOUR).toISOString()
    for (const hour of [1, 11.9]) {
      clock.set(new Date(began + hour * HOUR))
      expect(await as({ token: theirs }).identity.session({})).toMatchObject({ expiresAt: end })
      expect(await as({ token: theirs }).identity.renewSession({})).toEqual({ expiresAt: end })
    }
    clock.set(new Date(began + 12 * HOUR))
    for (const act of ['session', 'renewSession'] as const)
      expect(await as({ token: theirs }).identity[act].try({})).toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
