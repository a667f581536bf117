import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { createPool } from '@ticarum/db/transaction'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../client.ts'
import { watchEvents } from '../http/watch-events.ts'
import { cutLine } from '../testing/cut-line.ts'
import { givenSupplier } from '../testing/given-catalogue.ts'
import { anotherInstance, openDoor } from '../testing/open-door.ts'
import { NATS, startNats, WITHOUT_NATS } from '../testing/start-nats.ts'
import type { WakeUp } from './wake-up.ts'
import { wakeUpByNats } from './wake-up-by-nats.ts'
import { wakeUpByNotify } from './wake-up-by-notify.ts'

const opened = await openDoor()
const { given, owner, app, urls, parts } = opened
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 10 })
if (!NATS) console.log(WITHOUT_NATS)

/** A log that is kept. */
function keptLog() {
  const lines: string[] = []
  const out = new Writable({
    write(line, _, done) {
      lines.push(String(line))
      done()
    },
  })
  return { log: pino({ level: 'trace' }, out), lines }
}

interface Form {
  name: string
  missing: boolean
  /** where it is reached, with name and password */
  address(): Promise<string>
  at(url: string, log: ReturnType<typeof keptLog>['log']): WakeUp
}
const forms: Form[] = [
  {
    name: 'NOTIFY',
    missing: urls.app.includes('pgbouncer=true'), // which can't carry it
    address: async () => urls.app,
    at(url, log) {
      const pool = createPool(url, 2)
      const wakeUp = wakeUpByNotify({ pool, url, log })
      return { ...wakeUp, stop: () => pool.end() }
    },
  },
  {
    name: 'NATS',
    missing: NATS === undefined,
    async address() {
      const nats = await startNats()
      onTestFinished(nats.stop)
      return nats.url
    },
    at: wakeUpByNats,
  },
]

describe.each(forms)('a wake-up by $name', ({ missing, address, at }) => {
  /** Two processes on one line that can be cut; what the second one hears is counted. */
  async function twoProcesses() {
    const line = await cutLine(await address())
    const { log, lines } = keptLog()
    const [one, other] = [at(line.url, log), at(line.url, log)]
    const woken = { outbox: 0, events: 0 }
    const listeners = (['outbox', 'events'] as const).map((channel) => {
      return other.listen(channel, () => {
        woken[channel] += 1
      })
    })
    const wake = one.sender('events')
    onTestFinished(async () => {
      await Promise.all(listeners.map((listener) => listener.stop()))
      await Promise.all([one.stop(), other.stop()])
    })
    /** from now on it is heard, and the first connection of each channel has woken */
    async function connected(): Promise<void> {
      await soon(() => expect(woken.outbox).toBeGreaterThan(0))
      await soon(() => {
        const before = woken.events
        wake()
        return soonAfter(() => woken.events > before)
      })
    }
    return { ...line, lines, one, other, wake, woken, connected }
  }

  it.skipIf(missing)('reaches who listens to its channel, once for many calls', async () => {
    const { wake, woken, connected } = await twoProcesses()
    await connected()
    const before = { ...woken }
    for (let n = 0; n < 1000; n += 1) wake()
    await soon(() => expect(woken.events).toBeGreaterThan(before.events))
    await connected() // later than whatever the thousand have sent
    expect(woken.events - before.events).toBeLessThan(20)
    expect(woken.outbox).toBe(before.outbox)
  })

  it.skipIf(missing)('comes after the commit of a change, and not after a refused one', async () => {
    const { one, other, connected } = await twoProcesses()
    await connected()
    const door = anotherInstance({ ...parts, wakeStreams: one.sender('events') })
    const supplier = await givenSupplier(opened)
    const customer = await given.customer()
    const { id } = await given.order({ customer, supplierId: supplier.companyId })
    const caller = await opened.signedIn(supplier)
    const api = createClient(door, caller)
    const reader = await opened.asPerson(customer)
    const seen: number[] = []
    const reads: Promise<unknown>[] = []
    const look = async () => {
      seen.push((await reader.messages.thread({ id })).messages.length)
    }
    const listener = other.listen('events', () => reads.push(look()))
    onTestFinished(listener.stop)
    await soon(() => expect(reads.length).toBeGreaterThan(0)) // who begins to listen is woken at once
    await Promise.all(reads.splice(0))
    seen.length = 0
    await expect(api.messages.send({ id: randomUUID(), messageId: randomUUID(), body: 'Lost' })).rejects.toThrow()
    await api.messages.send({ id, messageId: randomUUID(), body: 'Soon.' })
    await soon(() => expect(seen.length).toBeGreaterThan(0))
    expect(seen).toEqual([1])
  })

  it.skipIf(missing)('that is away holds nobody up: a slow look delivers, and it comes back by itself', async () => {
    const { wake, woken, other, cut, mend, connected } = await twoProcesses()
    await connected()
    const told: string[] = []
    const watching = watchEvents({ pool: app, wakeUp: other, log: parts.log }, (tag) => told.push(tag))
    onTestFinished(watching.stop)
    await soon(async () => expect(await watching.begun()).toBe(true))
    await cut()
    const { id } = await given.customer()
    told.length = 0
    await owner.query("select fx.tell_event($1, 'notice', $1)", [id])
    wake()
    await soon(() => expect(told.length).toBeGreaterThan(0))
    const before = woken.events
    await mend()
    await soon(() => expect(woken.events, 'what was missed meanwhile is looked for').toBeGreaterThan(before))
    await connected()
  })

  it.skipIf(missing)('keeps name and password of its address to itself', async () => {
    const url = new URL(await address())
    const { log, lines } = keptLog()
    const line = await cutLine(url.href)
    const wrong = new URL(line.url)
    wrong.password = 'a-wrong-secret'
    const wakeUp = at(wrong.href, log)
    const listener = wakeUp.listen('events', () => {})
    wakeUp.sender('events')()
    await soon(() => expect(lines.length).toBeGreaterThan(0))
    await line.cut()
    const refused = lines.length
    await soon(() => expect(lines.length).toBeGreaterThan(refused))
    await listener.stop()
    await wakeUp.stop()
    for (const secret of ['a-wrong-secret', url.password, decodeURIComponent(url.password)].filter(Boolean))
      expect(lines.join('')).not.toContain(secret)
  })
})

/** Whether it becomes so within a moment. */
async function soonAfter(check: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(check()).toBe(true), { timeout: 500, interval: 5 })
}
