import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import type { GivenPerson } from './testing/given.ts'
import { byApiToken, bySession, type Entry, inTransaction } from './transaction.ts'

/** What holds although somebody can run any statement under the application's login. */
const { app, given, owner } = await testDatabase()
const supplier = await given.supplier()
const colleague = await given.supplier({ companyId: supplier.companyId ?? '', owner: false })
const hashOf = (token: string) => createHash('sha256').update(token).digest()

const make = (person: GivenPerson, hash: Buffer = randomBytes(32), days = 30) =>
  inTransaction(app, actorOf(person), (tx) =>
    tx.sql("select fx.make_api_token($1, $2, 'ERP', '{orders:read}', $3)", [
      newId(),
      hash,
      new Date(Date.now() + days * 24 * 3600 * 1000),
    ]),
  )
/** Whom a transaction by this token acts as. */
const enter = (token: string) =>
  inTransaction(
    app,
    { ...actorOf(supplier), entry: byApiToken(hashOf(token)), scope: '' },
    async (tx) => (await tx.sql('select fx.me() as me, fx.company() as company, fx.company_owner() as owns'))[0],
  )

test('only the owner of a company makes tokens, for a year at most', async () => {
  const [customer, admin] = [await given.customer(), await given.admin()]
  await make(supplier)
  await make(customer)
  for (const person of [colleague, admin]) await expect(make(person)).rejects.toMatchObject({ code: '42501' })
  await expect(make(supplier, randomBytes(32), 400)).rejects.toMatchObject({ code: '23514' })
})

test('a transaction by a token acts as its maker within the company, and never as its owner', async () => {
  await make(supplier, hashOf('a token'))
  expect(await enter('a token')).toEqual({ me: supplier.id, company: supplier.companyId, owns: false })
  await expect(enter('another token')).rejects.toMatchObject({ code: 'TC002' })
})

test('only who made a token gets another secret for it, while it is new and unused', async () => {
  const [id, until] = [newId(), new Date(Date.now() + 30 * 24 * 3600 * 1000)]
  const again = (person: GivenPerson) =>
    inTransaction(app, actorOf(person), (tx) =>
      tx.sql("select fx.make_api_token($1, $2, 'ERP', '{orders:read}', $3) as made", [id, randomBytes(32), until]),
    )
  expect(await again(supplier)).toEqual([{ made: true }])
  const anotherOwner = { ...colleague, companyOwner: true }
  for (const person of [await given.supplier(), anotherOwner])
    await expect(again(person)).rejects.toMatchObject({ code: 'TC001' })
  expect(await again(supplier)).toEqual([{ made: false }])
})

test('who left the company is nobody by its tokens, also while these are still there', async () => {
  const leaver = await given.supplier()
  // Without a member who stays, the company itself would end.
  await given.supplier({ companyId: leaver.companyId ?? '', owner: false })
  await make(leaver, hashOf('of a leaver'))
  await owner.query('alter table people disable trigger end_api_access')
  await owner.query('update people set company_id = null, company_owner = false where id = $1', [leaver.id])
  await owner.query('alter table people enable trigger end_api_access')
  await expect(enter('of a leaver')).rejects.toMatchObject({ code: 'TC002' })
})

test('a token is no session, and a session no token', async () => {
  await make(supplier, hashOf('of a machine'))
  const sessionHash = hashOf('of a browser')
  await owner.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [newId(), supplier.id, sessionHash],
  )
  const as = (entry: Entry) =>
    inTransaction(app, { ...actorOf(supplier), entry, scope: '' }, (tx) => tx.sql('select fx.me() as me'))
  expect(await as(bySession(sessionHash))).toEqual([{ me: supplier.id }])
  expect(await as(byApiToken(hashOf('of a machine')))).toEqual([{ me: supplier.id }])
  for (const swapped of [bySession(hashOf('of a machine')), byApiToken(sessionHash)])
    await expect(as(swapped)).rejects.toMatchObject({ code: 'TC002' })
})

test('hashes are read by nobody', async () => {
  const read = inTransaction(app, actorOf(supplier), (tx) => tx.sql('select token_hash from api_tokens'))
  await expect(read).rejects.toMatchObject({ code: '42501' })
})
