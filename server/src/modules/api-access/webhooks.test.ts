import { fork } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { MOST_REPLAYED, MOST_WEBHOOKS, webhookKinds } from '@ticarum/contract/values/webhooks'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { createPostWebhook, type PostWebhook } from '../../platform/post-webhook.ts'
import { givenDelivery, givenWebhook } from '../../testing/given-api-access.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { givenQuote } from '../../testing/given-quotes.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { allRows } from '../../testing/rows.ts'
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { createWorkerPool } from '../../worker/worker-pool.ts'
import { deliverWebhook } from './deliver-webhook.ts'

const opened = await openDoor()
const { given, owner, clock, asProven, asPerson, urls } = opened
const HOUR = 3600 * 1000

const receiver = await startWebhookReceiver()
const pool = createWorkerPool(urls.worker, 4, silentLog)
const parts: JobParts = { ...jobParts({ pool, app: opened.app, clock, log: silentLog }), postWebhook: receiver.post }
parts.mail.firstWait = 30_000
afterAll(async () => {
  await pool.end()
  await receiver.close()
})
beforeEach(async () => {
  receiver.fault = undefined
  receiver.received.length = 0
  await owner.query('delete from webhooks; delete from outbox')
})

const aWebhook = () => ({ webhookId: newId(), url: 'https://erp.example/hook', kinds: [...webhookKinds] })

interface Row {
  id: string
  company_id: string
  webhook_id: string
  kind: string
  change: string
  subject_id: string
  state: string
  tries: number
  created_at: Date
  next_try_at: Date | null
  outcome: string | null
}
const rows = async (): Promise<Row[]> =>
  (await owner.query<Row>('select * from webhook_deliveries order by created_at, id')).rows
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id)
const webhook = async (id: string) => (await owner.query('select * from webhooks where id = $1', [id])).rows[0]

/** What waits in the outbox, done once. */
async function deliverAll(given: Partial<JobParts> = {}) {
  const { rows: jobs } = await owner.query("delete from outbox where task = 'deliver-webhook' returning payload")
  for (const { payload } of jobs) await deliverWebhook({ ...parts, ...given }, payload)
}
/** Jobs of one delivery at the times at which they are due, until it waits no more. */
async function tryOn(id: string, given: Partial<JobParts> = {}) {
  const times: number[] = []
  for (;;) {
    const row = await rowOf(id)
    if (row?.state !== 'waiting') return times
    if (row.next_try_at && row.next_try_at > clock.now()) clock.set(row.next_try_at)
    times.push(clock.now().getTime())
    await deliverWebhook({ ...parts, ...given }, { deliveryId: id, companyId: row.company_id })
  }
}
const noticesOf = async ({ id }: GivenPerson) =>
  (
    await owner.query(
      `select kind, arguments from notifications where user_id = $1 and kind like 'account.webhook-%'
        order by created_at`,
      [id],
    )
  ).rows

/** An order that was placed through the door, and both of its sides. */
async function placed() {
  const [supplier, customer] = [await given.supplier(), await given.customer()]
  const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 1000 })
  const place = async () => (await asPerson(customer)).orders.place(orderOf(product.id, 10), newId())
  return { supplier, customer, place }
}
/** A webhook of a new supplier with one delivery that waits. */
async function waiting(options: Parameters<typeof givenWebhook>[2] = {}) {
  const supplier = await given.supplier()
  const { id, secret } = await givenWebhook(opened, supplier, options)
  const tell = async (kind = 'order.placed', subject = newId()): Promise<string> => {
    await owner.query('select fx.queue_webhooks(array[$1::uuid], $2, $3, $4)', [
      supplier.companyId,
      kind,
      'placed',
      subject,
    ])
    const { rows: told } = await owner.query(
      `update webhook_deliveries set created_at = $2, begun_at = $2,
           next_try_at = case when state = 'waiting' then $2::timestamptz end
         where subject_id = $1 returning id`,
      [subject, clock.now()],
    )
    return told[0].id
  }
  return { supplier, id, secret, tell, deliveryId: await tell() }
}

describe('a webhook', () => {
  it('tells its secret once; its maker is told by mail and in the audit without it', async () => {
    const supplier = await given.supplier()
    const api = await asProven(supplier)
    const { secret } = await api.webhooks.make(aWebhook())
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const kept = [...(await allRows(owner))].filter((row) => row.includes(secret.slice(6)))
    expect(kept).toEqual([])
    expect((await api.webhooks.list({})).items).toMatchObject([{ url: 'https://erp.example/hook', failures: 0 }])
    expect(JSON.stringify((await api.webhooks.list({})).items)).not.toContain('secret')
    const { rows: audited } = await owner.query(
      "select changes from audit_log where table_name = 'webhooks' and actor_id = $1 and action = 'webhooks.make'",
      [supplier.id],
    )
    expect(audited).toMatchObject([{ changes: { secret: 'changed', url: [null, 'https://erp.example/hook'] } }])
    expect(await noticesOf(supplier)).toEqual([{ kind: 'account.webhook-made', arguments: { host: 'erp.example' } }])
  })

  it('is made only by an owner who has just proven who they are and whose address is confirmed', async () => {
    const supplier = await given.supplier()
    const colleague = await given.supplier({ companyId: supplier.companyId ?? '', owner: false })
    const refusals = [
      [await asPerson(supplier), 'REAUTHENTICATION_REQUIRED'],
      [await asProven(colleague), 'FORBIDDEN'],
      [await asProven(await given.admin()), 'FORBIDDEN'],
    ] as const
    for (const [api, code] of refusals) expect(await api.webhooks.make.try(aWebhook())).toMatchObject({ code })
    const inSql = owner.query('select fx.make_webhook($1, $2, $3, $4)', [
      newId(),
      'https://erp.example/',
      ['order.placed'],
      Buffer.alloc(32),
    ])
    await expect(inSql).rejects.toMatchObject({ code: '42501' })
    await owner.query('update accounts set email_confirmed_at = null where id = $1', [supplier.id])
    expect(await (await asProven(supplier)).webhooks.make.try(aWebhook())).toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    })
    expect(await rows()).toEqual([])
  })

  it(`is one of ${MOST_WEBHOOKS} at most, also when they are made at once`, async () => {
    const api = await asProven(await given.supplier())
    const made = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 2 }, () => api.webhooks.make.try(aWebhook())))
    expect(made.filter(({ ok }) => ok)).toHaveLength(MOST_WEBHOOKS)
    expect(await api.webhooks.make.try(aWebhook())).toMatchObject({ code: 'WEBHOOKS_FULL', args: { max: 5 } })
    const [first] = (await api.webhooks.list({})).items
    await api.webhooks.remove({ id: first?.id ?? '' }, newId())
    expect(await api.webhooks.make.try(aWebhook())).toMatchObject({ ok: true })
  })

  it('asked for twice is one, of which the last secret counts; never somebody else’s, nor one in use', async () => {
    const supplier = await given.supplier()
    const api = await asProven(supplier)
    const input = aWebhook()
    const [first, second] = [await api.webhooks.make(input), await api.webhooks.make(input)]
    expect(first.secret).not.toBe(second.secret)
    expect((await webhook(input.webhookId)).secret.toString('base64')).toBe(second.secret.slice(6))
    expect(await (await asProven(await given.supplier())).webhooks.make.try(input)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    await givenDelivery(opened, input.webhookId)
    expect(await api.webhooks.make.try(input)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect(await noticesOf(supplier)).toHaveLength(1)
  })

  it.each([
    'http://erp.example/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://erp.example:8443/',
    'https://name:word@erp.example/',
  ])('is not taken at %s, in the database neither', async (url) => {
    const supplier = await given.supplier()
    const answer = await (await asProven(supplier)).webhooks.make.try({ ...aWebhook(), url })
    expect(answer).toMatchObject({ code: 'INPUT_INVALID' })
    await expect(givenWebhook(opened, supplier, { url })).rejects.toMatchObject({ code: '23514' })
  })

  it('of another company answers as one that is none', async () => {
    const [mine, theirs] = [await given.supplier(), await given.supplier()]
    const { id } = await givenWebhook(opened, theirs)
    const deliveryId = await givenDelivery(opened, id)
    const api = (await asPerson(mine)).webhooks
    const { id: own } = await givenWebhook(opened, mine)
    for (const webhookId of [id, newId()]) {
      const answers = [
        await api.remove.try({ id: webhookId }, newId()),
        await api.deliveries.try({ id: webhookId }),
        await api.replay.try({ id: webhookId, deliveryId }, newId()),
        await api.replaySince.try({ id: webhookId, since: '2020-01-01T00:00:00Z' }, newId()),
        await api.replay.try({ id: own, deliveryId }, newId()),
      ]
      expect(answers.map((answer) => !answer.ok && answer.code)).toEqual(Array(5).fill('NOT_FOUND'))
    }
    expect((await api.list({})).items.map((each) => each.id)).toEqual([own])
    expect(await rows()).toMatchObject([{ id: deliveryId, state: 'delivered' }])
  })

  it('ends with its maker, and is sent nothing more once it was removed', async () => {
    const { supplier, id, deliveryId } = await waiting()
    await (await asPerson(supplier)).webhooks.remove({ id }, newId())
    await deliverWebhook(parts, { deliveryId, companyId: supplier.companyId })
    expect(receiver.received).toEqual([])
    expect(await noticesOf(supplier)).toMatchObject([{ kind: 'account.webhook-removed' }])
    for (const end of [
      'update accounts set suspended_at = now() where id = $1',
      'update accounts set deletion_requested_at = now() where id = $1',
      'update people set company_id = null, company_owner = false where id = $1',
    ]) {
      const maker = await given.supplier()
      await given.supplier({ companyId: maker.companyId ?? '', owner: false })
      await givenWebhook(opened, maker)
      await owner.query(end, [maker.id])
      expect((await owner.query('select from webhooks where user_id = $1', [maker.id])).rowCount, end).toBe(0)
    }
  })
})

describe('what happens', () => {
  it('to an order is told to both sides, in the transaction that did it', async () => {
    const { supplier, customer, place } = await placed()
    const { id: ofSupplier } = await givenWebhook(opened, supplier)
    const { id: ofCustomer } = await givenWebhook(opened, customer, { kinds: ['order.payment'] })
    const order = await place()
    expect(await rows()).toMatchObject([
      { webhook_id: ofSupplier, kind: 'order.placed', change: 'placed', subject_id: order.id, state: 'waiting' },
    ])
    const { rows: jobs } = await owner.query("select job_key from outbox where task = 'deliver-webhook'")
    expect(jobs).toHaveLength(1)
    await given.proof(order.id)
    await owner.query(
      `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name)
        select fx.new_id(), o.id, o.customer_id, o.supplier_id, kind, 'admin', 'Elif'
          from orders o, unnest('{shipping, proof_sent, payment_refused, payment_received}'::text[]) kind
          where o.id = $1`,
      [order.id],
    )
    const told = (await rows()).map((row) => `${row.webhook_id === ofCustomer ? 'customer' : 'supplier'} ${row.change}`)
    expect(told.toSorted()).toEqual([
      'customer payment_received',
      'customer payment_refused',
      'customer proof_sent',
      'supplier payment_received',
      'supplier placed',
      'supplier shipping',
    ])
  })

  it('and is rolled back is told to nobody', async () => {
    const { supplier, customer } = await placed()
    await givenWebhook(opened, supplier)
    const absent = await (await asPerson(customer)).orders.place.try(orderOf(newId(), 10), newId())
    expect(absent.ok).toBe(false)
    expect(await rows()).toEqual([])
  })

  it('to a quote and a product is told too', async () => {
    const supplier = await given.supplier()
    await givenWebhook(opened, supplier)
    const quote = await givenQuote(opened, supplier)
    const { id: product } = await given.product({ supplierId: supplier.companyId ?? '' })
    await owner.query("update products set status = 'in_review', submitted_at = now() where id = $1", [product])
    await owner.query("update products set status = 'rejected', reason = 'It is none.' where id = $1", [product])
    expect(await rows()).toMatchObject([
      { kind: 'quote.changed', change: 'requested', subject_id: quote },
      { kind: 'product.reviewed', change: 'rejected', subject_id: product },
    ])
  })

  it('to a company without a webhook costs one look by an index, and writes nothing', async () => {
    const { place } = await placed()
    await place()
    expect(await rows()).toEqual([])
    const client = await owner.connect()
    try {
      await client.query('begin; set local enable_seqscan = off')
      const { rows: plan } = await client.query(
        'explain select from webhooks w where w.company_id = any (array[fx.new_id(), fx.new_id()])',
      )
      expect(JSON.stringify(plan)).toContain('webhooks_company')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('a delivery', () => {
  it('is signed, so that whoever has the secret knows what was sent when, and holds ids only', async () => {
    const { supplier, customer, place } = await placed()
    const { secret } = await (await asProven(supplier)).webhooks.make(aWebhook())
    const order = await place()
    await deliverAll()
    const [delivery] = await rows()
    expect(receiver.received).toHaveLength(1)
    const [received] = receiver.received
    const { headers = {}, body = '' } = received ?? {}
    expect(JSON.parse(body)).toEqual({
      version: 1,
      id: delivery?.id,
      kind: 'order.placed',
      change: 'placed',
      subjectId: order.id,
      at: delivery?.created_at.toISOString(),
    })
    expect(headers['webhook-id']).toBe(delivery?.id)
    expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(clock.now().getTime() / 1000))
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    for (const personal of [customer.email, 'Mogadishu', '+252']) expect(body).not.toContain(personal)
    expect(delivery).toMatchObject({ state: 'delivered', tries: 1, outcome: '204', next_try_at: null })
  })

  it.each(['silent', 'drop', 500, 'redirect'] as const)(
    'that met %s is tried again with growing waits under the same id, until it is taken',
    async (fault) => {
      const { id, deliveryId } = await waiting()
      receiver.fault = fault
      const fails = 4
      const post: PostWebhook = async (...sent) => {
        if (receiver.received.length === fails) receiver.fault = undefined
        return receiver.post(...sent)
      }
      const times = await tryOn(deliveryId, { postWebhook: post })
      const waits = times.slice(1).map((time, n) => time - (times[n] ?? 0))
      expect(waits).toHaveLength(fails)
      waits.forEach((wait, n) => {
        expect(wait).toBeGreaterThanOrEqual(30_000 * 2 ** n * 0.75)
        expect(wait).toBeLessThanOrEqual(30_000 * 2 ** n * 1.25)
      })
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]))
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(fails + 1)
      expect(await rowOf(deliveryId)).toMatchObject({ state: 'delivered', tries: fails + 1 })
      expect(await webhook(id)).toMatchObject({ failures: 0, switched_off_at: null })
    },
  )

  it('that nobody takes for 72 hours is set aside, its webhook is off, and its owner told once', async () => {
    const { supplier, id, tell, deliveryId } = await waiting()
    const others = [await tell(), await tell('quote.changed')]
    const begun = clock.now().getTime()
    const refused = createPostWebhook({ resolve: async () => ['127.0.0.1'] })
    const times = await tryOn(deliveryId, { postWebhook: refused })
    const lasted = (times.at(-1) ?? 0) - begun
    expect(lasted).toBe(72 * HOUR)
    expect(times.length).toBeGreaterThan(30)
    expect(times.length).toBeLessThan(70)
    expect((await rows()).map(({ state }) => state)).toEqual(['set_aside', 'set_aside', 'set_aside'])
    expect(await rowOf(deliveryId)).toMatchObject({ outcome: 'ADDRESS_REFUSED', next_try_at: null })
    expect((await webhook(id)).switched_off_at).toEqual(clock.now())
    for (const other of others) await tryOn(other)
    expect(await noticesOf(supplier)).toEqual([{ kind: 'account.webhook-off', arguments: { host: 'erp.example' } }])
    expect(receiver.received).toEqual([])

    const missed = await tell()
    expect(await rowOf(missed)).toMatchObject({ state: 'set_aside', tries: 0 })
    const { rows: jobs } = await owner.query("select from outbox where payload ->> 'deliveryId' = $1", [missed])
    expect(jobs).toEqual([])
  })

  it('that alone is refused is set aside after 72 hours, its owner told once a day, and the others go on', async () => {
    const { supplier, id, tell, deliveryId } = await waiting()
    const poison = [deliveryId, await tell(), await tell()]
    const post: PostWebhook = async (url, headers, body) => {
      if (poison.some((one) => body.includes(one))) return { taken: false, outcome: '500' }
      return receiver.post(url, headers, body)
    }
    for (let hours = 0; hours < 80; hours += 1) {
      clock.advance(HOUR)
      const fine = await tell()
      await tryOn(fine, { postWebhook: post })
      for (const one of poison) {
        const row = await rowOf(one)
        if (row?.state === 'waiting' && row.next_try_at && row.next_try_at <= clock.now())
          await deliverWebhook({ ...parts, postWebhook: post }, { deliveryId: one, companyId: row.company_id })
      }
    }
    for (const one of poison) expect(await rowOf(one)).toMatchObject({ state: 'set_aside', outcome: '500' })
    expect((await rows()).filter(({ state }) => state === 'delivered')).toHaveLength(80)
    expect((await webhook(id)).switched_off_at).toBeNull()
    expect((await noticesOf(supplier)).map(({ kind }) => kind)).toEqual(['account.webhook-set-aside'])
  })

  it('waits with the others while their receiver rests, so that a dead one is asked once at a time', async () => {
    const { supplier, tell, deliveryId } = await waiting()
    const others = []
    for (let n = 0; n < 5; n++) others.push(await tell())
    receiver.fault = 500
    for (const one of [deliveryId, ...others])
      await deliverWebhook(parts, { deliveryId: one, companyId: supplier.companyId })
    expect(receiver.received).toHaveLength(1)
    expect(others).toHaveLength(5)
    for (const one of others) {
      const row = await rowOf(one)
      expect(row).toMatchObject({ state: 'waiting', tries: 0 })
      expect(row?.next_try_at?.getTime()).toBeGreaterThan(clock.now().getTime())
    }
    receiver.fault = undefined
    for (const one of others) await tryOn(one)
    expect((await rows()).filter(({ state }) => state === 'delivered')).toHaveLength(5)
  })

  it('of a suspended company is set aside unsent', async () => {
    const { supplier, deliveryId } = await waiting()
    await owner.query('update suppliers set active = false where id = $1', [supplier.companyId])
    await tryOn(deliveryId)
    expect(receiver.received).toEqual([])
    expect(await rowOf(deliveryId)).toMatchObject({ state: 'set_aside', outcome: 'COMPANY_SUSPENDED' })
  })

  it('is shown to its owner with what became of it, newest first, page by page', async () => {
    const { supplier, id, tell, deliveryId } = await waiting()
    receiver.fault = 503
    await deliverWebhook(parts, { deliveryId, companyId: supplier.companyId })
    clock.advance(1000)
    const second = await tell()
    const api = (await asPerson(supplier)).webhooks
    const first = await api.deliveries({ id, limit: 1 })
    expect(first.items).toMatchObject([{ id: second, state: 'waiting', tries: 0, lastTryAt: null, outcome: null }])
    const next = await api.deliveries({ id, limit: 1, after: first.next ?? '' })
    expect(next).toMatchObject({ items: [{ id: deliveryId, state: 'waiting', tries: 1, outcome: '503' }], next: null })
    expect(next.items[0]?.nextTryAt).not.toBeNull()
    expect((await api.list({})).items).toMatchObject([{ failures: 1, switchedOffAt: null }])
  })
})

describe('replayed', () => {
  it('is one delivery, under the same id, and a webhook that was off is on again', async () => {
    const { supplier, id, deliveryId } = await waiting()
    receiver.fault = 500
    await tryOn(deliveryId)
    expect(await rowOf(deliveryId)).toMatchObject({ state: 'set_aside' })
    receiver.fault = undefined
    receiver.received.length = 0
    await owner.query('delete from outbox')
    await (await asPerson(supplier)).webhooks.replay({ id, deliveryId }, newId())
    expect(await webhook(id)).toMatchObject({ switched_off_at: null, failures: 0 })
    await deliverAll()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId])
    expect(await rowOf(deliveryId)).toMatchObject({ state: 'delivered', tries: 1 })
  })

  it('are all since a moment, oldest first, those that were taken too', async () => {
    const { supplier, id, tell, deliveryId } = await waiting()
    clock.advance(HOUR)
    const since = clock.now().toISOString()
    const second = await tell()
    clock.advance(1000)
    const third = await tell()
    await deliverAll()
    receiver.received.length = 0
    const answer = await (await asPerson(supplier)).webhooks.replaySince({ id, since }, newId())
    expect(answer).toEqual({ replayed: 2, next: null })
    await deliverAll()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([second, third])
    expect(await rowOf(deliveryId)).toMatchObject({ state: 'delivered' })
  })

  it(`are ${MOST_REPLAYED} at once, and the answer says since when the others are`, async () => {
    const supplier = await given.supplier()
    const { id } = await givenWebhook(opened, supplier)
    await owner.query(
      `insert into webhook_deliveries (id, webhook_id, company_id, kind, change, subject_id, state, created_at)
        select fx.new_id(), $1, $2, 'order.placed', 'placed', fx.new_id(), 'delivered',
            $3::timestamptz + n * interval '1 s'
          from generate_series(1, $4) n`,
      [id, supplier.companyId, new Date('2026-01-01T00:00:00Z'), MOST_REPLAYED + 2],
    )
    const api = (await asPerson(supplier)).webhooks
    const first = await api.replaySince({ id, since: '2026-01-01T00:00:00Z' }, newId())
    expect(first).toEqual({ replayed: MOST_REPLAYED, next: '2026-01-01T00:16:41.000Z' })
    expect(await api.replaySince({ id, since: first.next ?? '' }, newId())).toEqual({ replayed: 2, next: null })
  })
})

describe('the worker', () => {
  const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

  it('delivers what was told, one at a time to a company', async () => {
    const { supplier, tell } = await waiting()
    const other = await given.supplier()
    await givenWebhook(opened, other)
    for (let n = 0; n < 9; n++) await tell()
    await owner.query("select fx.queue_webhooks(array[$1::uuid], 'order.placed', 'placed', fx.new_id())", [
      other.companyId,
    ])
    await owner.query('update webhook_deliveries set begun_at = now()')
    let [atOnce, most] = [0, 0]
    const post: PostWebhook = async (...sent) => {
      const mine = (await rowOf(sent[1]['webhook-id'] ?? ''))?.company_id === supplier.companyId
      if (mine) most = Math.max(most, ++atOnce)
      const answer = await receiver.post(...sent)
      if (mine) atOnce -= 1
      return answer
    }
    const [first, second] = [
      await openWorker(urls, { postWebhook: post, pollEvery: 50 }),
      await openWorker(urls, { postWebhook: post, pollEvery: 50 }),
    ]
    await eventually(async () => expect((await rows()).every(({ state }) => state === 'delivered')).toBe(true))
    expect(receiver.received).toHaveLength(11)
    expect(most).toBe(1)
    for (const { worker } of [first, second]) await worker.stop()
  })

  it('that is killed after its receiver took a delivery leaves it to another one, under the same id', async () => {
    const { deliveryId } = await waiting()
    await owner.query('update webhook_deliveries set begun_at = now()')
    const child = fork(new URL('../../testing/killed-webhook-worker.ts', import.meta.url), {
      env: { ...process.env, WORKER_URL: urls.worker, APP_URL: urls.app, PORT: String(receiver.port) },
    })
    const ended = once(child, 'exit')
    expect((await ended)[1]).toBe('SIGKILL')
    expect(receiver.received).toHaveLength(1)
    expect(await rowOf(deliveryId)).toMatchObject({ state: 'waiting', tries: 0 })
    const { worker } = await openWorker(urls, { postWebhook: receiver.post, pollEvery: 50 })
    await eventually(async () => expect(await rowOf(deliveryId)).toMatchObject({ state: 'delivered' }))
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId])
    await worker.stop()
  })
})
