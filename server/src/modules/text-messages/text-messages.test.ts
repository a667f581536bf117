import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { createTextChannels } from '../../platform/text-channels.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'
import { startTextService, type TextFault } from '../../testing/text-service.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { createWorkerPool } from '../../worker/worker-pool.ts'
import { sendText } from './send-text.ts'
import { beginText, recordTextSent } from './text-tries.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock, urls } = opened
const MINUTE = 60_000
const key = () => randomUUID()

let fault: TextFault | undefined
const service = await startTextService(() => fault)
const pool = createWorkerPool(urls.worker, 4, silentLog)
afterAll(async () => {
  await pool.end()
  await service.close()
})
const logged: { outcome: string }[] = []
beforeEach(() => {
  fault = undefined
  service.arrived.length = 0
  logged.length = 0
})
const parts: JobParts = {
  pool,
  app: opened.app,
  clock,
  log: pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) }),
  storage: opened.parts.storage,
  mail: {
    deliver: async () => ({ outcome: 'accepted' }),
    origin: 'https://ticarum.example',
    firstWait: 30_000,
    quiet: 0,
  },
  textChannels: createTextChannels(service.settings, 1000),
}

interface StoredText {
  id: string
  template: string
  state: string
  tries: number
  last_error: string | null
  arguments: { code?: string } | null
}
const textsOf = async ({ id }: GivenPerson): Promise<StoredText[]> =>
  (await owner.query('select * from text_messages where user_id = $1 order by created_at, id', [id])).rows
const codeOf = async (person: GivenPerson) => (await textsOf(person)).at(-1)?.arguments?.code ?? ''
const numberOf = async ({ id }: GivenPerson) =>
  (await owner.query('select * from text_numbers where user_id = $1', [id])).rows[0]

let numbers = 0
/** Limits hold for a number, so that each person has another one. */
const newNumber = () => {
  numbers += 1
  return `+25261${String(numbers).padStart(7, '0')}`
}

/** Somebody who agreed to text messages, with an order that they are told of. */
async function givenReader(channel: 'whatsapp' | 'sms' = 'sms') {
  const person = await given.customer({ language: 'so' })
  const api = await asPerson(person)
  await api.textMessages.offer({ channel, number: newNumber() }, key())
  expect(await api.textMessages.confirm({ code: await codeOf(person) })).toMatchObject({ confirmed: true })
  await owner.query('delete from text_messages where user_id = $1', [person.id])
  return { person, api }
}

const tell = (person: GivenPerson, kind = 'order.shipping') =>
  owner.query('insert into notifications (id, user_id, kind, arguments, created_at) values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    person.id,
    kind,
    { number: 'TC-10001', orderId: randomUUID(), shipping: 'shipped' },
    clock.now(),
  ])
async function told(channel?: 'whatsapp' | 'sms') {
  const reader = await givenReader(channel)
  await tell(reader.person)
  const [text] = await textsOf(reader.person)
  if (!text) throw new Error('nothing was queued')
  const send = () => sendText(parts, { textId: text.id })
  const stored = async () => (await textsOf(reader.person))[0]
  return { ...reader, text, send, stored }
}

describe('a number for text messages', () => {
  it('counts once its code was typed, in the session that asked', async () => {
    const person = await given.customer()
    const api = await asPerson(person)
    const number = newNumber()
    expect(await api.textMessages.get({})).toEqual({ channels: ['whatsapp', 'sms'], mine: null })
    await api.textMessages.offer({ channel: 'whatsapp', number }, key())
    expect((await api.textMessages.get({})).mine).toEqual({ channel: 'whatsapp', number, state: 'waiting' })
    await tell(person)
    expect((await textsOf(person)).map(({ template }) => template)).toEqual(['code'])
    const code = await codeOf(person)
    expect((await numberOf(person)).code_hmac).toHaveLength(32)
    const elsewhere = await asPerson(person)
    expect(await elsewhere.textMessages.confirm({ code })).toEqual({ confirmed: false, triesLeft: 4 })
    expect(await api.textMessages.confirm({ code })).toEqual({ confirmed: true, triesLeft: 3 })
    expect((await api.textMessages.get({})).mine).toMatchObject({ state: 'on' })
    expect(await numberOf(person)).toMatchObject({ code_hmac: null, agreed_at: clock.now() })
    expect(await api.textMessages.confirm({ code })).toEqual({ confirmed: false, triesLeft: 0 })
  })

  it('is not confirmed after five wrong codes, nor after ten minutes', async () => {
    const person = await given.customer()
    const api = await asPerson(person)
    await api.textMessages.offer({ channel: 'sms', number: newNumber() }, key())
    const wrong = (await codeOf(person)) === '000000' ? '000001' : '000000'
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await api.textMessages.confirm({ code: wrong })).toEqual({ confirmed: false, triesLeft })
    expect(await api.textMessages.confirm({ code: await codeOf(person) })).toMatchObject({ confirmed: false })
    clock.advance(1)
    await api.textMessages.offer({ channel: 'sms', number: newNumber() }, key())
    clock.advance(10 * MINUTE)
    expect(await api.textMessages.confirm({ code: await codeOf(person) })).toMatchObject({ confirmed: false })
    clock.advance(1)
    await api.textMessages.offer({ channel: 'sms', number: newNumber() }, key())
    clock.advance(10 * MINUTE - 1)
    expect(await api.textMessages.confirm({ code: await codeOf(person) })).toMatchObject({ confirmed: true })
  })

  it('is sent five codes in an hour, by however many accounts', async () => {
    const number = newNumber()
    const ask = async () =>
      (await asPerson(await given.customer())).textMessages.offer.try({ channel: 'sms', number }, key())
    for (let n = 0; n < 5; n += 1) expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ ok: false, code: 'RATE_LIMITED' })
  })

  it('is refused for a channel that is not configured', async () => {
    const off = await openDoor({ textChannels: ['sms'] })
    const api = await off.asPerson(await off.given.customer())
    expect((await api.textMessages.get({})).channels).toEqual(['sms'])
    expect(await api.textMessages.offer.try({ channel: 'whatsapp', number: newNumber() }, key())).toMatchObject({
      ok: false,
      code: 'WRONG_STATE',
    })
  })

  it('another number ends the one before until its code is typed', async () => {
    const { person, api } = await givenReader()
    await api.textMessages.offer({ channel: 'sms', number: newNumber() }, key())
    await tell(person)
    expect((await textsOf(person)).map(({ template }) => template)).toEqual(['code'])
  })

  it('is ended by its owner: nothing is queued any more, and what waits is not sent', async () => {
    const { person, api, send, stored } = await told()
    await api.textMessages.end({})
    expect((await api.textMessages.get({})).mine).toMatchObject({ state: 'ended' })
    await tell(person)
    expect(await textsOf(person)).toHaveLength(1)
    await send()
    expect(service.arrived).toEqual([])
    expect(await stored()).toMatchObject({ state: 'failed', last_error: 'refused: its reader has ended it' })
    expect(await numberOf(person)).toMatchObject({ ended_at: clock.now(), agreed_at: expect.any(Date) })
    const { rows } = await owner.query(
      "select action from audit_log where table_name = 'text_numbers' and row_id = $1",
      [person.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['text-messages.offer', 'text-messages.confirm', 'text-messages.end']),
    )
  })
})

describe('a notice by text message', () => {
  it.each(['whatsapp', 'sms'] as const)(
    'is sent by %s in its reader’s language with its link, once',
    async (channel) => {
      const { send, stored } = await told(channel)
      await send()
      await send()
      expect(service.arrived).toHaveLength(1)
      expect(JSON.stringify(service.arrived[0]?.body)).toMatch(
        /Dalabka .*TC-10001.*https:\/\/ticarum.example\/orders\//,
      )
      expect(await stored()).toMatchObject({ state: 'sent', tries: 1, arguments: null, last_error: null })
    },
  )

  it('is sent for what its reader has to know now, and for nothing else', async () => {
    const { person } = await givenReader()
    for (const kind of ['order.note', 'product.listed', 'account.passkey-added', 'wishlist.back'])
      await tell(person, kind)
    expect(await textsOf(person)).toEqual([])
    await tell(person, 'order.payment')
    expect(await textsOf(person)).toHaveLength(1)
  })

  it('is sent five times in an hour at most', async () => {
    const { person } = await givenReader()
    for (let n = 0; n < 7; n += 1) await tell(person)
    expect(await textsOf(person)).toHaveLength(5)
    await owner.query("update text_messages set created_at = created_at - interval '61 minutes' where user_id = $1", [
      person.id,
    ])
    await tell(person)
    expect(await textsOf(person)).toHaveLength(6)
  })

  it('is tried again after a refusal for the moment, four times in all, and then given up', async () => {
    const { send, stored } = await told()
    fault = { status: 429 }
    for (const tries of [1, 2, 3]) {
      await send()
      expect(await stored()).toMatchObject({ state: 'queued', tries, last_error: 'refused: 429' })
    }
    await send()
    expect(await stored()).toMatchObject({ state: 'failed', tries: 4, arguments: null })
    await send()
    expect(service.arrived).toHaveLength(4)
  })

  it('waits longer after each refusal, under one job', async () => {
    const { send, text } = await told()
    fault = { status: 503 }
    for (const wait of [30, 120, 480]) {
      await send()
      const { rows } = await pool.query(
        "select extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs where key = 'text:' || $1",
        [text.id],
      )
      expect(rows).toHaveLength(1)
      expect(Math.abs(rows[0].wait - wait)).toBeLessThan(5)
    }
  })

  it('is not tried again after a refusal for good', async () => {
    const { send, stored } = await told('whatsapp')
    fault = { status: 400, body: { error: { code: 131026 } } }
    await send()
    await send()
    expect(service.arrived).toHaveLength(1)
    expect(await stored()).toMatchObject({ state: 'failed', tries: 1, last_error: 'refused: 400 131026' })
  })

  it.each<TextFault>(['silent', 'drop', { status: 500 }])('is unknown, and not repeated, after %j', async (next) => {
    const { send, stored } = await told()
    fault = next
    await send()
    fault = undefined
    await send()
    expect(service.arrived).toHaveLength(1)
    expect(await stored()).toMatchObject({ state: 'unknown', tries: 1, arguments: null })
    expect(logged.map(({ outcome }) => outcome)).toEqual(['unknown'])
  })

  it('is unknown, and not repeated, when its worker died while sending; an answer that came late counts', async () => {
    const { text, send, stored } = await told()
    const dying = await beginText(pool, text.id)
    await send()
    expect(service.arrived).toEqual([])
    expect(await stored()).toMatchObject({ state: 'unknown', last_error: 'unknown: its worker died' })
    if (dying) await recordTextSent(pool, dying, clock.now())
    expect(await stored()).toMatchObject({ state: 'sent' })
  })

  it('is sent once by workers that run the same job at once', async () => {
    const { send } = await told()
    await Promise.all(Array.from({ length: 8 }, send))
    expect(service.arrived).toHaveLength(1)
  })

  it('fails where its channel is not configured any more', async () => {
    const { text, stored } = await told()
    await sendText({ ...parts, textChannels: {} }, { textId: text.id })
    expect(await stored()).toMatchObject({ state: 'failed', last_error: 'refused: this channel is not configured' })
  })

  it('leaves neither number nor words in the log', async () => {
    const { send, person } = await told()
    await send()
    expect(logged).toMatchObject([{ outcome: 'sent', channel: 'sms', template: 'notice' }])
    expect(JSON.stringify(logged)).not.toContain((await numberOf(person)).number.slice(1))
  })
})

it('what a supplier does to an order reaches its customer by text message', async () => {
  const { person: customer } = await givenReader()
  const supplier = await givenSupplier(opened)
  const { id } = await given.order({ customer, supplierId: supplier.companyId })
  const seller = await asPerson(supplier)
  await seller.orders.updateShipping({ id, shippingStatus: 'preparing', trackingNumber: '', carrier: '' }, key())
  const [text, ...more] = await textsOf(customer)
  expect(more).toEqual([])
  expect(text).toMatchObject({ template: 'notice', state: 'queued', arguments: { kind: 'order.shipping' } })
  const { rows } = await owner.query('select task from outbox where job_key = $1', [`text:${text?.id}`])
  expect(rows).toEqual([{ task: 'send-text' }])
})
