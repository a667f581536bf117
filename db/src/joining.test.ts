import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actor, actorOf, type TestActor } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import type { GivenPerson } from './testing/given.ts'
import { inTransaction } from './transaction.ts'

const { app, signIn, owner, given } = await testDatabase()
const as = <R extends object>(who: TestActor, statement: string, values: unknown[] = []) =>
  inTransaction(app, who, (tx) => tx.sql<R & Record<string, unknown>>(statement, values))
const refused = { code: '42501' }
const rowOf = async (statement: string, values: unknown[]) => (await owner.query(statement, values)).rows[0]
const placeOf = ({ id }: GivenPerson) => rowOf('select company_id, company_owner from people where id = $1', [id])
const boss = () => given.customer()
const colleagueOf = ({ companyId }: GivenPerson) => given.customer({ companyId: companyId ?? '', owner: false })

async function invitation(
  email: string,
  {
    role = 'customer',
    inviter,
    companyId = inviter?.companyId,
  }: { role?: string; inviter?: GivenPerson; companyId?: string | null } = {},
) {
  const hash = randomBytes(32)
  const values = [newId(), email, role, companyId, hash, inviter?.id]
  await owner.query(
    `insert into invitations (id, email, role, company_id, token_hash, invited_by, expires_at)
      values ($1, $2, $3, $4, $5, $6, now() + interval '1 day')`,
    values,
  )
  return { id: values[0], hash }
}

async function link(person: GivenPerson) {
  const hash = randomBytes(32)
  await owner.query(
    `insert into link_tokens (token_hash, kind, user_id, expires_at)
      values ($1, 'password-reset', $2, now() + interval '1 hour')`,
    [hash, person.id],
  )
  return hash
}

describe('a company', () => {
  const founding = (person: GivenPerson, companyId: string, role: string = 'customer') =>
    as(actorOf(person, { companyId, role }), 'select fx.found_my_company($1)', [companyId])

  test.each(['customer', 'supplier'] as const)('is founded by somebody who has none, as a %s', async (role) => {
    const person = await given.person(null)
    const companyId = newId()
    await founding(person, companyId, role)
    expect(await placeOf(person)).toEqual({ company_id: companyId, company_owner: true })
    expect(await rowOf(`select name from ${role}s where id = $1`, [companyId])).toEqual({ name: 'Deniz Test' })
  })

  test('that exists cannot be taken, nobody founds a second one, and admins and visitors found none', async () => {
    const [stranger, customer] = [await given.person(null), await given.customer()]
    await expect(founding(stranger, customer.companyId ?? '')).rejects.toMatchObject({ code: '23505' })
    await expect(founding(customer, newId())).rejects.toMatchObject(refused)
    await expect(founding(stranger, newId(), 'admin')).rejects.toMatchObject(refused)
    await expect(as(actor(), 'select fx.found_my_company($1)', [newId()])).rejects.toMatchObject(refused)
    expect(await placeOf(stranger)).toEqual({ company_id: null, company_owner: false })
    expect(await placeOf(customer)).toEqual({ company_id: customer.companyId, company_owner: true })
  })

  test('is written by that function alone', async () => {
    const person = await given.person(null)
    const founder = actorOf(person, { companyId: newId(), role: 'supplier' })
    for (const table of ["companies (id, kind) values ($1, 'supplier')", "suppliers (id, name) values ($1, 'Akköy')"])
      await expect(as(founder, `insert into ${table}`, [founder.companyId])).rejects.toMatchObject(refused)
  })
})

test.each(['admin', 'supplier'])('a person who acts as a customer cannot choose the role %s', async (role) => {
  const person = await given.person(null)
  await expect(
    as(actorOf(person, { role: 'customer' }), 'insert into user_roles (user_id, role) values ($1, $2)', [
      person.id,
      role,
    ]),
  ).rejects.toMatchObject(refused)
})

describe('an invitation', () => {
  const accepting = async (person: GivenPerson, hash: Buffer) =>
    (await as<{ accepted: boolean }>(actorOf(person), 'select fx.accept_invitation($1) as accepted', [hash]))[0]
      ?.accepted

  test('is accepted once, by the invited e-mail only', async () => {
    const [invited, other] = [await given.person(null), await given.person(null)]
    const { hash } = await invitation(invited.email, { role: 'admin' })
    expect([await accepting(other, hash), await accepting(invited, hash), await accepting(invited, hash)]).toEqual([
      false,
      true,
      false,
    ])
    expect(await rowOf('select role from user_roles where user_id = $1', [invited.id])).toEqual({ role: 'admin' })
    expect(await rowOf('select role from user_roles where user_id = $1', [other.id])).toBeUndefined()
  })

  test('moves nobody who has a role or a company: an owner would become owner of the new one', async () => {
    const inviting = await boss()
    const placed = await given.customer()
    for (const person of [await given.supplier(), { ...placed, role: null }]) {
      if (person.role === null) await owner.query('delete from user_roles where user_id = $1', [person.id])
      const { hash } = await invitation(person.email, { inviter: inviting })
      await expect(accepting(person, hash)).rejects.toThrow()
      expect(await placeOf(person)).toEqual({ company_id: person.companyId, company_owner: true })
    }
  })

  test.each([
    ['is suspended', 'update accounts set suspended_at = now() where id = $1'],
    ['is gone', 'update accounts set anonymised_at = now() where id = $1'],
    [
      'is no longer what they were',
      'with place as (update people set company_owner = false where id = $1) delete from user_roles where user_id = $1',
    ],
    [
      'works for another company',
      `update people set company_id = (select id from companies where id <> company_id limit 1)
        where id = $1 and company_id is not null`,
    ],
  ])('is worth nothing once its inviter %s', async (_, happens) => {
    for (const inviter of happens.includes('companies') ? [await boss()] : [await boss(), await given.admin()]) {
      const invited = await given.person(null)
      const { hash } = await invitation(invited.email, { inviter })
      const shown = () => as(actor(), 'select id from fx.invitation_of_token($1)', [hash])
      expect(await shown()).toHaveLength(1)
      await owner.query(happens, [inviter.id])
      expect([await shown(), await accepting(invited, hash)]).toEqual([[], false])
    }
  })

  test.each([
    ['revoked', 'revoked_at = now()'],
    ['replaced by another', 'replaced_at = now()'],
    ['past its last moment', "expires_at = date_trunc('milliseconds', now())"],
  ])('that is %s is not accepted', async (_, ended) => {
    const [inviter, invited] = [await given.admin(), await given.person(null)]
    const { id, hash } = await invitation(invited.email, { role: 'admin', inviter })
    await owner.query(`update invitations set ${ended} where id = $1`, [id])
    expect(await accepting(invited, hash)).toBe(false)
    expect(await rowOf('select role from user_roles where user_id = $1', [invited.id])).toBeUndefined()
  })

  test('to a company is invalid while the inviter’s e-mail is not confirmed', async () => {
    const [inviter, invited] = [await given.customer({ confirmed: false }), await given.person(null)]
    const { hash } = await invitation(invited.email, { inviter })
    expect(await accepting(invited, hash)).toBe(false)
    await owner.query('update accounts set email_confirmed_at = now() where id = $1', [inviter.id])
    expect(await accepting(invited, hash)).toBe(true)
  })

  test('that was accepted stays known as used, also when its inviter may not invite any more', async () => {
    const [inviter, invited] = [await given.admin(), await given.person(null)]
    const { hash } = await invitation(invited.email, { inviter })
    await accepting(invited, hash)
    await owner.query('update accounts set suspended_at = now() where id = $1', [inviter.id])
    expect(await as(actor(), 'select accepted_at is not null as used from fx.invitation_of_token($1)', [hash])).toEqual(
      [{ used: true }],
    )
  })

  test('ends in one way only', async () => {
    const { id } = await invitation('ended@example.com')
    await owner.query('update invitations set accepted_at = now() where id = $1', [id])
    await expect(owner.query('update invitations set revoked_at = now() where id = $1', [id])).rejects.toMatchObject({
      code: '23514',
    })
  })

  const inviteInSql = (
    who: TestActor,
    over: { role?: string; companyId?: string | null; invitedBy?: string | null } = {},
  ) => {
    const { role, companyId, invitedBy } = { role: who.role, companyId: who.companyId, invitedBy: who.userId, ...over }
    return as(
      who,
      `insert into invitations (id, email, role, company_id, token_hash, invited_by, expires_at)
        values ($1, 'new@example.com', $2, $3, $4, $5, now())`,
      [newId(), role, companyId, randomBytes(32), invitedBy],
    )
  }

  test('to a company comes from its owner: no member, no other role, no other company, no other name', async () => {
    const inviter = await boss()
    const colleague = await colleagueOf(inviter)
    await inviteInSql(actorOf(inviter))
    await expect(inviteInSql(actorOf(colleague))).rejects.toMatchObject(refused)
    const elsewhere = (await given.customer()).companyId
    for (const over of [
      { role: 'admin' },
      { role: 'supplier' },
      { companyId: null },
      { companyId: elsewhere },
      { invitedBy: colleague.id },
    ]) {
      await expect(inviteInSql(actorOf(inviter), over)).rejects.toMatchObject(refused)
    }
  })

  test('is seen, ended and mailed by the owner, not by a member', async () => {
    const inviter = await boss()
    const colleague = await colleagueOf(inviter)
    const { id } = await invitation('third@example.com', { inviter })
    const ending = (person: GivenPerson) =>
      as(actorOf(person), 'update invitations set revoked_at = now() where id = $1 returning id', [id])
    const mailing = async (person: GivenPerson) => {
      const mailId = newId()
      await as(actorOf(person), "select fx.mail_invitation($1, $2, '{}')", [mailId, id])
      return rowOf('select recipient from mail_log where id = $1', [mailId])
    }
    expect(await mailing(colleague)).toBeUndefined()
    expect(await mailing(inviter)).toEqual({ recipient: 'third@example.com' })
    expect(await as(actorOf(colleague), 'select id from invitations')).toEqual([])
    expect(await ending(colleague)).toEqual([])
    expect(await ending(inviter)).toEqual([{ id }])
  })
})

describe('a colleague', () => {
  const roleOf = ({ id }: GivenPerson) => rowOf('select role from user_roles where user_id = $1', [id])
  const removing = async (who: TestActor, colleague: GivenPerson) =>
    (await as<{ removed: boolean }>(who, 'select fx.remove_colleague($1) as removed', [colleague.id]))[0]?.removed

  test('is removed only by an owner of the company, by the owner’s current row', async () => {
    const [owning, otherOwner] = [await given.customer(), await given.customer()]
    const [colleague, another] = [await colleagueOf(owning), await colleagueOf(owning)]
    await expect(removing(actorOf(another, { companyOwner: true }), colleague)).rejects.toMatchObject(refused)
    await expect(removing(actor(), colleague)).rejects.toMatchObject(refused)
    expect(await removing(actorOf(otherOwner, { companyId: owning.companyId }), colleague)).toBe(false)
    expect(await removing(actorOf(owning), owning)).toBe(false)
    expect(await placeOf(colleague)).toEqual({ company_id: owning.companyId, company_owner: false })
    expect(await roleOf(colleague)).toEqual({ role: 'customer' })
    expect(await removing(actorOf(owning), colleague)).toBe(true)
    expect(await placeOf(colleague)).toEqual({ company_id: null, company_owner: false })
    expect(await roleOf(colleague)).toBeUndefined()
    const taken = `select actor_id, changes -> 'role' as role from audit_log
        where table_name = 'user_roles' and row_id = $1 and operation = 'DELETE'`
    expect(await rowOf(taken, [colleague.id])).toEqual({ actor_id: owning.id, role: ['customer', null] })
  })
})

describe('a password', () => {
  const hashOf = async ({ id }: GivenPerson) =>
    (await rowOf('select password_hash from credentials where user_id = $1', [id]))?.password_hash
  const changing = async (person: GivenPerson, proven: string) =>
    (
      await as<{ changed: boolean }>(actorOf(person), "select fx.change_my_password($1, 'new hash', $2) as changed", [
        proven,
        newId(),
      ])
    )[0]?.changed
  const resetting = async (hash: Buffer) =>
    (await as<{ reset: boolean }>(actor(), "select fx.reset_password($1, 'reset hash') as reset", [hash]))[0]?.reset

  test('changes only if it is still the one that was proven', async () => {
    const person = await given.customer()
    const proven = await hashOf(person)
    expect([await changing(person, proven), await changing(person, proven)]).toEqual([true, false])
    await owner.query('delete from credentials where user_id = $1', [person.id])
    expect(await changing(person, '')).toBe(false)
    expect(await hashOf(person)).toBeUndefined()
  })

  test('is set only by a session that authenticated again within ten minutes', async () => {
    const person = await given.customer()
    const setting = async (session: string) =>
      (await as<{ done: boolean }>(actorOf(person), "select fx.set_my_password('set hash', $1) as done", [session]))[0]
        ?.done
    const session = async (userId: string, proven: string) => {
      const id = newId()
      await owner.query(
        `insert into sessions (id, user_id, token_hash, expires_at, reauthenticated_at)
          values ($1, $2, $3, now() + interval '1 day', ${proven})`,
        [id, userId, randomBytes(32)],
      )
      return id
    }
    const [never, long, now] = [
      await session(person.id, 'null'),
      await session(person.id, "now() - interval '11 minutes'"),
      await session(person.id, 'now()'),
    ]
    const others = await session((await given.customer()).id, 'now()')
    expect([await setting(never), await setting(long), await setting(others)]).toEqual([false, false, false])
    const older = await link(person)
    expect([await setting(now), await hashOf(person), await resetting(older)]).toEqual([true, 'set hash', false])
    expect((await owner.query('select id from sessions where user_id = $1', [person.id])).rows).toEqual([{ id: now }])
  })

  test('that is new revokes every older link to set one', async () => {
    const [changed, reset] = [await given.customer(), await given.customer()]
    const [older, first, second] = [await link(changed), await link(reset), await link(reset)]
    await changing(changed, await hashOf(changed))
    expect([await resetting(older), await resetting(first), await resetting(second)]).toEqual([false, true, false])
    expect([await hashOf(changed), await hashOf(reset)]).toEqual(['new hash', 'reset hash'])
  })
})

describe('a Google identity', () => {
  const accountOf = (subject: string, email: string) =>
    inTransaction(signIn, actor(), (tx) => tx.sql('select * from fx.resolve_google_account($1, $2)', [subject, email]))
  const tied = async (subject: string) =>
    (await owner.query('select from oauth_accounts where subject = $1', [subject])).rowCount

  test('of a suspended person is refused, whatever its e-mail is now, and nothing is linked to it', async () => {
    const person = await given.customer()
    await accountOf('s-1', person.email)
    await owner.query('update accounts set suspended_at = now(), email_confirmed_at = null where id = $1', [person.id])
    for (const [subject, email] of [
      ['s-1', 'moved@example.com'],
      ['s-2', person.email],
    ] as const)
      expect(await accountOf(subject, email)).toEqual([{ id: person.id, active: false }])
    expect(await tied('s-2')).toBe(0)
    expect(await rowOf('select email_confirmed_at from accounts where id = $1', [person.id])).toEqual({
      email_confirmed_at: null,
    })
  })

  test('is recognised only for the account that it is linked to', async () => {
    const [mine, others] = [await given.customer(), await given.customer()]
    await as(actorOf(mine), 'select fx.link_google_account($1, $2)', ['s-5', mine.email])
    const knowing = (person: GivenPerson) =>
      as(actorOf(person), "select fx.is_my_google_account('s-5') as mine, google from fx.my_sign_in_ways()")
    expect([await knowing(mine), await knowing(others)]).toEqual([
      [{ mine: true, google: true }],
      [{ mine: false, google: false }],
    ])
  })

  test('confirms only the e-mail that Google confirmed', async () => {
    for (const [subject, own] of [
      ['s-3', true],
      ['s-4', false],
    ] as const) {
      const person = await given.customer({ confirmed: false })
      await as(actorOf(person), 'select fx.link_google_account($1, $2)', [
        subject,
        own ? person.email : 'another@example.com',
      ])
      expect(
        await rowOf('select email_confirmed_at is not null as confirmed from accounts where id = $1', [person.id]),
      ).toEqual({ confirmed: own })
    }
  })
})
