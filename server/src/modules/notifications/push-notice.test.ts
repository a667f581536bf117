import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NoticeKind } from '@ticarum/contract/values/notifications'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { createPush, type SendPush } from '../../platform/web-push.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { testSubscription } from '../../testing/personas.ts'
import { type PushFault, startPushService, testPush } from '../../testing/push-service.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { createWorkerPool } from '../../worker/worker-pool.ts'
import { pushNotice } from './push-notice.ts'

const opened = await openDoor()
const { given, owner, as, signedIn, asPerson, clock, urls } = opened

let fault: PushFault | undefined
const service = await startPushService(() => fault)
const pool = createWorkerPool(urls.worker, 4, silentLog)
afterAll(async () => {
  await pool.end()
  await service.close()
})
beforeEach(async () => {
  fault = undefined
  service.arrived.length = 0
  await owner.query('delete from outbox')
})
const send = createPush(testPush, { patience: 1000, mayAsk: () => true })
/** The test's service speaks no TLS. */
const push: SendPush = async (device, notice) =>
  (await send?.({ ...device, endpoint: device.endpoint.replace('https:', 'http:') }, notice)) ?? {
    outcome: 'accepted',
  }
const parts: JobParts = {
  pool,
  app: opened.app,
  clock,
  log: silentLog,
  storage: opened.parts.storage,
  mail: { deliver: async () => ({ outcome: 'accepted' }), origin: opened.parts.origin, firstWait: 30_000, quiet: 0 },
  push,
}

const devicesOf = async ({ id }: GivenPerson) =>
  (await owner.query('select * from push_subscriptions where user_id = $1 order by created_at, session_id', [id])).rows

interface Told {
  kind?: NoticeKind
  args?: Record<string, string>
}
async function tell({ id: userId }: GivenPerson, { kind = 'order.note', args = {} }: Told = {}): Promise<string> {
  const id = newId()
  await owner.query('insert into notifications (id, user_id, kind, arguments) values ($1, $2, $3, $4)', [
    id,
    userId,
    kind,
    args,
  ])
  return id
}

/** Jobs that wait to be moved to the queue, of which a later one with the same key takes the place. */
async function jobs(): Promise<{ noticeId: string; sessionId: string }[]> {
  const { rows } = await owner.query(
    `select distinct on (job_key) payload from outbox where task = 'push-notice' order by job_key, id desc`,
  )
  return rows.map(({ payload }) => payload)
}
async function pushAll(): Promise<void> {
  for (const job of await jobs()) await pushNotice(parts, job)
}

/** Somebody whose new device shows notices. */
async function givenReader(person?: GivenPerson) {
  const reader = person ?? (await given.customer())
  const caller = await signedIn(reader)
  const api = as(caller)
  const device = service.newDevice()
  await api.notifications.subscribe(testSubscription())
  const { rows } = await owner.query<{ session_id: string }>(
    `update push_subscriptions set endpoint = replace($2, 'http:', 'https:'), p256dh = $3, auth = $4
      where session_id = (select id from sessions where token_hash = sha256($1::bytea)) returning session_id`,
    [Buffer.from(caller.token ?? ''), device.endpoint, device.p256dh, device.auth],
  )
  return {
    reader,
    api,
    device,
    sessionId: rows[0]?.session_id ?? '',
    /** what the device was told */
    read: () =>
      service.arrived.filter(({ path }) => device.endpoint.endsWith(path)).map((message) => device.read(message)),
  }
}

describe('a device', () => {
  it('shows notices until its reader turns it off', async () => {
    const { reader, api, read } = await givenReader()
    expect((await api.notifications.ways({})).device).toEqual({ publicKey: testPush.WEB_PUSH_PUBLIC_KEY, on: true })
    await tell(reader)
    await pushAll()
    expect(read()).toHaveLength(1)
    await api.notifications.unsubscribe({})
    expect((await api.notifications.ways({})).device.on).toBe(false)
    expect(await devicesOf(reader)).toEqual([])
    await tell(reader)
    await pushAll()
    expect(read()).toHaveLength(1)
  })

  it('is turned off with its session, and no other one is', async () => {
    const first = await givenReader()
    const second = await givenReader(first.reader)
    await first.api.identity.signOut({})
    expect(await devicesOf(first.reader)).toMatchObject([{ session_id: second.sessionId }])
    await second.api.notifications.unsubscribe({})
    const third = await givenReader(first.reader)
    await givenReader(first.reader)
    await third.api.identity.signOutEverywhere({})
    expect(await devicesOf(first.reader)).toMatchObject([{ session_id: third.sessionId }])
  })

  it('shows nothing once its session is over', async () => {
    const { reader, read, sessionId } = await givenReader()
    await tell(reader)
    await owner.query("update sessions set expires_at = now() - interval '1 second' where id = $1", [sessionId])
    await pushAll()
    expect(read()).toEqual([])
  })

  it('belongs to who turned it on last', async () => {
    const [mine, theirs] = [await given.customer(), await given.supplier()]
    const device = testSubscription()
    for (const person of [mine, theirs]) await (await asPerson(person)).notifications.subscribe(device)
    expect(await devicesOf(mine)).toEqual([])
    expect(await devicesOf(theirs)).toMatchObject([device])
  })

  it('has one address, however often it is turned on, also at once', async () => {
    const reader = await given.customer()
    const api = await asPerson(reader)
    const [first, second] = [testSubscription(), testSubscription()]
    await api.notifications.subscribe(first)
    await Promise.all([1, 2, 3].map(() => api.notifications.subscribe(second)))
    expect(await devicesOf(reader)).toMatchObject([second])
    const other = await asPerson(reader)
    await Promise.all([api, other].map((one) => one.notifications.subscribe(second)))
    expect(await devicesOf(reader)).toHaveLength(1)
  })

  it('leaves when its reader has ten newer ones', async () => {
    const reader = await given.customer()
    const added = []
    for (let n = 0; n < 11; n += 1) {
      const device = testSubscription()
      clock.advance(1000)
      await (await asPerson(reader)).notifications.subscribe(device)
      added.push(device)
    }
    expect(await devicesOf(reader)).toMatchObject(added.slice(1))
  })

  it.each([
    ['http://fcm.googleapis.com/x'],
    ['https://127.0.0.1/x'],
    ['https://localhost:5432/x'],
    ['https://attacker.example/x'],
  ])('is not taken at %s', async (endpoint) => {
    const reader = await given.customer()
    const answer = await (await asPerson(reader)).notifications.subscribe.try({ ...testSubscription(), endpoint })
    expect(answer).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await devicesOf(reader)).toEqual([])
  })

  it('of somebody else is neither seen nor turned off', async () => {
    const { reader, sessionId } = await givenReader()
    const other = await asPerson(await given.customer())
    expect((await other.notifications.ways({})).device.on).toBe(false)
    await other.notifications.unsubscribe({})
    expect(await devicesOf(reader)).toMatchObject([{ session_id: sessionId }])
  })

  it('can’t be turned on where no keys are configured', async () => {
    const { as: without, signedIn: signIn, given: people } = await openDoor({ pushKey: undefined })
    const api = without(await signIn(await people.customer()))
    expect(await api.notifications.subscribe.try(testSubscription())).toMatchObject({ code: 'WRONG_STATE' })
    expect((await api.notifications.ways({})).device).toEqual({ publicKey: null, on: false })
  })
})

describe('a notice', () => {
  it('is shown on every device of its reader, in their language, with where it leads', async () => {
    const first = await givenReader()
    const second = await givenReader(first.reader)
    await owner.query("update accounts set language = 'ar' where id = $1", [first.reader.id])
    const args = { number: 'TC-10001', orderId: randomUUID(), name: 'Cabdi', text: 'We agreed on $ 900.' }
    const id = await tell(first.reader, { args })
    await pushAll()
    for (const { read } of [first, second]) {
      const [shown, ...more] = read()
      expect(shown).toMatchObject({ language: 'ar', direction: 'rtl', path: `/customer/notifications/${id}` })
      expect(shown?.title).toMatch(/[\u0600-\u06ff]/)
      expect(shown?.body).toBe('\u2068TC-10001\u2069')
      expect(more).toEqual([])
    }
  })

  it('says no amounts and nothing that people wrote', async () => {
    const { reader, read } = await givenReader()
    const secret = { amount: '$900.00', owed: '$900.00', total: '$900.00', text: '$900.00', reason: '$900.00' }
    for (const kind of ['order.placed', 'order.payment', 'order.problem', 'feedback.sent'] as const)
      await tell(reader, { kind, args: { ...secret, number: 'TC-1', customer: 'Cabdi', decision: 'received' } })
    await pushAll()
    expect(read()).toHaveLength(4)
    // Paths and tags have ids, in which any digits may stand.
    for (const { title, body } of read()) expect(`${title} ${body}`).not.toContain('900')
  })

  it('takes the place of earlier ones of its kind, and says how many they are', async () => {
    const { reader, read } = await givenReader()
    await tell(reader, { kind: 'product.listed', args: { product: 'Towel' } })
    await pushAll()
    await tell(reader, { kind: 'product.listed', args: { product: 'Robe' } })
    const last = await tell(reader, { kind: 'product.listed', args: { product: 'Shirt' } })
    expect(await jobs()).toMatchObject([{ noticeId: last }])
    await pushAll()
    const [one, three] = read()
    expect(one).toMatchObject({ title: 'Your product is listed', body: '\u2068Towel\u2069' })
    expect(three).toMatchObject({ title: '3 products were listed', path: `/customer/notifications/${last}?bundle` })
    expect(three?.tag).toBe(one?.tag)
  })

  it('that was read already is not shown', async () => {
    const { reader, api, read } = await givenReader()
    const id = await tell(reader)
    await api.notifications.markRead({ id })
    await pushAll()
    expect(read()).toEqual([])
  })

  it('of a topic that its reader turned off is not shown; others are, and mail goes on', async () => {
    const { reader, api } = await givenReader()
    const { ways } = await api.notifications.ways({})
    expect(ways.every(({ push: shown }) => shown)).toBe(true)
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'daily', push: false }] })
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'at-once' }] })
    const chosen = (await api.notifications.ways({})).ways
    expect(chosen).toContainEqual({ topic: 'orders', way: 'at-once', push: false })
    expect(chosen).toContainEqual({ topic: 'wishes', way: 'at-once', push: true })
    await tell(reader, { kind: 'order.note' })
    expect(await jobs()).toEqual([])
    await tell(reader, { kind: 'wishlist.back' })
    expect(await jobs()).toHaveLength(1)
    await api.notifications.chooseWays({ ways: [{ topic: 'orders', way: 'at-once', push: true }] })
    await tell(reader, { kind: 'order.note' })
    expect(await jobs()).toHaveLength(2)
  })
})

describe('a service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { reader } = await givenReader()
    await tell(reader)
    fault = status
    await pushAll()
    expect(await devicesOf(reader)).toEqual([])
  })

  it('that answers late about an old address leaves the new one alone', async () => {
    const { reader, api } = await givenReader()
    await tell(reader)
    const renewed = testSubscription()
    const [job] = await jobs()
    await pushNotice(
      {
        ...parts,
        push: async () => {
          await api.notifications.subscribe(renewed)
          return { outcome: 'gone', reason: '410' }
        },
      },
      job,
    )
    expect(await devicesOf(reader)).toMatchObject([renewed])
  })

  it('that fails is asked four times in all, with longer and longer waits; the next notice is sent again', async () => {
    const { reader, sessionId, read } = await givenReader()
    const noticeId = await tell(reader)
    fault = 500
    const waits: number[] = []
    for (let tries = 0; tries < 4; tries += 1) {
      await pushNotice(parts, { noticeId, sessionId, tries })
      const { rows } = await owner.query<{ wait: string; payload: { tries: number } }>(
        `select extract(epoch from j.run_at - now()) as wait, p.payload from graphile_worker.jobs j
          join graphile_worker._private_jobs p using (id) where j.key = $1`,
        [`push:${sessionId}:order.note`],
      )
      if (rows[0]) waits.push(Math.round(Number(rows[0].wait)))
      if (rows[0]) expect(rows[0].payload.tries).toBe(tries + 1)
      await owner.query('select graphile_worker.remove_job($1)', [`push:${sessionId}:order.note`])
    }
    expect(waits).toEqual([30, 120, 480])
    expect(await devicesOf(reader)).toMatchObject([{ failures: 1, last_used_at: null }])
    fault = undefined
    await tell(reader)
    await pushAll()
    expect(read()).toHaveLength(5)
    expect(await devicesOf(reader)).toMatchObject([{ failures: 0, last_used_at: expect.any(Date) }])
  })

  it('that gives way to a later notice of the kind is not asked for the earlier one again', async () => {
    const { reader, sessionId } = await givenReader()
    const noticeId = await tell(reader)
    const key = `push:${sessionId}:order.note`
    await owner.query("select graphile_worker.add_job('push-notice', '{\"later\": true}', job_key => $1)", [key])
    fault = 500
    await pushNotice(parts, { noticeId, sessionId })
    const { rows } = await owner.query(
      `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where j.key = $1`,
      [key],
    )
    expect(rows).toEqual([{ payload: { later: true } }])
  })

  it('that refuses twenty notices in a row ends the subscription', async () => {
    const { reader, sessionId } = await givenReader()
    const noticeId = await tell(reader)
    fault = 403
    for (let n = 0; n < 19; n += 1) await pushNotice(parts, { noticeId, sessionId })
    expect(await devicesOf(reader)).toMatchObject([{ failures: 19 }])
    await pushNotice(parts, { noticeId, sessionId })
    expect(await devicesOf(reader)).toEqual([])
  })
})

it('a worker sends what was told, each once, also when it was refused before', async () => {
  const readers = []
  for (let n = 0; n < 5; n += 1) readers.push(await givenReader())
  let asked = 0
  const failing: SendPush = async (device, notice) => {
    asked += 1
    return asked % 3 === 0 ? { outcome: 'refused', permanent: false, reason: '503' } : push(device, notice)
  }
  for (const { reader } of readers)
    for (const kind of ['order.note', 'wishlist.back', 'account.restored'] as const) await tell(reader, { kind })
  // A worker that is only slow is not taken for dead here: what it sends would be sent again.
  await Promise.all([1, 2].map(() => openWorker(urls, { push: failing, deadAfter: 60_000 })))
  await vi.waitFor(() => expect(service.arrived.length).toBeGreaterThanOrEqual(15), { timeout: 60_000, interval: 200 })
  await sleep(1000)
  for (const { read } of readers)
    expect(
      read()
        .map(({ tag }) => tag?.split(' ')[1])
        .toSorted(),
    ).toEqual(['account.restored', 'order.note', 'wishlist.back'])
  expect(asked).toBeGreaterThan(15)
}, 120_000)
