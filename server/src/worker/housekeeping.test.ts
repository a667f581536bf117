import { newId } from '@ticarum/db/ids'
import { testDatabase } from '@ticarum/db/testing/database'
import { describe, expect, it } from 'vitest'
import { createDelivery } from '../mail/transport.ts'
import { silentLog } from '../platform/log.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { givenDelivery, givenWebhook } from '../testing/given-api-access.ts'
import { housekeepingJobs, sweep as sweepFor } from './housekeeping.jobs.ts'

const { app, given, owner, worker } = await testDatabase()
const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600 * 1000)
const mail = {
  deliver: createDelivery({ url: 'smtp://127.0.0.1:1', from: 'trade@ticarum.example' }),
  origin: 'https://ticarum.example',
  firstWait: 1,
  quiet: 0,
}
const { sweep } = housekeepingJobs({
  pool: worker,
  app,
  clock: { now: () => now },
  log: silentLog,
  storage: diskStorage('/nowhere'),
  mail,
})
const count = async (table: string) => (await owner.query(`select from ${table}`)).rowCount

describe('sweeping', () => {
  it('deletes idempotency keys after 48 hours, however many, and leaves the younger ones', async () => {
    const insert = `insert into idempotency_keys (scope, key, procedure, request_hash, created_at)
        select 'scope', gen_random_uuid(), 'a.b', '', $1 from generate_series(1, $2)`
    await owner.query(insert, [hoursAgo(49), 2500])
    await owner.query(insert, [hoursAgo(47), 3])
    await sweep?.({})
    expect(await count('idempotency_keys')).toBe(3)
  })

  it('deletes sessions that have ended', async () => {
    const person = await given.customer()
    for (const expiresAt of [hoursAgo(1), hoursAgo(-1)]) {
      const token = Buffer.from(newId().replaceAll('-', '').repeat(2), 'hex')
      await owner.query('insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, $4)', [
        newId(),
        person.id,
        token,
        expiresAt,
      ])
    }
    await sweep?.({})
    expect((await owner.query('select expires_at from sessions')).rows).toEqual([{ expires_at: hoursAgo(-1) }])
  })

  it('deletes challenges of passkeys that nobody answered in time', async () => {
    const insert = `insert into passkey_challenges (user_id, purpose, challenge, expires_at)
        values ($1, $2, sha256('challenge'), $3)`
    const person = await given.customer()
    await owner.query(insert, [person.id, 'add', hoursAgo(1)])
    await owner.query(insert, [person.id, 'prove', hoursAgo(-1)])
    await sweep?.({})
    expect((await owner.query('select purpose from passkey_challenges')).rows).toEqual([{ purpose: 'prove' }])
  })

  it('deletes after 30 days that somebody was told of a late order', async () => {
    const order = await given.order({})
    const insert = 'insert into late_tellings (order_id, due_on, told_at) values ($1, $2, $3)'
    await owner.query(insert, [order.id, '2026-01-01', hoursAgo(31 * 24)])
    await owner.query(insert, [order.id, '2026-01-02', hoursAgo(29 * 24)])
    await sweep?.({})
    expect((await owner.query('select due_on from late_tellings')).rows).toEqual([{ due_on: '2026-01-02' }])
  })

  it('deletes live events after three days, and numbers go on', async () => {
    const { id } = await given.customer()
    const tell = "select fx.tell_event($1, 'notice', $2)"
    for (let n = 0; n < 2; n += 1) await owner.query(tell, [id, newId()])
    const numbers = async () =>
      (await owner.query('select no from events where audience = $1 order by no', [id])).rows.map(({ no }) => no)
    const [first = 0n, second = 0n] = (await numbers()).slice(-2)
    const date = 'update events set told_at = $2 where audience = $1 and no <= $3'
    await owner.query(date, [id, hoursAgo(71), second])
    await owner.query(date, [id, hoursAgo(73), first])
    await sweep?.({})
    expect(await numbers()).toEqual([second])
    await owner.query(tell, [id, newId()])
    expect(await numbers()).toEqual([second, second + 1n])
  })

  it('deletes text messages after 90 days, and numbers that nobody confirmed after a day', async () => {
    const number = `insert into text_numbers (user_id, channel, number, code_until, agreed_at)
      values ($1, 'sms', '+252612345678', $2, $3)`
    const text = `insert into text_messages (id, user_id, channel, number, language, template, state, created_at)
      values ($1, $2, 'sms', '+252612345678', 'so', 'notice', 'sent', $3)`
    const [agreed, asked, forgotten] = [await given.customer(), await given.customer(), await given.customer()]
    await owner.query(number, [agreed.id, hoursAgo(1000), hoursAgo(1000)])
    await owner.query(number, [asked.id, hoursAgo(23), null])
    await owner.query(number, [forgotten.id, hoursAgo(25), null])
    for (const days of [89, 91]) await owner.query(text, [newId(), agreed.id, hoursAgo(days * 24)])
    await sweep?.({})
    const { rows } = await owner.query('select user_id from text_numbers order by user_id')
    expect(rows.map(({ user_id }) => user_id)).toEqual([agreed.id, asked.id].toSorted())
    expect((await owner.query('select created_at from text_messages')).rows).toEqual([
      { created_at: hoursAgo(89 * 24) },
    ])
  })

  it('deletes deliveries of webhooks after 30 days, and the webhook stays', async () => {
    const { id } = await givenWebhook({ owner }, await given.supplier())
    for (const days of [29, 31]) {
      const delivery = await givenDelivery({ owner }, id)
      await owner.query('update webhook_deliveries set created_at = $2 where id = $1', [delivery, hoursAgo(days * 24)])
    }
    await sweep?.({})
    expect((await owner.query('select created_at from webhook_deliveries')).rows).toEqual([
      { created_at: hoursAgo(29 * 24) },
    ])
    expect(await count('webhooks')).toBe(1)
  })

  it('deletes the arguments of mail that failed long ago, and the mail stays in the log', async () => {
    const given = [
      { state: 'failed', age: 31, kept: false },
      { state: 'failed', age: 29, kept: true },
      { state: 'queued', age: 31, kept: true },
    ]
    for (const { state, age } of given) {
      const id = newId()
      await owner.query(
        `insert into mail_log (id, recipient, template, language, state, created_at)
          values ($1, 'a@example.com', 'notice', 'en', $2, $3)`,
        [id, state, hoursAgo(age * 24)],
      )
      await owner.query("insert into mail_arguments (mail_id, arguments) values ($1, '{}')", [id])
    }
    await sweep?.({})
    const { rows } = await owner.query(
      `select a.mail_id is not null as kept
        from mail_log l left join mail_arguments a on a.mail_id = l.id order by l.id`,
    )
    expect(rows).toEqual(given.map(({ kept }) => ({ kept })))
  })

  it('deletes notifications and e-mails after a year, and no e-mail that is still referred to', async () => {
    const { id: person } = await given.customer()
    const mails = [
      { days: 367, state: 'sent', kept: false },
      { days: 367, state: 'failed', kept: false },
      { days: 367, state: 'queued', kept: true },
      { days: 367, state: 'sent', kept: true, invited: true },
      { days: 367, state: 'failed', kept: true, refused: true },
      { days: 364, state: 'sent', kept: true },
    ].map((mail) => ({ ...mail, id: newId() }))
    for (const { id, days, state, invited, refused } of mails) {
      await owner.query(
        `insert into mail_log (id, recipient, template, language, state, created_at)
          values ($1, 'b@example.com', 'notice', 'en', $2, $3)`,
        [id, state, hoursAgo(days * 24)],
      )
      if (refused) await owner.query("insert into mail_refusals (id, address) values ($1, 'b@example.com')", [id])
      if (invited)
        await owner.query(
          `insert into invitations (id, email, role, token_hash, expires_at, mail_id)
            values ($1, 'b@example.com', 'customer', sha256('one'), now(), $2)`,
          [newId(), id],
        )
    }
    for (const days of [367, 364])
      await owner.query("insert into notifications (id, user_id, kind, created_at) values ($1, $2, 'order.new', $3)", [
        newId(),
        person,
        hoursAgo(days * 24),
      ])
    await sweep?.({})
    const left = await owner.query("select id from mail_log where recipient = 'b@example.com'")
    const kept = mails.filter((mail) => mail.kept).map(({ id }) => id)
    expect(left.rows.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
    expect((await owner.query('select created_at from notifications where user_id = $1', [person])).rows).toEqual([
      { created_at: hoursAgo(364 * 24) },
    ])
  })

  it('deletes of the audit trail what is older than five years, of stock what is older than two', async () => {
    const { id: product, supplierId } = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
    const moved = (years: number) =>
      owner.query(
        `insert into stock_movements (product_id, supplier_id, kind, quantity, created_at)
          values ($1, $2, 'counted', 0, now() - $3 * interval '366 days' - interval '1 day')`,
        [product, supplierId, years],
      )
    const noted = (years: number) =>
      owner.query(
        `insert into audit_log (at, table_name, operation, row_id, changes)
          values (now() - $1 * interval '366 days' - interval '1 day', 'ports', 'UPDATE', $1::text, '{}')`,
        [years],
      )
    for (const years of [0, 1, 2]) await moved(years)
    for (const years of [4, 5]) await noted(years)
    await sweep?.({})
    const left = "select row_id from audit_log where at < now() - interval '3 years'"
    expect((await owner.query(left)).rows).toEqual([{ row_id: '4' }])
    const stock = "select from stock_movements where created_at < now() - interval '1 year'"
    expect((await owner.query(stock)).rowCount).toBe(1)
  })

  it.each([
    ['audit_log', 'at'],
    ['notifications', 'created_at'],
    ['stock_movements', 'created_at'],
    ['mail_log', 'created_at'],
  ])('of %s the worker itself deletes nothing that is younger than its term', async (table, time) => {
    const young = async () =>
      (await owner.query(`select from ${table} where ${time} > now() - interval '1 year'`)).rowCount
    await owner.query('delete from invitations; delete from mail_refusals') // they would keep their e-mails
    const before = await young()
    await worker.query(`delete from ${table}`)
    expect(await young()).toBe(before)
    expect(before).toBeGreaterThan(0)
  })

  it('stops when its time is over, each table had its turn, and the next run goes on', async () => {
    await owner.query(
      `insert into idempotency_keys (scope, key, procedure, request_hash, created_at)
        select 'many', gen_random_uuid(), 'a.b', '', $1 from generate_series(1, 2500)`,
      [hoursAgo(49)],
    )
    await owner.query(
      `insert into bulk_acts (id, made_by, kind, items, created_at)
        values (gen_random_uuid(), $1, 'orders.status', '[]', $2)`,
      [(await given.admin()).id, hoursAgo(3)],
    )
    const many = async () => (await owner.query("select from idempotency_keys where scope = 'many'")).rowCount
    const parts = { pool: worker, clock: { now: () => now }, log: silentLog }
    await sweepFor(parts, 0)
    expect([await many(), await count('bulk_acts')]).toEqual([1500, 0])
    await sweepFor(parts)
    expect(await many()).toBe(0)
  })
})
