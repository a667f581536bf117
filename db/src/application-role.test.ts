import { tried } from '@ticarum/contract/testing/tried'
import { describe, expect, test } from 'vitest'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { seedPersonas } from './testing/personas.ts'
import { inTransaction } from './transaction.ts'

const database = await testDatabase()
await seedPersonas(database)
const { app, owner, worker, given } = database
const customer = await given.customer()
const admin = await given.admin()

await worker.query("select graphile_worker.add_job('send-mail', '{}')")

/** What neither a customer (role app) nor an admin (role app_admin) may do. */
describe.each([
  ['the application', actorOf(customer)],
  ['the application as an admin', actorOf(admin)],
])('%s', (_, actor) => {
  const attempt = (statement: string) => inTransaction(app, actor, (tx) => tx.sql(statement))

  test.each([
    ['jobs', 'select from graphile_worker._private_jobs'],
    ['jobs through their view', 'select from graphile_worker.jobs'],
    ['kinds of jobs', 'select from graphile_worker._private_tasks'],
    ['jobs that wait in the outbox', 'select from outbox'],
    ['credentials', 'select user_id from credentials'],
    ["sessions' token hashes", 'select token_hash from sessions'],
    ['whole sessions', 'select * from sessions'],
    ["sessions by comparing a token's hash", "select id from sessions where token_hash = '\\x00'"],
    ["invitations' token hashes", 'select token_hash from invitations'],
    ["invitations by comparing a token's hash", "select id from invitations where token_hash = '\\x00'"],
    ['links sent by mail, and their hashes', 'select token_hash from link_tokens'],
    ['sign-ins that wait for a passkey', 'select token_hash from passkey_challenges'],
    ["links by comparing a token's hash", "select kind from link_tokens where token_hash = '\\x00'"],
    ['whose Google account is whose', 'select user_id from oauth_accounts'],
    ['the arguments of mail, which may hold a token', 'select from mail_arguments'],
  ])("can't read %s", async (_, statement) => {
    tried('row', 1)
    await expect(attempt(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test.each([
    ['add to the audit', "insert into audit_log (table_name, operation, changes) values ('people', 'INSERT', '{}')"],
    ['change the audit', "update audit_log set action = 'nothing'"],
    ['delete from the audit', 'delete from audit_log'],
    ['empty the audit', 'truncate audit_log'],
    ['switch the audit off', 'alter table people disable trigger audit'],
    ['call the trigger of the audit', 'select fx.audit()'],
    ['add jobs past the outbox', "select graphile_worker.add_job('send-mail', '{}')"],
    [
      'mail an address of its choice',
      "select fx.queue_mail('{}', array[gen_random_uuid()], '{notice}', '{}', '{somebody@example.com}', '{en}')",
    ],
    ['mail a person past their choice', "select fx.mail_person(gen_random_uuid(), gen_random_uuid(), 'notice', '{}')"],
    [
      'mail whoever has an address what they did not choose',
      "select fx.mail_account_holder(gen_random_uuid(), 'somebody@example.com', 'notice', '{}')",
    ],
    ['use a link up without doing what it is for', "select fx.consume_link_token('\\x00', 'password-reset')"],
    ['end the links of others', 'select fx.revoke_password_links(gen_random_uuid())'],
    [
      'make a link',
      `insert into link_tokens (token_hash, kind, user_id, expires_at)
        select sha256('x'), 'password-reset', id, now() from accounts`,
    ],
    [
      'tie a Google account to somebody',
      "insert into oauth_accounts (provider, subject, user_id) select 'google', 'mine', id from accounts",
    ],
    ['take a place in a company', 'update people set company_id = gen_random_uuid()'],
    ['make itself an owner', 'update people set company_owner = true'],
    [
      'join a company at once',
      "insert into people (id, full_name, company_id) values (gen_random_uuid(), 'Deniz', gen_random_uuid())",
    ],
    ['confirm an address by its own word', 'update accounts set email_confirmed_at = now()'],
    ['accept an invitation by its own word', 'update invitations set accepted_at = now()'],
    ['loosen row security', 'alter table people disable row level security'],
    ['write a policy', 'create policy mine on people to app using (true)'],
    ['become the owner', 'set role owner'],
    ['become the owner of functions', 'set role effects'],
    ['become the worker', 'set role worker'],
    ['become the owner of jobs', 'set role jobs'],
    ['make a table', 'create table mine (id uuid)'],
    ['make a temporary table, which could stand in for ours', 'create temporary table people (id uuid)'],
    ['make a function', "create function mine() returns integer language sql as 'select 1'"],
  ])("can't %s", async (what, statement) => {
    tried(what.includes('audit') ? 'privacy' : 'row', 1)
    await expect(attempt(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('gets an error, not rows, when it asks for tables without row security', async () => {
    const work = inTransaction(app, actor, async (tx) => {
      await tx.sql('set local row_security = off')
      return tx.sql('select id from sessions')
    })
    await expect(work).rejects.toMatchObject({ code: '42501' })
  })
})

test('the application is an admin only after it says so, and only for one transaction', async () => {
  await expect(app.query('select from audit_log')).rejects.toMatchObject({ code: '42501' })
  const read = await inTransaction(app, actorOf(admin), (tx) => tx.sql('select from audit_log'))
  expect(read.length).toBeGreaterThan(0)
  await expect(app.query('select from audit_log')).rejects.toMatchObject({ code: '42501' })
})

test('the tables hold what these tests must not see', async () => {
  for (const table of [
    'credentials',
    'sessions',
    'invitations',
    'link_tokens',
    'oauth_accounts',
    'passkey_challenges',
    'mail_arguments',
    'outbox',
    'audit_log',
  ]) {
    expect((await owner.query(`select from ${table}`)).rowCount, table).toBeGreaterThan(0)
  }
  expect((await worker.query('select from graphile_worker._private_jobs')).rowCount).toBeGreaterThan(0)
})
