import { contract } from '@ticarum/contract/contract'
import { newId } from '@ticarum/db/ids'
import { withSetting } from '@ticarum/db/testing/start-pgbouncer'
import { createPool } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routers } from '../routers.ts'
import { openDoor } from '../testing/open-door.ts'
import { givenPeople, givenSession } from '../testing/personas.ts'
import { outcomeOf, plantedChange, plantedDoor, plantedRead } from '../testing/planted.ts'
import { fail } from './domain-error.ts'
import { createDoor } from './door.ts'
import { usualCallLimits } from './lanes.ts'

const opened = await openDoor()
const { parts, as } = opened
const people = await givenPeople(opened)
const tokenOf = (person: { id: string }) => givenSession(opened, person.id)

const key = newId()

describe('the order of the pipeline', () => {
  const { rateLimiter: _unlimited, ...limited } = parts
  const input = z.object({ name: z.string().min(2) })
  const guarded = {
    ...plantedChange,
    input,
    policy: ['admin'] as const,
    rateLimit: { by: 'account', max: 1, seconds: 60 } as const,
  }
  const good = { name: 'Kayseri' }
  const bad = { name: 'K' }

  it('checks in order: limit, input, policy, key; and only then works', async () => {
    let worked = 0
    const open = (door = limited) =>
      plantedDoor(
        guarded,
        async () => {
          worked++
          return { done: true }
        },
        door,
      )
    const admin = await tokenOf(people.admin)
    const customer = await tokenOf(people.customer)

    const spent = open()
    await outcomeOf(spent, {}, good)
    expect((await outcomeOf(spent, {}, bad)).code).toBe('RATE_LIMITED')
    expect((await outcomeOf(open(), {}, bad)).code).toBe('INPUT_INVALID')
    expect((await outcomeOf(open(), {}, good)).code).toBe('UNAUTHENTICATED')
    expect((await outcomeOf(open(), { token: customer }, good)).code).toBe('FORBIDDEN')
    expect((await outcomeOf(open(), { token: admin }, good)).code).toBe('KEY_REQUIRED')
    expect((await outcomeOf(open(), { token: admin }, good, 'not-a-key')).code).toBe('KEY_REQUIRED')
    expect(worked).toBe(0)
    expect((await outcomeOf(open(), { token: admin }, good, key)).code).toBe('OK')
    expect(worked).toBe(1)
  })

  it('authenticates before it counts: two accounts behind one IP address have a limit each', async () => {
    const door = plantedDoor({ ...plantedRead, rateLimit: guarded.rateLimit }, async () => ({ done: true }), limited)
    const [one, two] = [await tokenOf(people.supplier), await tokenOf(people.otherSupplier)]
    expect((await outcomeOf(door, { token: one })).code).toBe('OK')
    expect((await outcomeOf(door, { token: one })).code).toBe('RATE_LIMITED')
    expect((await outcomeOf(door, { token: two })).code).toBe('OK')
  })

  it('refuses for want of room before anything else: it costs no statement and counts against no limit', async () => {
    const pool = createPool(opened.urls.app, 1)
    const doorPool = createPool(opened.urls.app, 1)
    let statements = 0
    doorPool.on('acquire', () => {
      statements += 1
    })
    const [busy, waiting] = [await tokenOf(people.customer), await tokenOf(people.otherCustomer)]
    let end = () => {}
    const held = new Promise<void>((ended) => {
      end = ended
    })
    const door = plantedDoor(
      { ...plantedRead, policy: ['customer'], rateLimit: { ...guarded.rateLimit, shared: true } },
      async () => held.then(() => ({ done: true })),
      { ...limited, pool, doorPool, callLimits: { ...usualCallLimits, waiting: 0 } },
    )
    const first = outcomeOf(door, { token: busy })
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
    const caller = { token: waiting }
    expect((await outcomeOf(door, caller)).code).toBe('UNAVAILABLE')
    const asked = statements // who calls is remembered from here on
    expect((await outcomeOf(door, caller)).code).toBe('UNAVAILABLE')
    expect(statements).toBe(asked)
    end()
    expect((await first).code).toBe('OK')
    expect((await outcomeOf(door, caller)).code).toBe('OK')
    expect((await outcomeOf(door, caller)).code).toBe('RATE_LIMITED')
    await Promise.all([pool.end(), doorPool.end()])
  })
})

describe('closed errors', () => {
  it('turns an unexpected exception into INTERNAL with the request id and nothing else', async () => {
    const door = plantedDoor(
      plantedRead,
      async () => {
        throw new Error('the secret of the house')
      },
      parts,
    )
    expect(await outcomeOf(door, { requestId: 'request-1' })).toEqual({
      code: 'INTERNAL',
      with: { requestId: 'request-1' },
    })
  })

  it('turns a refusal that the procedure never declared into INTERNAL', async () => {
    const refuses = async () => fail('ALREADY_MEMBER')
    expect((await outcomeOf(plantedDoor({ ...plantedRead, errors: ['ALREADY_MEMBER'] }, refuses, parts))).code).toBe(
      'ALREADY_MEMBER',
    )
    expect((await outcomeOf(plantedDoor(plantedRead, refuses, parts))).code).toBe('INTERNAL')
  })

  it('answers UNAVAILABLE with a time to retry if the database is unreachable', async () => {
    const unavailable = { code: 'UNAVAILABLE', with: { retryAfter: expect.any(Number) } }
    for (const address of ['postgres://app@127.0.0.1:1/ticarum', 'postgres://app@no-such-host.invalid/ticarum']) {
      const pool = createPool(address)
      expect(
        await outcomeOf(
          createDoor(contract, routers, { ...parts, pool }),
          {},
          {},
          undefined,
          'companies.listSuppliers',
        ),
        address,
      ).toEqual(unavailable)
      await pool.end()
    }
    let tries = 0
    const dies = plantedDoor(
      plantedChange,
      async ({ tx }) => {
        if (tries++ === 0) await tx.sql('select pg_terminate_backend(pg_backend_pid())')
        return { done: true }
      },
      parts,
    )
    expect(await outcomeOf(dies, {}, {}, key)).toEqual(unavailable)
    expect((await outcomeOf(dies, {}, {}, key)).code).toBe('OK')
  })

  it('leaves a server that only reads, as a demoted primary does: the same key is good on the next one', async () => {
    // The first connection leads to such a server. It goes past pgbouncer, which would give it to others.
    const pool = createPool(withSetting(opened.urls.app, opened.urls.owner, 'application_name=demoted'), 1)
    pool.once('connect', (client) => void client.query('set default_transaction_read_only = on'))
    const token = await tokenOf(people.customer)
    const change = { ...plantedChange, policy: ['customer'] as const }
    const door = plantedDoor(change, async () => ({ done: true }), { ...parts, pool })
    const once = newId()
    expect((await outcomeOf(door, { token }, {}, once)).code).toBe('UNAVAILABLE')
    expect((await outcomeOf(door, { token }, {}, once)).code).toBe('OK')
    await pool.end()
  })

  it('names the problem of each field by a closed code', async () => {
    const problems = async (answer: Promise<unknown>) => ((await answer) as { args: { fields: unknown } }).args.fields
    const nobody = as()
    const admin = as({ token: await tokenOf(people.admin) })
    const supplier = as({ token: await tokenOf(people.supplier) })
    expect(await problems(nobody.identity.signIn.try({} as never))).toEqual({ email: 'required', password: 'required' })
    expect(await problems(nobody.identity.signIn.try({ email: 'nobody', password: 'short' }))).toEqual({
      email: 'invalid',
      password: 'tooShort',
    })
    expect(
      await problems(
        nobody.identity.signIn.try({ email: `${'a'.repeat(250)}@example.com`, password: 'a'.repeat(201) }),
      ),
    ).toEqual({ email: 'tooLong', password: 'tooLong' })
    expect(await problems(nobody.companies.listSuppliers.try({ limit: 0 }))).toEqual({ limit: 'tooSmall' })
    expect(await problems(nobody.companies.listSuppliers.try({ limit: 101 }))).toEqual({ limit: 'tooBig' })
    expect(await problems(nobody.companies.listSuppliers.try({ after: 'not a cursor' }))).toEqual({ after: 'invalid' })
    expect(await problems(nobody.companies.supplier.try({ id: 'not an id' }))).toEqual({ id: 'invalid' })
    expect(await problems(supplier.companies.rename.try({ name: ' a ' }))).toEqual({ name: 'tooShort' })
    expect(await problems(admin.invitations.send.try({ email: 'a@example.com', role: 'king' as never }))).toEqual({
      role: 'invalid',
    })
    expect(await problems(admin.notifications.choose.try({ kind: 'company.renamed', byMail: 'yes' as never }))).toEqual(
      {
        byMail: 'invalid',
      },
    )
  })
})

describe('answers', () => {
  it('never contain a field that the contract does not declare', async () => {
    const member = z.object({ name: z.string() })
    const output = z.object({
      one: member,
      many: z.array(member),
      byCode: z.record(z.string(), member),
      perhaps: member.nullable(),
      either: z.union([member, z.object({ code: z.int() })]),
    })
    const row = { name: 'Elif', passwordHash: 'secret' }
    const tooMuch = { one: row, many: [row, row], byCode: { a: row }, perhaps: row, either: row, secret: 'secret' }
    for (const checkAnswers of [true, false]) {
      const door = plantedDoor({ ...plantedRead, output }, async () => tooMuch, { ...parts, checkAnswers })
      const declared = { name: 'Elif' }
      expect((await outcomeOf(door)).with).toEqual({
        one: declared,
        many: [declared, declared],
        byCode: { a: declared },
        perhaps: declared,
        either: declared,
      })
    }
  })
})
