import { newId } from '@ticarum/db/ids'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { aMail, deskAnswers, handOver, inbound } from '../../testing/answer-by-mail.ts'
import { givenContact } from '../../testing/given-inbox.ts'
import { hostileMails } from '../../testing/hostile/mails.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened
const MB = 1024 * 1024

/** What an answer would change. */
const traces = async () =>
  (
    await owner.query(
      `select (select count(*)::integer from messages) as messages, (select count(*)::integer from mail_log) as mails,
          (select count(*)::integer from outbox) as jobs,
          (select jsonb_agg(i order by i.id) from inbox_items i) as items`,
    )
  ).rows[0]

it('more than 60 hostile messages leave nothing behind, each for its own reason', { timeout: 300_000 }, async () => {
  const logged: { outcome?: string; reason?: string; err?: unknown }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const { smtp, worker } = await openWorker(opened.urls, { inbound, log })
  const port = (await worker.inboundPort) ?? 0
  const desk = await asPerson(await given.admin())
  const threadOf = async (sender: string) => {
    const id = await givenContact(opened, { email: sender })
    return { id, sender, address: await deskAnswers(desk, id, smtp) }
  }
  const [thread, other] = [await threadOf(`${newId()}@example.com`), await threadOf(`${newId()}@example.com`)]
  const receiptId = newId()
  await owner.query(
    "insert into mail_log (id, recipient, template, language, state) values ($1, $2, 'contact-receipt', 'en', 'sent')",
    [receiptId, thread.sender],
  )
  const before = await traces()
  const became: [string, string][] = []
  const mails = hostileMails({ ...thread, other, receiptId })
  const memory = process.memoryUsage().rss
  let [slowest, slowestName, largest] = [0, '', 0]
  for (const { name, raw, from = thread.sender, to = thread.address, size, breakOff } of mails) {
    logged.length = 0
    const began = performance.now()
    const reply = await handOver(port, { from, to, raw, ...(size && { size }), ...(breakOff && { breakOff }) })
    const took = performance.now() - began
    if (took > slowest) [slowest, slowestName] = [took, name]
    if (breakOff) await vi.waitUntil(() => logged.length > 0)
    largest = Math.max(largest, process.memoryUsage().rss)
    const said = logged.find(({ outcome }) => outcome)
    became.push([name, [reply, reply.startsWith('data') ? (said?.reason ?? said?.outcome) : ''].join(' ').trim()])
    expect(logged.filter(({ err }) => err)).toEqual([])
  }
  expect(became).toEqual(mails.map(({ name, becomes }) => [name, becomes]))
  expect(mails.length).toBeGreaterThanOrEqual(60)
  expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length)
  expect(await traces()).toEqual(before)
  expect(smtp.accepted).toHaveLength(2)
  expect(largest - memory).toBeLessThan(400 * MB)
  expect(slowest).toBeLessThan(10_000)
  console.log(
    `${mails.length} hostile messages: 0 effective, the slowest (${slowestName}) took ${slowest.toFixed(0)} ms, ` +
      `${((largest - memory) / MB).toFixed(0)} MB more at most`,
  )

  // The same address takes a good one.
  const good = aMail('A good answer.', { From: `<${thread.sender}>` })
  expect(await handOver(port, { from: thread.sender, to: thread.address, raw: good })).toBe('data 250')
  expect((await desk.inbox.get({ id: thread.id })).messages.at(-1)).toMatchObject({ body: 'A good answer.' })
})
