import { contract } from '@ticarum/contract/contract'
import { newId } from '@ticarum/db/ids'
import { withSetting } from '@ticarum/db/testing/start-pgbouncer'
import { createPool } from '@ticarum/db/transaction'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routers } from '../routers.ts'
import { countedCalls } from '../testing/effects.ts'
import { openHttp, serveHttp } from '../testing/open-http.ts'
import { outcomeOf, plantedChange, plantedDoor } from '../testing/planted.ts'
import { fail } from './domain-error.ts'
import { createDoor } from './door.ts'

const opened = await openHttp()
const { owner, given, call, parts } = opened
const otherInstance = await serveHttp(createDoor(contract, routers, parts), opened)
/** Waits for locks longer than an application may. */
const patientPool = createPool(withSetting(opened.urls.app, opened.urls.owner, 'lock_timeout=60s'), 2)
const patient = await serveHttp(createDoor(contract, routers, { ...parts, pool: patientPool }), opened)
afterAll(() => patientPool.end())

const { effect, inviting, renaming, placing } = countedCalls(opened)

describe.each([
  ['invitations.send', inviting],
  ['companies.rename', renaming],
  ['orders.place', placing],
])('the same key for %s', (_, prepare) => {
  it('sixteen times at once, on two instances, has one effect and one answer', async () => {
    for (let round = 0; round < 5; round++) {
      const { name, token, input, one } = await prepare()
      const key = newId()
      const answers: string[] = []
      const all = () =>
        Promise.all(
          Array.from({ length: 16 }, async (_, n) =>
            answers.push((await (n % 2 ? call : otherInstance.call)(name, { input, token, key })).text),
          ),
        )
      expect(await effect(all)).toEqual(one)
      expect(answers).toHaveLength(16)
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).not.toContain('code')
    }
  })

  it('with other content is refused with the first request’s answer, and does nothing', async () => {
    const { name, token, input, one } = await prepare()
    const key = newId()
    const first = await call(name, { input, token, key })
    const other = (await prepare()).input
    expect(
      await effect(async () =>
        expect(await call(name, { input: other, token, key })).toMatchObject({
          status: 409,
          body: { code: 'KEY_REUSED', args: { answer: first.body } },
        }),
      ),
    ).toEqual({})
    expect(await effect(() => call(name, { input: other, token, key: newId() }))).toEqual(one)
  })

  it('by another actor has an effect of its own', async () => {
    const [mine, yours] = [await prepare(), await prepare()]
    const key = newId()
    const first = await call(mine.name, { ...mine, key })
    let second = first
    const again = async () => {
      second = await call(yours.name, { ...yours, key })
    }
    expect(await effect(again)).toEqual(yours.one)
    expect(second.outcome).toBe('OK')
    expect(second.body).not.toEqual(first.body)
  })

  it('is authorized again when it is replayed', async () => {
    const { name, person, token, input } = await prepare()
    const key = newId()
    const first = await call(name, { input, token, key })
    const become = (role: string) =>
      owner.query('update user_roles set role = $2 where user_id = $1', [person.id, role])
    const role = person.role ?? ''
    for (const lost of ['customer', 'supplier', 'admin'].filter((each) => each !== role)) {
      await become(lost)
      expect((await call(name, { input, token, key })).text).not.toBe(first.text)
    }
    await become(role)
    expect((await call(name, { input, token, key })).text).toBe(first.text)
    await owner.query('delete from user_roles where user_id = $1', [person.id])
    expect((await call(name, { input, token, key })).outcome).toBe('FORBIDDEN')
    await owner.query('delete from sessions where user_id = $1', [person.id])
    expect((await call(name, { input, token, key })).outcome).toBe('UNAUTHENTICATED')
  })
})

describe('a refusal', () => {
  it('leaves the key free', async () => {
    const { token, input, one } = await inviting()
    const key = newId()
    const member = { email: (await given.customer()).email, role: 'supplier' }
    expect(
      await effect(async () =>
        expect((await call('invitations.send', { input: member, token, key })).outcome).toBe('ALREADY_MEMBER'),
      ),
    ).toEqual({})
    expect(
      await effect(async () => expect((await call('invitations.send', { input, token, key })).outcome).toBe('OK')),
    ).toEqual(one)
  })

  it('of the first call lets one of the waiting calls do the work, and the others get its answer', async () => {
    let tried = 0
    const door = plantedDoor(
      { ...plantedChange, errors: ['NOT_FOUND'] },
      async ({ tx }) => {
        await tx.sql('select pg_sleep(0.1)')
        if (tried++ === 0) fail('NOT_FOUND')
        return { done: true }
      },
      parts,
    )
    const key = newId()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(door, {}, {}, key)))
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['NOT_FOUND', ...Array(7).fill('OK')])
    expect(tried).toBe(2)
  })
})

describe("a visitor's key", () => {
  it('belongs to the visitor: it works once for the same one, and again for another', async () => {
    let worked = 0
    const count = async () => {
      worked++
      return { done: true }
    }
    const door = plantedDoor(plantedChange, count, parts)
    const key = newId()
    for (const address of ['192.0.2.8', '192.0.2.8', '192.0.2.9']) await outcomeOf(door, { address }, {}, key)
    expect(worked).toBe(2)
  })
})

describe('a key that came with passwords', () => {
  const door = plantedDoor(
    { ...plantedChange, input: z.object({ password: z.string() }) },
    async () => ({ done: true }),
    parts,
  )

  it('is refused when another password is sent with it', async () => {
    const key = newId()
    const outcomes = []
    for (const password of ['the first one', 'the first one', 'another one'])
      outcomes.push((await outcomeOf(door, {}, { password }, key)).code)
    expect(outcomes).toEqual(['OK', 'OK', 'KEY_REUSED'])
  })

  it('stores nothing that is equal for two people with the same password', async () => {
    const key = newId()
    for (const address of ['192.0.2.8', '192.0.2.9'])
      await outcomeOf(door, { address }, { password: 'the same one' }, key)
    const { rows } = await owner.query<{ hash: string }>(
      "select encode(request_hash, 'hex') as hash from idempotency_keys where key = $1",
      [key],
    )
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
  })
})

describe('duplicates of a call that is stuck', () => {
  it('are told to come back instead of waiting forever, while others are served', async () => {
    const { name, person, token, input, one } = await renaming()
    const key = newId()
    const blocker = await owner.connect()
    const waiting = async () =>
      (await blocker.query('select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid'))
        .rowCount
    const all = async () => {
      await blocker.query('begin')
      await blocker.query('select from suppliers where id = $1 for update', [person.companyId])
      const first = patient.call(name, { input, token, key })
      await expect.poll(waiting).toBe(1)
      const duplicates = Array.from({ length: 8 }, () => call(name, { input, token, key }))
      expect((await call('companies.getMine', { token })).outcome, 'another call').toBe('OK')

      const stuck = await Promise.all(duplicates)
      expect(new Set(stuck.map(({ outcome }) => outcome))).toEqual(new Set(['IN_PROGRESS']))
      expect(stuck.every(({ status, headers }) => status === 409 && Number(headers.get('retry-after')) > 0)).toBe(true)

      await blocker.query('rollback')
      expect((await first).outcome).toBe('OK')
      expect((await call(name, { input, token, key })).text).toBe((await first).text)
    }
    try {
      expect(await effect(all)).toEqual(one)
    } finally {
      blocker.release()
    }
  })
})
