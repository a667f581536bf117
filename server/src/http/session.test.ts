import { contract } from '@ticarum/contract/contract'
import { describe, expect, it } from 'vitest'
import { createDoor } from '../door/door.ts'
import { routers } from '../routers.ts'
import { httpAnswerOf } from '../testing/call-http.ts'
import { openHttp, serveHttp } from '../testing/open-http.ts'
import { givenSession } from '../testing/personas.ts'
import { allRows } from '../testing/rows.ts'

const opened = await openHttp()
const { given, owner, clock, call, parts } = opened
const otherInstance = await serveHttp(createDoor(contract, routers, parts), opened)
const production = await serveHttp(opened.door, opened, {
  environment: {
    NODE_ENV: 'production',
    ORIGIN: 'https://ticarum.test',
    DATABASE_URL: 'postgres://app:not-the-one-of-development@db/ticarum',
    DATABASE_SIGN_IN_URL: 'postgres://sign_in:not-the-one-of-development@db/ticarum',
    STORAGE_DIR: '/nowhere',
    DEVICE_SECRET: 'signs what limits tell devices apart by',
    DEAL_SECRET: 'makes the tokens of links to deals',
  },
})

const day = 24 * 3600 * 1000
const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0] ?? ''
const revoke = (userId: string) => owner.query('delete from sessions where user_id = $1', [userId])

describe('the session in production', () => {
  it('is kept in a secure cookie that page scripts cannot read, and tells its user and its end [SYS-06]', async () => {
    const person = await given.supplier({ fullName: 'Elif Akköy' })
    const signedIn = await production.call('identity.signIn', { input: { ...person } })
    const [pair = '', ...attributes] = cookieOf(signedIn).split('; ')
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/)
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']))
    expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false)

    const token = pair.split('=')[1] ?? ''
    expect(signedIn.text).not.toContain(token)
    expect(
      [...(await allRows(owner))].filter((row) => row.includes(token)),
      'the database holds its hash only',
    ).toEqual([])

    const { body } = await production.call('identity.session', { token })
    expect(body).toMatchObject({
      user: { id: person.id, fullName: 'Elif Akköy' },
      expiresAt: (signedIn.body as { expiresAt: string }).expiresAt,
    })
  })

  it('is not read from a cookie that another host or plain http could have set', async () => {
    const token = await givenSession(opened, (await given.customer()).id)
    const asked = (cookie: string) =>
      fetch(`${production.url}/api/v1/session`, { headers: { cookie } }).then(httpAnswerOf)
    expect((await asked(`session=${token}`)).outcome).toBe('UNAUTHENTICATED')
    expect((await asked(`__Host-session=${token}`)).outcome).toBe('OK')
  })
})

describe('a session', () => {
  it('that was revoked fails on its very next call, on every instance, 100 of 100 times', async () => {
    const person = await given.customer()
    const outcomes: string[] = []
    for (let n = 0; n < 100; n++) {
      const token = await givenSession(opened, person.id)
      const before = [
        await call('companies.getMine', { token }),
        await otherInstance.call('companies.getMine', { token }),
      ]
      if (n % 2 === 0) await revoke(person.id)
      else await call('identity.signOut', { token })
      const after = [
        await call('companies.getMine', { token }),
        await otherInstance.call('companies.getMine', { token }),
      ]
      outcomes.push([...before, ...after].map(({ outcome }) => outcome).join())
    }
    expect(outcomes.filter((each) => each === 'OK,OK,UNAUTHENTICATED,UNAUTHENTICATED')).toHaveLength(100)
  })

  it('of whom an admin suspends or demotes fails on its next call, on every instance, 100 of 100 times', async () => {
    const boss = await givenSession(opened, (await given.admin()).id)
    await owner.query('update sessions set reauthenticated_at = now()')
    const outcomes: string[] = []
    for (let n = 0; n < 100; n++) {
      const suspended = n % 2 === 0
      const person = await given.admin()
      const token = await givenSession(opened, person.id)
      const asked = async () => [
        (await call('users.list', { token })).outcome,
        (await otherInstance.call('users.list', { token })).outcome,
      ]
      const before = await asked()
      const changed = suspended
        ? await call('users.suspend', { token: boss, input: { id: person.id, reason: 'Has left.' } })
        : await call('users.setRole', { token: boss, input: { id: person.id, role: 'customer' } })
      outcomes.push([...before, changed.outcome, ...(await asked())].join())
    }
    const counted = (outcome: string) => outcomes.filter((each) => each === `OK,OK,OK,${outcome},${outcome}`).length
    expect([counted('UNAUTHENTICATED'), counted('FORBIDDEN')]).toEqual([50, 50])
  })

  it('of somebody suspended fails on its next call, and works again when they are back', async () => {
    const person = await given.customer()
    const token = await givenSession(opened, person.id)
    const suspend = (at: Date | null) =>
      owner.query('update accounts set suspended_at = $2 where id = $1', [person.id, at])
    await suspend(new Date())
    expect((await call('companies.getMine', { token })).outcome).toBe('UNAUTHENTICATED')
    await suspend(null)
    expect((await call('companies.getMine', { token })).outcome).toBe('OK')
  })
})

describe('the role in force', () => {
  it("is the one in the user's user_roles record, from the next call on [PERM-39]", async () => {
    await given.admin() // the last one could not be demoted
    const person = await given.customer()
    const token = await givenSession(opened, person.id)
    const may = async () => [
      (await call('companies.getMine', { token })).outcome,
      (await otherInstance.call('invitations.list', { token })).outcome,
    ]
    expect(await may()).toEqual(['OK', 'FORBIDDEN'])
    await owner.query("update user_roles set role = 'admin' where user_id = $1", [person.id])
    expect(await may()).toEqual(['FORBIDDEN', 'OK'])
    expect((await call('identity.session', { token })).body).toMatchObject({ user: { role: 'admin' } })
    await owner.query('delete from user_roles where user_id = $1', [person.id])
    expect(await may()).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  })
})

describe('renewal', () => {
  // The last test, because it moves the clock.
  it('is renewed by a POST before it expires; expired or revoked it cannot be renewed', async () => {
    const person = await given.customer()
    const signIn = async () =>
      /session=([\w-]+)/.exec(cookieOf(await call('identity.signIn', { input: { ...person } })))?.[1]
    const token = await signIn()
    clock.advance(13 * day)
    const renewed = await call('identity.renewSession', { token })
    expect(renewed.outcome).toBe('OK')
    expect(new Date((renewed.body as { expiresAt: string }).expiresAt).getTime()).toBe(clock.now().getTime() + 14 * day)
    expect(cookieOf(renewed)).toContain(`session=${token}`)

    clock.advance(14 * day)
    const expired = await call('identity.renewSession', { token })
    expect(expired).toMatchObject({ status: 401, outcome: 'UNAUTHENTICATED' })
    expect(cookieOf(expired)).toMatch(/^session=; Max-Age=0/)

    const again = await signIn()
    await revoke(person.id)
    expect((await call('identity.renewSession', { token: again })).outcome).toBe('UNAUTHENTICATED')
  })
})
