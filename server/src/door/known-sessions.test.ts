import { randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { type Api, createClient } from '../client.ts'
import { anotherInstance, openDoor } from '../testing/open-door.ts'
import { givenSession } from '../testing/personas.ts'
import type { Person } from './actor.ts'
import { newCaller } from './caller.ts'
import { createKnownSessions } from './known-sessions.ts'

describe('known sessions', () => {
  it('are so many at most: the longest unused is forgotten', () => {
    const known = createKnownSessions(2)
    const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    for (const hash of [first, second]) known.remember(hash, { kind: 'person', userId: hash.toString() } as Person)
    known.recall(first)
    known.remember(third, { kind: 'person', userId: 'third' } as Person)
    expect([first, second, third].map((hash) => known.recall(hash) !== undefined)).toEqual([true, false, true])
    known.forget(third)
    expect(known.recall(third)).toBeUndefined()
  })
})

describe('a session that the door knows', async () => {
  const opened = await openDoor()
  const { owner, given, parts, clock, app } = opened
  const asked: (string | undefined)[] = []
  const counting = Object.assign(Object.create(app) as pg.Pool, {
    query: (query: pg.QueryConfig) => {
      asked.push(query.name)
      return app.query(query)
    },
  })
  const door = anotherInstance({ ...parts, doorPool: counting })
  const requestOf = (token: string): Api => createClient(door, newCaller({ token }))
  /** How often the door asked for the session meanwhile. */
  async function questions(work: () => Promise<unknown>): Promise<number> {
    asked.length = 0
    await work()
    return asked.filter((name) => name === 'session-by-token').length
  }

  it('is confirmed by the transaction alone', async () => {
    const token = await givenSession(opened, (await given.supplier()).id)
    const read = () => requestOf(token).companies.getMine({})
    expect(await questions(read)).toBe(1)
    expect(await questions(read)).toBe(0)
    expect(await questions(() => requestOf(token).identity.session({}))).toBe(0)
  })

  it('is asked for wherever no transaction confirms it', async () => {
    const token = await givenSession(opened, (await given.supplier()).id)
    await requestOf(token).companies.getMine({})
    expect(await questions(() => requestOf(token).companies.listSuppliers({}))).toBe(1)
  })

  it('is asked for again, once, as soon as anything of it has changed', async () => {
    const person = await given.supplier()
    const token = await givenSession(opened, person.id)
    const read = () => requestOf(token).identity.session({})
    await read()
    const later = new Date(clock.now().getTime() + 20 * 24 * 3600 * 1000)
    const company = newId()
    await owner.query("insert into companies (id, kind) values ($1, 'supplier')", [company])
    for (const [changes, seen] of [
      ['update people set company_owner = not company_owner where id = $1', { companyOwner: !person.companyOwner }],
      [`update people set company_id = '${company}' where id = $1`, { companyId: company }],
      ["update user_roles set role = 'customer' where user_id = $1", { role: 'customer' }],
      [`update sessions set expires_at = '${later.toISOString()}' where user_id = $1`, {}],
      ['update sessions set reauthenticated_at = now() where user_id = $1', {}],
      ['update accounts set email_confirmed_at = null where id = $1', {}],
    ] as const) {
      await owner.query(changes, [person.id])
      expect(await questions(async () => expect((await read()).user).toMatchObject(seen)), changes).toBe(1)
      expect(await questions(read), changes).toBe(0)
    }
    expect((await read()).expiresAt).toBe(later.toISOString())
  })

  it('refuses nobody for what they lacked before', async () => {
    const person = await given.supplier()
    const token = await givenSession(opened, person.id)
    await owner.query('update accounts set email_confirmed_at = null where id = $1', [person.id])
    const invite = () => requestOf(token).team.invite({ email: `${newId()}@example.com` }, newId())
    await expect(invite()).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' })
    await owner.query('update accounts set email_confirmed_at = now() where id = $1', [person.id])
    await invite()
    await owner.query('update accounts set email_confirmed_at = null where id = $1', [person.id])
    await expect(invite()).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' })
  })

  it('that ended is nobody’s, and its cookie goes', async () => {
    const person = await given.supplier()
    const token = await givenSession(opened, person.id)
    await requestOf(token).companies.getMine({})
    await owner.query('delete from sessions where user_id = $1', [person.id])
    const caller = newCaller({ token })
    await expect(createClient(door, caller).companies.getMine({})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(caller.sessionCookie).toBe('clear')
  })
})
