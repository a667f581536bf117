import { randomInt, randomUUID } from 'node:crypto'
import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTextChannels } from '../../platform/text-channels.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { startTextService, type TextFault } from '../../testing/text-service.ts'

const READERS = 20
const EACH = 4

it('text messages over a bad line, by two workers: none is lost, none is taken twice', async () => {
  const { owner, given, urls } = await testDatabase()
  const faults: (TextFault | undefined)[] = [undefined, undefined, { status: 429 }, { status: 400 }, 'drop', 'silent']
  const service = await startTextService(() => faults[randomInt(faults.length)])
  onTestFinished(() => service.close())
  const textChannels = createTextChannels(service.settings, 1000)
  for (let n = 0; n < READERS; n += 1) {
    const { id } = await given.customer()
    await owner.query(
      `insert into text_numbers (user_id, channel, number, code_until, agreed_at)
        values ($1, $2, $3, now(), now())`,
      [id, n % 2 ? 'sms' : 'whatsapp', `+25261${String(n).padStart(7, '0')}`],
    )
    await owner.query(
      `insert into notifications (id, user_id, kind, arguments)
        select gen_random_uuid(), $1, 'order.payment', $2 from generate_series(1, $3::int)`,
      [id, { number: 'TC-10001', orderId: randomUUID(), decision: 'received' }, EACH],
    )
  }
  await Promise.all([1, 2].map(() => openWorker(urls, { textChannels })))
  const states = async () =>
    (await owner.query<{ id: string; state: string; tries: number }>('select id, state, tries from text_messages')).rows
  await vi.waitFor(
    async () => expect((await states()).filter(({ state }) => ['queued', 'sending'].includes(state))).toEqual([]),
    { timeout: 90_000, interval: 500 },
  )

  const texts = await states()
  expect(texts).toHaveLength(READERS * EACH)
  for (const { id, state, tries } of texts) {
    const mine = service.arrived.filter(({ key }) => key === id).map(({ fault }) => fault)
    const taken = mine.filter((fault) => fault === undefined).length
    const silent = mine.filter((fault) => typeof fault === 'string').length
    expect(mine.length).toBeLessThanOrEqual(tries)
    // On a slow machine an answer may come too late; then it is unknown as well.
    expect({ sent: [1, 0], failed: [0, 0], unknown: taken ? [1, 0] : [0, silent] }[state]).toEqual([taken, silent])
    expect(taken + silent).toBeLessThanOrEqual(1)
  }
  for (const state of ['sent', 'unknown', 'failed'])
    expect(texts.filter((text) => text.state === state).length).toBeGreaterThan(0)
}, 120_000)
