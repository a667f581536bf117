import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { handOver, inbound } from '../../testing/answer-by-mail.ts'
import { aReport, hostileReports } from '../../testing/hostile/reports.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { queueNotice } from '../../testing/queue-notification.ts'
import type { SmtpFault, Stage } from '../../testing/smtp.ts'

const opened = await openDoor()
const { given, owner, app, as, asPerson, urls } = opened
const desk = await asPerson(await given.admin())

/** A worker that receives reports, for one test. */
async function receiving(fault?: (stage: Stage, recipient?: string) => SmtpFault | undefined) {
  const logged: { outcome?: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const { smtp, worker } = await openWorker(urls, { inbound, log, ...(fault && { fault }) })
  const port = (await worker.inboundPort) ?? 0
  const mailTo = async (person: Pick<GivenPerson, 'id' | 'email'>) => {
    const before = smtp.accepted.length
    const id = await queueNotice(app, person.id)
    const [mail] = await vi.waitUntil(
      () => {
        const mails = smtp.accepted.slice(before).filter(({ recipients }) => recipients.includes(person.email))
        return mails.length > 0 && mails
      },
      { timeout: 60_000 },
    )
    await vi.waitUntil(async () => (await rowOf(id)).state === 'sent', { timeout: 60_000 })
    return { id, recipient: person.email, returnPath: mail?.returnPath ?? '' }
  }
  /** The reply with what the log says of it. */
  const report = async (given: { from?: string; to: string; raw: string }) => {
    logged.length = 0
    const reply = await handOver(port, given)
    return [reply, logged.find(({ outcome }) => outcome)?.outcome].filter(Boolean).join(' ')
  }
  return { smtp, mailTo, report }
}
const rowOf = async (id: string) => (await owner.query('select * from mail_log where id = $1', [id])).rows[0]
const failedOf = async (id: string) => (await desk.mail.list({ state: 'failed' })).items.find((mail) => mail.id === id)
const stateBecomes = (id: string, state: string) =>
  vi.waitUntil(async () => (await rowOf(id)).state === state, { timeout: 60_000 })

describe('a report that mail was refused for good', () => {
  it('keeps further mail back but what is asked for, until its reader has it sent again', async () => {
    const person = await given.customer()
    const me = await asPerson(person)
    const { smtp, mailTo, report } = await receiving()
    const mail = await mailTo(person)
    expect(mail.returnPath).toMatch(/^bounce\+[0-9a-v]{56}@reply\.ticarum\.example$/)
    expect(await me.mail.getRefusal({})).toEqual({ refused: null })

    const raw = aReport(person.email.toUpperCase(), { 'Original-Recipient': `rfc822; ${person.email}` })
    expect(await report({ to: mail.returnPath, raw })).toBe('data 250 report: kept-back')
    expect(await report({ to: mail.returnPath, raw })).toBe('data 250 report: repeated')
    expect(await failedOf(mail.id)).toMatchObject({ lastError: 'bounced: 5.1.1', may: ['allow'] })
    expect(await me.mail.getRefusal({})).toEqual({ refused: { address: person.email, at: expect.any(String) } })
    expect(await (await asPerson(await given.customer())).mail.getRefusal({})).toEqual({ refused: null })

    const kept = await queueNotice(app, person.id)
    await stateBecomes(kept, 'failed')
    expect(await failedOf(kept)).toMatchObject({
      lastError: 'kept back: this address refused mail',
      may: ['sendAgain'],
    })
    await as().identity.forgotPassword({ email: person.email }, randomUUID())
    await vi.waitUntil(() => smtp.accepted.filter(({ recipients }) => recipients.includes(person.email)).length === 2, {
      timeout: 60_000,
    })

    await me.mail.endRefusal({}, randomUUID())
    expect(await me.mail.getRefusal({})).toEqual({ refused: null })
    await mailTo(person)
  })

  it('is taken back by an admin: for the address, and by sending again what was kept back', async () => {
    const person = await given.customer()
    const { mailTo, report } = await receiving()
    const refuse = async () => {
      const mail = await mailTo(person)
      expect(await report({ to: mail.returnPath, raw: aReport(person.email) })).toBe('data 250 report: kept-back')
      return mail
    }
    const first = await refuse()
    await desk.mail.allow({ id: first.id }, randomUUID())
    await refuse()
    const kept = await queueNotice(app, person.id)
    await stateBecomes(kept, 'failed')
    await desk.mail.sendAgain({ id: kept }, randomUUID())
    await stateBecomes(kept, 'sent')
    expect(await desk.mail.allow.try({ id: kept }, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
    await mailTo(person)
  })

  it('ends with another address that its reader confirms', async () => {
    const person = await given.customer()
    const { mailTo, report } = await receiving()
    const mail = await mailTo(person)
    await report({ to: mail.returnPath, raw: aReport(person.email) })
    const email = `${newId()}@example.com`
    await owner.query('update accounts set email = $2, email_confirmed_at = now() where id = $1', [person.id, email])
    expect(await (await asPerson({ ...person, email })).mail.getRefusal({})).toEqual({ refused: null })
    await mailTo({ ...person, email })
  })

  it('that speaks of the message, a full mailbox or ourselves keeps nothing back', async () => {
    const person = await given.customer()
    const { mailTo, report } = await receiving()
    for (const status of ['5.2.2', '5.3.4', '5.6.1', '5.7.1', '5.7.26']) {
      const { id, returnPath } = await mailTo(person)
      const raw = aReport(person.email, { Status: status })
      expect(await report({ to: returnPath, raw })).toBe('data 250 report: taken')
      expect(await failedOf(id)).toMatchObject({ lastError: `bounced: ${status}` })
    }
    await mailTo(person)
  })
})

it('a refusal of the address itself at sending keeps further mail back', { timeout: 120_000 }, async () => {
  const person = await given.customer()
  const blocked = await given.customer()
  const statuses: Record<string, string> = { [person.email]: '5.1.1', [blocked.email]: '5.7.1' }
  await receiving((stage, recipient = '') => {
    const status = stage === 'rcpt' && statuses[recipient]
    return status ? { refuse: 550, status } : undefined
  })
  const errorOf = async (reader: GivenPerson) => {
    const id = await queueNotice(app, reader.id)
    await stateBecomes(id, 'failed')
    return (await rowOf(id)).last_error
  }
  expect([await errorOf(person), await errorOf(blocked)]).toEqual([
    'refused: RCPT TO 550 5.1.1',
    'refused: RCPT TO 550 5.7.1',
  ])
  await vi.waitUntil(async () => (await (await asPerson(person)).mail.getRefusal({})).refused !== null, {
    timeout: 60_000,
  })
  expect(await errorOf(person)).toBe('kept back: this address refused mail')
  expect(await (await asPerson(blocked)).mail.getRefusal({})).toEqual({ refused: null })
})

it('more than 20 hostile reports change nothing, each for its own reason', { timeout: 300_000 }, async () => {
  const [person, somebody] = [await given.customer(), await given.customer()]
  const { mailTo, report } = await receiving()
  const [mailed, other] = [await mailTo(person), await mailTo(somebody)]
  const traces = async () =>
    (
      await owner.query(
        `select (select jsonb_agg(l order by l.id) from mail_log l where l.id = any ($1)) as mails,
            (select count(*)::int from mail_refusals) as refusals, (select count(*)::int from outbox) as jobs`,
        [[mailed.id, other.id]],
      )
    ).rows[0]
  const before = await traces()
  const reports = hostileReports(mailed, other)
  const became: [string, string][] = []
  for (const { name, ...sent } of reports) became.push([name, await report(sent)])
  expect(became).toEqual(reports.map(({ name, becomes }) => [name, becomes]))
  expect(await traces()).toEqual(before)
  expect(new Set(reports.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
  console.log(`${reports.length} hostile reports: 0 effective`)
  expect(await report({ to: mailed.returnPath, raw: aReport(person.email) })).toBe('data 250 report: kept-back')
})
