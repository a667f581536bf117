import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction, sqlOf } from './transaction.ts'

const { app, owner, given } = await testDatabase()

test('a person has at most one role, and it is customer, supplier or admin [DATA-01]', async () => {
  for (const role of ['customer', 'supplier', 'admin'] as const) {
    const person = await given.person(role)
    const mine = await inTransaction(app, actorOf(person), (tx) =>
      tx.all(sqlOf.selectFrom('user_roles').select(['user_id', 'role']).where('user_id', '=', person.id)),
    )
    expect(mine).toEqual([{ user_id: person.id, role }])
    await expect(
      owner.query("insert into user_roles (user_id, role) values ($1, 'customer')", [person.id]),
    ).rejects.toMatchObject({ code: '23505' })
  }
  const roleless = await given.person(null)
  for (const role of ['owner', 'Admin', '']) {
    await expect(
      owner.query('insert into user_roles (user_id, role) values ($1, $2)', [roleless.id, role]),
    ).rejects.toMatchObject({ code: '23514' })
  }
  await expect(
    owner.query('insert into user_roles (user_id, role) values ($1, null)', [roleless.id]),
  ).rejects.toMatchObject({ code: '23502' })
})

test('a person has an id, a full name, an e-mail and the time of joining, and reads them [DATA-02]', async () => {
  const person = await given.customer({ fullName: 'Nasteexo Cali', email: 'nasteexo@waaberi.example' })
  const profile = await inTransaction(app, actorOf(person), (tx) =>
    tx.first(
      sqlOf
        .selectFrom('people')
        .innerJoin('accounts', 'accounts.id', 'people.id')
        .select(['people.id', 'full_name', 'email', 'people.created_at'])
        .where('people.id', '=', person.id),
    ),
  )
  expect(profile).toEqual({
    id: person.id,
    full_name: 'Nasteexo Cali',
    email: 'nasteexo@waaberi.example',
    created_at: expect.any(Date),
  })
})

test('an e-mail belongs to one account, in any spelling', async () => {
  await given.customer({ email: 'one@example.com' })
  await expect(given.customer({ email: 'one@example.com' })).rejects.toMatchObject({ code: '23505' })
  await expect(given.customer({ email: 'One@example.com' })).rejects.toMatchObject({ code: '23514' })
})

test('a token is stored as its SHA-256 only; a plain one is refused', async () => {
  const person = await given.customer()
  const token = randomBytes(32).toString('base64url')
  const open = (hash: Buffer) =>
    owner.query('insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now())', [
      newId(),
      person.id,
      hash,
    ])
  const invite = (hash: Buffer) =>
    owner.query(
      `insert into invitations (id, email, role, token_hash, expires_at)
        values ($1, 'x@example.com', 'customer', $2, now())`,
      [newId(), hash],
    )
  const link = (hash: Buffer) =>
    owner.query(
      "insert into link_tokens (token_hash, kind, user_id, expires_at) values ($1, 'password-reset', $2, now())",
      [hash, person.id],
    )
  for (const store of [open, invite, link]) {
    await expect(store(Buffer.from(token))).rejects.toMatchObject({ code: '23514' })
    await store(createHash('sha256').update(token).digest())
  }
})
