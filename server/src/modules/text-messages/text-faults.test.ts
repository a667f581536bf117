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
  const done: TextFault[] = []
  const service = await startTextService(() => {
    const faults: (TextFault | undefined)[] = [undefined, undefined, { status: 429 }, { status: 400 }, 'drop', 'silent']
    const fault = faults[randomInt(faults.length)]
    if (fault) done.push(fault)
    return fault
  })
  onTestFinished(() => service.close())
  const textChannels = createTextChannels(service.settings, 200)
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
  const count = (state: string) => texts.filter((text) => text.state === state).length
  const times = (wanted: (fault: TextFault) => boolean) => done.filter(wanted).length
  const refusals = times((fault) => typeof fault === 'object')
  expect(count('unknown')).toBe(times((fault) => typeof fault === 'string'))
  expect(count('sent')).toBe(service.arrived.length - done.length)
  expect(texts.reduce((sum, { tries }) => sum + tries, 0)).toBe(service.arrived.length)
  expect(count('sent') + count('unknown') + count('failed')).toBe(texts.length)
  for (const happened of [count('sent'), count('unknown'), refusals]) expect(happened).toBeGreaterThan(0)
  for (const { id, tries } of texts) expect(service.arrived.filter(({ key }) => key === id)).toHaveLength(tries)
}, 120_000)
