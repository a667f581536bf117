import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { type DbActor, inTransaction } from './transaction.ts'

/** What functions refuse by themselves, also where the use case that calls them asks the same. */
const { app, owner, given } = await testDatabase()
const call = async <T>(who: DbActor, statement: string, values: unknown[]): Promise<T | undefined> =>
  (await inTransaction(app, who, (tx) => tx.sql<{ answer: T }>(`select ${statement} as answer`, values)))[0]?.answer
const refused = { code: '42501' }
const admin = await given.admin()
const roleOf = async (id: string) =>
  (await owner.query<{ role: string }>('select role from user_roles where user_id = $1', [id])).rows[0]?.role

test('nobody sets their own role or suspends themselves, and who is no admin any more does neither', async () => {
  const [person, former] = [await given.customer(), await given.admin()]
  const setRole = (who: DbActor, of: string) => call(who, 'fx.set_user_role($1, $2, $3)', [of, 'supplier', newId()])
  const suspend = (who: DbActor, of: string) => call(who, 'fx.suspend_account($1, $2)', [of, 'Why not.'])
  const desk = actorOf(admin)
  const acts = actorOf(former)
  await owner.query("update user_roles set role = 'customer' where user_id = $1", [former.id])
  for (const act of [setRole, suspend]) {
    await expect(act(desk, admin.id)).rejects.toMatchObject(refused)
    await expect(act(acts, person.id)).rejects.toMatchObject(refused)
  }
  expect([await roleOf(admin.id), await roleOf(person.id)]).toEqual(['admin', 'customer'])
})

test('which companies a report is about is told to admins only', async () => {
  const customer = await given.customer()
  for (const asAdmin of [false, true]) {
    const asked = call({ ...actorOf(customer), admin: asAdmin }, 'fx.reported_companies($1)', [newId()])
    await expect(asked).rejects.toMatchObject(refused)
  }
  expect(await call(actorOf(admin), 'fx.reported_companies($1)', [newId()])).toBe('(,)')
})

test('the last admin stays', async () => {
  const alone = "delete from user_roles where role = 'admin'"
  await expect(owner.query(alone)).rejects.toMatchObject({ code: '23514', constraint: 'last_admin' })
})

test('only the owner of a supplier says where it is paid', async () => {
  const boss = await given.supplier()
  const member = await given.supplier({ companyId: boss.companyId ?? '', owner: false })
  const propose = (who: DbActor) =>
    call(who, "fx.propose_payout($1, $2, $3, $4, '', false)", [
      ...[newId(), 'Seyhan Tekstil', 'Anadolu Bankası', 'TR330006100519786457841326'],
    ])
  await expect(propose(actorOf(member))).rejects.toMatchObject(refused)
  await expect(propose(actorOf(await given.customer()))).rejects.toMatchObject(refused)
  await propose(actorOf(boss))
  expect((await owner.query('select from payout_details where supplier_id = $1', [boss.companyId])).rowCount).toBe(1)
})

test('a company is handed over by its owner or the desk, not by a member or the owner of another', async () => {
  const boss = await given.customer()
  const member = await given.customer({ companyId: boss.companyId ?? '', owner: false })
  const handOver = (who: DbActor) => call<boolean>(who, 'fx.hand_over_company($1)', [member.id])
  expect([
    await handOver(actorOf(member)),
    await handOver(actorOf(await given.customer())),
    await handOver(actorOf(boss)),
  ]).toEqual([false, false, true])
})

test('feedback is shown once it is approved, and if its author agreed', async () => {
  const { id: author } = await given.customer()
  const feedback = async (status: string, agreed: boolean) => {
    const id = newId()
    await owner.query(
      `insert into feedback (id, user_id, user_name, user_email, user_role, rating, message, language, may_be_shown,
          status, decided_at)
        values ($1, $2, 'Somebody', 'somebody@example.com', 'customer', 4, 'Good.', 'en', $3, $4::text,
          case $4::text when 'pending' then null else now() end)`,
      [id, author, agreed, status],
    )
    return id
  }
  const show = async (status: string, agreed: boolean) =>
    call<boolean>(actorOf(admin), 'fx.show_feedback($1)', [await feedback(status, agreed)])
  expect([await show('approved', true), await show('approved', false), await show('pending', true)]).toEqual([
    true,
    false,
    false,
  ])
})
