import { apiScopes, MOST_TOKENS } from '@ticarum/contract/values/api-scopes'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import { accessMatrix } from '../../access.matrix.ts'
import { procedures } from '../../testing/call-http.ts'
import { cheapHashes } from '../../testing/cheap-hashes.ts'
import { bearer, givenApiToken } from '../../testing/given-api-access.ts'
import { givenProduct } from '../../testing/given-catalogue.ts'
import { givenOrder } from '../../testing/given-orders.ts'
import { matrixCalls } from '../../testing/matrix-calls.ts'
import { anotherInstance } from '../../testing/open-door.ts'
import { openHttp, serveHttp } from '../../testing/open-http.ts'
import { givenSession } from '../../testing/personas.ts'
import { allRows } from '../../testing/rows.ts'

const opened = await openHttp()
const { given, owner, clock, asProven, asPerson, parts } = opened
const otherInstance = await serveHttp(anotherInstance(parts), opened)
cheapHashes()

const DAY = 24 * 3600 * 1000
const aToken = () => ({ tokenId: newId(), name: 'Logo ERP', scopes: [...apiScopes], days: 90 })

/** What a call by this token is answered. */
const by =
  (token: string, { call } = opened) =>
  async (name: string, input: Record<string, unknown> = {}, more: { key?: string | null; token?: string } = {}) =>
    call(name, { input, headers: bearer(token), ...more })
const outcomeOf = async (token: string, name = 'orders.list', at = opened) => (await by(token, at)(name)).outcome

describe('an API token', () => {
  it('is told once, kept as a hash, and its maker is told by mail and in the audit without it', async () => {
    const supplier = await given.supplier()
    const api = await asProven(supplier)
    const { token } = await api.apiTokens.make(aToken())
    expect(token).toMatch(/^tic_[\w-]{43}$/)
    expect(await outcomeOf(token, 'products.list')).toBe('OK')
    expect([...(await allRows(owner))].filter((row) => row.includes(token))).toEqual([])
    expect((await api.apiTokens.list({})).items).toMatchObject([{ name: 'Logo ERP', lastUsedOn: expect.any(String) }])
    const { rows } = await owner.query(
      "select changes from audit_log where table_name = 'api_tokens' and actor_id = $1 and action = 'api-tokens.make'",
      [supplier.id],
    )
    expect(rows).toMatchObject([{ changes: { token_hash: 'changed', name: [null, 'Logo ERP'] } }])
    const told = await owner.query('select kind from notifications where user_id = $1', [supplier.id])
    expect(told.rows).toEqual([{ kind: 'account.token-made' }])
    const mailed = await owner.query("select from mail_log where recipient_id = $1 and template = 'notice'", [
      supplier.id,
    ])
    expect(mailed.rowCount).toBe(1)
  })

  it('is made only by an owner who has just proven who they are and whose address is confirmed', async () => {
    const supplier = await given.supplier()
    const colleague = await given.supplier({ companyId: supplier.companyId ?? '', owner: false })
    expect(await (await asPerson(supplier)).apiTokens.make.try(aToken())).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
    expect(await (await asProven(colleague)).apiTokens.make.try(aToken())).toMatchObject({ code: 'FORBIDDEN' })
    expect(await (await asProven(await given.admin())).apiTokens.make.try(aToken())).toMatchObject({
      code: 'FORBIDDEN',
    })
    await owner.query('update accounts set email_confirmed_at = null where id = $1', [supplier.id])
    expect(await (await asProven(supplier)).apiTokens.make.try(aToken())).toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    })
  })

  it(`is one of ${MOST_TOKENS} at most, also when they are made at once; one that expired makes room`, async () => {
    const supplier = await given.supplier()
    const api = await asProven(supplier)
    const made = await Promise.all(Array.from({ length: MOST_TOKENS + 2 }, () => api.apiTokens.make.try(aToken())))
    expect(made.filter(({ ok }) => ok)).toHaveLength(MOST_TOKENS)
    expect(await api.apiTokens.make.try(aToken())).toMatchObject({ code: 'TOKENS_FULL', args: { max: MOST_TOKENS } })
    await owner.query(
      `update api_tokens set created_at = now() - interval '9 days', expires_at = now() - interval '1 day'
        where id = (select id from api_tokens where company_id = $1 limit 1)`,
      [supplier.companyId],
    )
    expect(await api.apiTokens.make.try(aToken())).toMatchObject({ ok: true })
  })

  it('asked for twice is one, of which the last answer counts; never somebody else’s, nor one in use', async () => {
    const [supplier, other] = [await given.supplier(), await given.supplier()]
    const api = await asProven(supplier)
    const input = aToken()
    const asOther = await asProven(other)
    const first = await api.apiTokens.make(input)
    expect(await asOther.apiTokens.make.try(input)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    const second = await api.apiTokens.make(input)
    expect((await api.apiTokens.list({})).items).toHaveLength(1)
    expect([await outcomeOf(first.token), await outcomeOf(second.token)]).toEqual(['UNAUTHENTICATED', 'OK'])
    expect(await api.apiTokens.make.try(input)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect(await outcomeOf(second.token)).toBe('OK')
  })

  it('says on which day it was last used, and is written for that once a day', async () => {
    const supplier = await given.supplier()
    const { id, token } = await givenApiToken(opened, supplier)
    const versionOf = async () => {
      const { rows } = await owner.query('select xmin::text, last_used_on from api_tokens where id = $1', [id])
      return rows[0]
    }
    for (let n = 0; n < 3; n++) await outcomeOf(token)
    const used = await versionOf()
    expect(used.last_used_on).toBe(clock.now().toISOString().slice(0, 10))
    for (let n = 0; n < 3; n++) await outcomeOf(token, 'orders.list', { ...opened, ...otherInstance })
    expect(await versionOf()).toEqual(used)
    clock.advance(DAY)
    await outcomeOf(token)
    expect((await versionOf()).last_used_on).toBe(clock.now().toISOString().slice(0, 10))
    clock.advance(-DAY)
  })

  it('that was revoked fails on its very next call, on every instance', async () => {
    const supplier = await given.supplier()
    const api = await asPerson(supplier)
    for (let n = 0; n < 20; n++) {
      const { id, token } = await givenApiToken(opened, supplier)
      const asked = async () => [
        await outcomeOf(token),
        await outcomeOf(token, 'orders.list', { ...opened, ...otherInstance }),
      ]
      expect(await asked()).toEqual(['OK', 'OK'])
      await api.apiTokens.revoke({ id }, newId())
      expect(await asked()).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
    }
  })

  const endings: [string, (whose: GivenPerson) => Promise<unknown>][] = [
    ['is suspended', ({ id }) => owner.query('update accounts set suspended_at = now() where id = $1', [id])],
    [
      'asks to be deleted',
      ({ id }) => owner.query('update accounts set deletion_requested_at = now() where id = $1', [id]),
    ],
    [
      'leaves the company',
      ({ id }) => owner.query('update people set company_id = null, company_owner = false where id = $1', [id]),
    ],
    ['becomes an admin', ({ id }) => owner.query("update user_roles set role = 'admin' where user_id = $1", [id])],
    [
      'is of a company that is suspended',
      ({ companyId }) => owner.query('update suppliers set active = false where id = $1', [companyId]),
    ],
  ]
  it.each(endings)('ends when its maker %s', async (_, end) => {
    const supplier = await given.supplier()
    await given.supplier({ companyId: supplier.companyId ?? '', owner: false })
    const { token } = await givenApiToken(opened, supplier)
    expect(await outcomeOf(token)).toBe('OK')
    await end(supplier)
    expect(await outcomeOf(token)).toBe('UNAUTHENTICATED')
  })

  it('does not come back with its maker', async () => {
    const supplier = await given.supplier()
    const { token } = await givenApiToken(opened, supplier)
    const move = (company: string | null) =>
      owner.query('update people set company_id = $2, company_owner = $3 where id = $1', [
        supplier.id,
        company,
        company !== null,
      ])
    await move(null)
    await move(supplier.companyId)
    expect(await outcomeOf(token)).toBe('UNAUTHENTICATED')
    const again = await givenApiToken(opened, supplier)
    await owner.query('update accounts set suspended_at = now() where id = $1', [supplier.id])
    await owner.query('update accounts set suspended_at = null where id = $1', [supplier.id])
    expect(await outcomeOf(again.token)).toBe('UNAUTHENTICATED')
  })

  it('ends at its time, also where it is remembered', async () => {
    const { id, token } = await givenApiToken(opened, await given.supplier())
    expect(await outcomeOf(token)).toBe('OK')
    await owner.query(
      "update api_tokens set created_at = $2::timestamptz - interval '1 day', expires_at = $2 where id = $1",
      [id, clock.now()],
    )
    expect(await outcomeOf(token)).toBe('UNAUTHENTICATED')
    expect(await outcomeOf('tic_unknown')).toBe('UNAUTHENTICATED')
    expect(await outcomeOf('tic_unknown', 'listings.list')).toBe('UNAUTHENTICATED')
  })

  it('reaches its company alone', async () => {
    const [mine, theirs] = [await given.supplier(), await given.supplier()]
    const { token } = await givenApiToken(opened, mine)
    const [own, foreign] = [await givenProduct(opened, mine), await givenProduct(opened, theirs)]
    const call = by(token)
    expect((await call('products.get', { id: own })).outcome).toBe('OK')
    expect((await call('products.get', { id: foreign })).outcome).toBe('NOT_FOUND')
    const { items } = (await call('products.list')).body as { items: { id: string }[] }
    expect(items.map(({ id }) => id)).toEqual([own])
    const order = await givenOrder(opened, theirs)
    expect((await call('orders.get', { id: order })).outcome).toBe('NOT_FOUND')
  })

  it('counts for the API alone, and a cookie beside it counts for nothing', async () => {
    const [supplier, customer] = [await given.supplier(), await given.customer()]
    const { token } = await givenApiToken(opened, supplier, ['orders:read'])
    const session = await givenSession(opened, customer.id)
    const both = await by(token)('companies.getMine', {}, { token: session })
    expect(both.outcome).toBe('SCOPE_REQUIRED')
    expect(both.headers.getSetCookie()).toEqual([])
    expect((await by('tic_none')('companies.getMine', {}, { token: session })).outcome).toBe('UNAUTHENTICATED')
    // Each is remembered by now, and is still nothing in the place of the other.
    expect(await outcomeOf(token)).toBe('OK')
    expect((await opened.call('orders.list', { token })).outcome).toBe('UNAUTHENTICATED')
    expect((await opened.call('orders.list', { token: session })).outcome).toBe('OK')
    expect(await outcomeOf(session)).toBe('UNAUTHENTICATED')
    // The door says so before it looks at the call, as to anybody unknown; the database would refuse it afterwards.
    const unkeyed = { input: { id: newId() }, key: null }
    expect(await outcomeOf(token)).toBe('OK')
    expect((await opened.call('products.duplicate', { ...unkeyed, token })).outcome).toBe('UNAUTHENTICATED')
    expect((await opened.call('orders.list', { token: session })).outcome).toBe('OK')
    expect((await by(session)('orders.list', { limit: 'many' })).outcome).toBe('UNAUTHENTICATED')
  })

  it('needs keys as everybody does, and the same key has the same effect once', async () => {
    const supplier = await given.supplier()
    const { token } = await givenApiToken(opened, supplier)
    const id = await givenProduct(opened, supplier)
    const call = by(token)
    expect((await call('products.duplicate', { id }, { key: null })).outcome).toBe('KEY_REQUIRED')
    const key = newId()
    const [first, again] = [
      await call('products.duplicate', { id }, { key }),
      await call('products.duplicate', { id }, { key }),
    ]
    expect(again.body).toEqual(first.body)
    const { items } = (await call('products.list')).body as { items: unknown[] }
    expect(items).toHaveLength(2)
  })
})

describe('what a token may', async () => {
  const { people, callFor } = await matrixCalls(opened)

  it.each(['customer', 'supplier'] as const)(
    'of a %s is what its scopes name, as the access matrix says',
    async (persona) => {
      const differing: string[] = []
      for (const row of accessMatrix.filter(({ cells }) => cells[persona] !== '-')) {
        const declared = procedures.find(({ name }) => name === row.procedure)?.procedure
        const expected = declared?.scope ? row.cells[persona] : 'SCOPE_REQUIRED'
        const { input } = await callFor(row, persona) // which may ask for deletion, and ends their tokens
        const { token } = await givenApiToken(opened, people[persona])
        const { outcome } = await by(token)(row.procedure, input)
        if (outcome !== expected) differing.push(`${row.procedure} ${row.subject}: ${outcome}, not ${expected}`)
      }
      expect(differing).toEqual([])
    },
    600_000,
  )

  it.each(apiScopes)('for %s alone opens nothing else', async (scope) => {
    const { token } = await givenApiToken(opened, people.supplier, [scope])
    for (const [name, needed] of [
      ['products.list', 'products:read'],
      ['products.confirmPrices', 'products:write'],
      ['orders.list', 'orders:read'],
    ]) {
      if (name) expect(await outcomeOf(token, name), name).toBe(needed === scope ? 'OK' : 'SCOPE_REQUIRED')
    }
  })
})

describe('calls of a token', () => {
  it('are so many in a minute, whatever they ask for, and those of another go on', async () => {
    const limited = await openHttp({ limits: true, tokenLimits: { calls: 3, wrong: 100 } })
    const supplier = await limited.given.supplier()
    const [busy, calm] = [await givenApiToken(limited, supplier), await givenApiToken(limited, supplier)]
    const names = ['orders.counts', 'products.counts', 'orders.list', 'products.list']
    const answers = await Promise.all(names.map((name) => by(busy.token, limited)(name)))
    const refused = answers.filter(({ outcome }) => outcome === 'RATE_LIMITED')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.status).toBe(429)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await outcomeOf(calm.token, 'orders.counts', limited)).toBe('OK')
  })

  it('that are none are looked up so often for a network, and then refused unread', async () => {
    const limited = await openHttp({ limits: true, tokenLimits: { calls: 100, wrong: 3 } })
    const supplier = await limited.given.supplier()
    const [known, unknown] = [await givenApiToken(limited, supplier), await givenApiToken(limited, supplier)]
    expect(await outcomeOf(known.token, 'orders.counts', limited)).toBe('OK')
    const outcomes: string[] = []
    for (let n = 0; n < 4; n++) outcomes.push(await outcomeOf(`tic_${n}`, 'orders.counts', limited))
    expect(outcomes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'RATE_LIMITED'])
    // Also the next one, which would be right: it is not looked up any more. One that is known goes on.
    expect(await outcomeOf(unknown.token, 'orders.counts', limited)).toBe('RATE_LIMITED')
    expect(await outcomeOf(known.token, 'orders.counts', limited)).toBe('OK')
  })
})
