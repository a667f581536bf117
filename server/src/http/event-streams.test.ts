import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { tried } from '@ticarum/contract/testing/tried'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { fail } from '../door/domain-error.ts'
import { silentLog } from '../platform/log.ts'
import { wakeUpByNotify } from '../platform/wake-up-by-notify.ts'
import { followEvents } from '../testing/follow-events.ts'
import { givenSupplier } from '../testing/given-catalogue.ts'
import { anotherInstance, openDoor } from '../testing/open-door.ts'
import { serveHttp } from '../testing/open-http.ts'
import { givenSession } from '../testing/personas.ts'
import { createEventStreams, type StreamLimits } from './event-streams.ts'

const opened = await openDoor()
const { given, owner, app, urls, parts, asPerson } = opened
const wakeUp = wakeUpByNotify({ pool: app, url: urls.app, log: silentLog })
parts.wakeStreams = wakeUp.sender('events')
const SECOND = 1000

/** A process with streams of its own. */
async function instance(limits: Partial<StreamLimits> = {}) {
  const door = anotherInstance(parts)
  const streams = createEventStreams({ door, pool: app, wakeUp, log: silentLog, limits })
  const { url } = await serveHttp(door, opened, { streams })
  afterAll(() => streams.stop())
  const follow = (token: string, after?: string, headers: Record<string, string> = {}) =>
    followEvents({ url, token, after, headers })
  return { streams, follow }
}
const quick = { farewell: 50, pause: 20 }
const one = await instance(quick)
const other = await instance(quick)

/** An order with both of its sides, and how each writes in its thread. */
async function givenTalk() {
  const supplier = await givenSupplier(opened)
  const customer = await given.customer()
  const { id } = await given.order({ customer, supplierId: supplier.companyId })
  const [bought, sold] = [await asPerson(customer), await asPerson(supplier)]
  const token = await givenSession(opened, customer.id)
  return {
    id,
    customer,
    supplier,
    token,
    customerWrites: () => bought.messages.send({ id, messageId: randomUUID(), body: 'When?' }),
    supplierWrites: () => sold.messages.send({ id, messageId: randomUUID(), body: 'Soon.' }),
  }
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10 * SECOND, interval: 10 })
const talkEvents = <Told extends { kind: string }>(told: Told[]) => told.filter(({ kind }) => kind === 'message')

describe('a stream', () => {
  it('tells within a second what happened to what is mine, by ids only, and nobody else', async () => {
    const { id, token, supplierWrites } = await givenTalk()
    const stranger = await one.follow(await givenSession(opened, (await given.customer()).id))
    const mine = await one.follow(token)
    await soon(() => expect(mine.said).toEqual(['begin']))
    const begun = Date.now()
    await supplierWrites()
    await soon(() => expect(talkEvents(mine.told)).toHaveLength(1))
    expect(Date.now() - begun).toBeLessThan(SECOND)
    const [told] = talkEvents(mine.told)
    expect(told).toEqual({ id: expect.any(String), kind: 'message', subjectId: id })
    expect(mine.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
    })
    tried('event', 1)
    expect(stranger.told).toEqual([])
    mine.cut()
    stranger.cut()
  })

  it('brings each side the messages of their conversations at once, and of no others [SYS-13]', async () => {
    const [ours, theirs] = [await givenTalk(), await givenTalk()]
    const tokens = [ours.token, await givenSession(opened, ours.supplier.id), theirs.token]
    const [customer, supplier, stranger] = await Promise.all(tokens.map((token) => one.follow(token)))
    if (!customer || !supplier || !stranger) throw new Error('no stream')
    const heard = () =>
      [customer, supplier, stranger].map(({ told }) => talkEvents(told).map((event) => event.subjectId))
    await ours.supplierWrites()
    const begun = Date.now()
    await soon(() => expect(heard()).toEqual([[ours.id], [ours.id], []]))
    expect(Date.now() - begun).toBeLessThan(SECOND)
    await theirs.supplierWrites()
    tried('event', 3)
    await soon(() => expect(heard()).toEqual([[ours.id], [ours.id], [theirs.id]]))
    const { messages } = await (await asPerson(ours.customer)).messages.thread({ id: ours.id })
    expect(messages.map(({ body }) => body)).toEqual(['Soon.'])
    const unknown = await (await asPerson(ours.customer)).messages.thread.try({ id: theirs.id })
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' })
    for (const stream of [customer, supplier, stranger]) stream.cut()
  })

  it('goes on where it was, on another instance, and misses and repeats nothing', async () => {
    const { token, supplierWrites } = await givenTalk()
    const first = await one.follow(token)
    await supplierWrites()
    await soon(() => expect(talkEvents(first.told)).toHaveLength(1))
    await soon(() => expect(first.told.some(({ kind }) => kind === 'notice')).toBe(true))
    first.cut()
    for (let n = 0; n < 3; n += 1) await supplierWrites()
    const second = await other.follow(token, first.lastId())
    await soon(() => expect(talkEvents(second.told)).toHaveLength(3))
    await supplierWrites()
    await soon(() => expect(talkEvents(second.told)).toHaveLength(4))
    const ids = [...first.told, ...second.told].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    second.cut()
  })

  it('tells what happened since the page was made, if it says which position that had', async () => {
    const { id, customer, token, supplierWrites } = await givenTalk()
    const { next } = await (await asPerson(customer)).events.list({})
    await supplierWrites()
    const stream = await one.follow(token, next)
    await soon(() => expect(talkEvents(stream.told)).toMatchObject([{ subjectId: id }]))
    stream.cut()
  })

  it('of more than one reading brings all of them, in order', async () => {
    const { id, customer, token } = await givenTalk()
    const api = await asPerson(customer)
    const { next } = await api.events.list({})
    await owner.query(`do $$ begin for n in 1..250 loop
      perform fx.tell_event('${customer.id}', 'notice', fx.new_id()); end loop; end $$`)
    const stream = await one.follow(token, next)
    await soon(() => expect(stream.told).toHaveLength(250))
    const numbers = stream.told.map(({ id: at }) => Number(/\.(\d+)/.exec(at)?.[1]))
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i))
    expect(id).not.toBe('')
    stream.cut()
  })

  it('holds no connection of the database while it waits', async () => {
    const { token } = await givenTalk()
    const followed = await Promise.all(Array.from({ length: 8 }, () => one.follow(token)))
    await soon(() => expect(followed.every(({ said }) => said.includes('begin'))).toBe(true))
    const { rows } = await owner.query(
      `select count(*)::int as held from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows[0].held).toBe(0)
    await soon(() => expect(app.idleCount).toBe(app.totalCount))
    for (const each of followed) each.cut()
  })

  it('sends a heartbeat', async () => {
    const { follow } = await instance({ ...quick, heartbeat: 30 })
    const stream = await follow((await givenTalk()).token)
    await soon(() => expect(stream.beats()).toBeGreaterThan(2))
    stream.cut()
  })

  it('of a certain age begins anew elsewhere', async () => {
    const { follow } = await instance({ ...quick, heartbeat: 30, age: 100 })
    const stream = await follow((await givenTalk()).token)
    await stream.over
    expect(stream.said).toEqual(['begin', 'elsewhere'])
  })

  it('of a slow reader is closed instead of being kept in memory', async () => {
    const { customer, token } = await givenTalk()
    const { follow } = await instance({ ...quick, buffer: 2000 })
    const stream = await follow(token)
    stream.pause()
    const over = vi.fn()
    void stream.over.then(over)
    const much = `do $$ begin for n in 1..2000 loop
      perform fx.tell_event('${customer.id}', 'notice', fx.new_id()); end loop; end $$`
    for (let n = 0; n < 40 && over.mock.calls.length === 0; n += 1) {
      await owner.query(much)
      await sleep(50)
    }
    await soon(() => expect(over).toHaveBeenCalled())
  }, 60_000)
})

describe('a stream ends within a second', () => {
  it.each([
    ['is revoked', (id: string) => owner.query('delete from sessions where user_id = $1', [id])],
    [
      'is of somebody who is suspended',
      async (id: string) => {
        await owner.query('update accounts set suspended_at = now() where id = $1', [id])
        await owner.query('delete from sessions where user_id = $1', [id])
      },
    ],
  ])('when its session %s', async (_, revoke) => {
    const { customer, token } = await givenTalk()
    const streams = await Promise.all([one.follow(token), other.follow(token)])
    await soon(() => expect(streams.every(({ said }) => said.includes('begin'))).toBe(true))
    const begun = Date.now()
    await revoke(customer.id)
    await Promise.race([Promise.all(streams.map(({ over }) => over)), sleep(5 * SECOND)])
    const took = Date.now() - begun
    for (const { cut } of streams) cut() // one that goes on would keep the server from closing
    for (const { said } of streams) expect(said).toEqual(['begin', 'ended'])
    expect(took).toBeLessThan(SECOND)
    const late = await one.follow(token)
    await late.over
    expect(late.said).toEqual(['ended'])
  })

  it('also when the session ends between the two statements of a read', async () => {
    const tag = 'a'.repeat(16)
    const answer = (no: number) => ({ events: [], next: `${tag}.${no}`, reload: false, more: false })
    const answers = [
      answer(1),
      { ...answer(2), events: [{ id: `${tag}.2`, kind: 'session', subjectId: randomUUID() }] },
    ]
    const door = {
      call: async () => answers.shift() ?? fail('UNAUTHENTICATED'),
    }
    const streams = createEventStreams({ door, pool: app, wakeUp, log: silentLog, limits: quick })
    afterAll(() => streams.stop())
    const { url } = await serveHttp(opened.door, opened, { streams })
    const stream = await followEvents({ url, token: 'mine' })
    await soon(() => expect(stream.said).toEqual(['begin', 'ended']))
    stream.cut()
  })

  it('when its reader signs out, and their other sessions stay', async () => {
    const { customer, token } = await givenTalk()
    const caller = await opened.signedIn(customer)
    const [leaves, stays] = [await one.follow(caller.token ?? ''), await one.follow(token)]
    await soon(() => expect([...leaves.said, ...stays.said]).toEqual(['begin', 'begin']))
    await opened.as(caller).identity.signOut({})
    await leaves.over
    expect(leaves.said).toEqual(['begin', 'ended'])
    await soon(() => expect(stays.told.map(({ kind }) => kind)).toEqual(['session']))
    stays.cut()
  })
})

describe('everything is to be read anew', () => {
  it('by who was away longer than events are kept', async () => {
    const { token, supplierWrites } = await givenTalk()
    const first = await one.follow(token)
    await soon(() => expect(first.said).toEqual(['begin']))
    first.cut()
    await supplierWrites()
    await owner.query('delete from events')
    const second = await one.follow(token, first.lastId())
    await soon(() => expect(second.said).toEqual(['reload', 'begin']))
    await supplierWrites()
    await soon(() => expect(talkEvents(second.told)).toHaveLength(1))
    second.cut()
  })

  it.each(['', 'x', '0', 'a.b', '0000000000000000.5', `${'0'.repeat(16)}.99999999999999999999`, 'é'.repeat(50)])(
    'by whose position is not theirs: %s',
    async (position) => {
      const { customer } = await givenTalk()
      const { next, events, reload } = await (await asPerson(customer)).events.list({ after: position })
      expect({ events, reload }).toEqual({ events: [], reload: true })
      expect(next).toMatch(/^[0-9a-f]{16}\.\d+-[0-9a-f]{16}\.\d+$/)
    },
  )

  it('by who got another role or company, and hears only of that from then on', async () => {
    const { customer, token, supplierWrites } = await givenTalk()
    const stream = await one.follow(token)
    await soon(() => expect(stream.said).toEqual(['begin']))
    await owner.query('update people set company_id = null, company_owner = false where id = $1', [customer.id])
    await soon(() => expect(stream.said).toEqual(['begin', 'reload']))
    const before = stream.told.length
    await supplierWrites()
    await sleep(SECOND)
    expect(talkEvents(stream.told.slice(before))).toEqual([])
    stream.cut()
  })
})

describe('a process', () => {
  it('that stops sends its streams elsewhere, spread over time, and takes no more', async () => {
    const { streams, follow } = await instance({ farewell: 400 })
    const { token } = await givenTalk()
    const followed = await Promise.all(Array.from({ length: 8 }, () => follow(token)))
    await soon(() => expect(followed.every(({ said }) => said.includes('begin'))).toBe(true))
    const ends: number[] = []
    for (const { over } of followed) void over.then(() => ends.push(Date.now()))
    await streams.stop()
    await soon(() => expect(ends).toHaveLength(8))
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(50)
    for (const { said } of followed) expect(said).toEqual(['begin', 'elsewhere'])
    expect((await follow(token)).status).toBe(503)
  })

  it('gives one person so many streams, and all together so many', async () => {
    const { follow } = await instance({ ...quick, ofPerson: 2, streams: 3 })
    const [mine, another] = [(await givenTalk()).token, (await givenTalk()).token]
    const followed = [await follow(mine), await follow(mine)]
    const refused = await follow(mine)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
    followed.push(await follow(another))
    expect((await follow(another)).status).toBe(503)
    followed[0]?.cut()
    await soon(() => expect(followed[0]?.said).toEqual(['begin']))
    await sleep(100)
    const again = await follow(mine)
    expect(again.status).toBe(200)
    for (const each of [...followed, again]) each.cut()
  })

  it('has nothing for visitors, and refuses other sites', async () => {
    const { token } = await givenTalk()
    const visitor = await one.follow('nobody')
    await visitor.over
    expect(visitor.said).toEqual(['ended'])
    expect((await one.follow(token, undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await one.follow(token, undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('finds what is new without a wake-up, too', async () => {
    const { customer, token } = await givenTalk()
    const stream = await one.follow(token)
    await soon(() => expect(stream.said).toEqual(['begin']))
    await owner.query("select fx.tell_event($1, 'notice', $1)", [customer.id])
    await soon(() => expect(stream.told).toHaveLength(1))
    stream.cut()
  })
})
