import type { Language } from '@ticarum/contract/values/languages'
import { testDatabase } from '@ticarum/db/testing/database'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDelivery } from '../../mail/transport.ts'
import { silentLog } from '../../platform/log.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { queueNotice } from '../../testing/queue-notification.ts'
import { type SmtpFault, type Stage, startSmtp } from '../../testing/smtp.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { createWorkerPool } from '../../worker/worker-pool.ts'
import { beginTry, queueAgain } from './mail-tries.ts'
import { sendMail } from './send-mail.ts'

const HOUR = 3600 * 1000
const database = await testDatabase()
const pool = createWorkerPool(database.urls.worker, 4, silentLog)
let faults: Partial<Record<Stage, SmtpFault>> = {}
let now = new Date()
const smtp = await startSmtp({ fault: (stage) => faults[stage] })
afterAll(async () => {
  await smtp.close()
  await pool.end()
})
beforeEach(() => {
  faults = {}
  now = new Date()
  smtp.accepted.length = 0
  logged.length = 0
})

const logged: { outcome: string; mailId: string; template: string }[] = []
const parts: JobParts = {
  pool,
  app: database.app,
  clock: { now: () => now },
  log: pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) }),
  storage: diskStorage('/nowhere'),
  mail: {
    deliver: createDelivery({ url: smtp.url, from: 'Ticarum <trade@ticarum.example>', patience: 1000 }),
    origin: 'https://ticarum.example',
    firstWait: 30_000,
    quiet: 0,
  },
}

async function queued(language: Language = 'en') {
  const person = await database.given.supplier({ language })
  return { person, mailId: await queueNotice(database.app, person.id, { now }) }
}
const attempt = (mailId: string) => sendMail(parts, { mailId })
async function logOf(mailId: string) {
  const { rows } = await database.owner.query(
    'select l.*, a.arguments from mail_log l left join mail_arguments a on a.mail_id = l.id where l.id = $1',
    [mailId],
  )
  return rows[0]
}
/** The seconds after which each job of this e-mail runs. */
async function waitsOf(mailId: string): Promise<number[]> {
  const { rows } = await pool.query<{ wait: number }>(
    `select extract(epoch from run_at - updated_at)::float8 as wait from graphile_worker.jobs
      where key = 'mail:' || $1`,
    [mailId],
  )
  return rows.map((row) => row.wait)
}

describe('sending a mail', () => {
  it('goes to the address in the database, in its reader’s language, and deletes its arguments', async () => {
    const { person, mailId } = await queued('ar')
    expect(await logOf(mailId)).toMatchObject({
      state: 'queued',
      tries: 0,
      recipient: person.email,
      language: 'ar',
      arguments: { kind: 'invitation.accepted' },
    })
    await attempt(mailId)
    expect(smtp.accepted).toHaveLength(1)
    expect(smtp.accepted[0]).toMatchObject({
      recipients: [person.email],
      subject: 'تم قبول دعوتك',
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    })
    expect(await logOf(mailId)).toMatchObject({
      state: 'sent',
      tries: 1,
      unknown_outcomes: 0,
      sent_at: now,
      last_error: null,
      arguments: null,
    })
  })

  it('does nothing for a mail that is sent', async () => {
    const { mailId } = await queued()
    await attempt(mailId)
    await attempt(mailId)
    expect(smtp.accepted).toHaveLength(1)
    expect(await logOf(mailId)).toMatchObject({ tries: 1 })
  })

  it('is queued again after a refusal, with growing delays and the same Message-ID', async () => {
    const { mailId } = await queued()
    faults = { rcpt: { refuse: 450 } }
    for (const [tries, wait] of [
      [1, 30],
      [2, 60],
      [3, 120],
    ] as const) {
      await attempt(mailId)
      expect(await logOf(mailId)).toMatchObject({
        state: 'queued',
        tries,
        unknown_outcomes: 0,
        last_error: 'refused: RCPT TO 450 4.7.1',
      })
      const [scheduled = 0, ...more] = await waitsOf(mailId)
      expect(more).toEqual([])
      expect(scheduled).toBeGreaterThanOrEqual(wait * 0.75)
      expect(scheduled).toBeLessThanOrEqual(wait * 1.25)
    }
    faults = { answer: 'drop' }
    await attempt(mailId)
    faults = {}
    await attempt(mailId)
    expect(new Set(smtp.accepted.map((mail) => mail.header('message-id')))).toEqual(
      new Set([`<${mailId}@ticarum.example>`]),
    )
    expect(smtp.accepted).toHaveLength(2)
    expect(await logOf(mailId)).toMatchObject({ state: 'sent', tries: 5, unknown_outcomes: 1 })
  })

  it('counts a try whose worker died in the middle as unknown', async () => {
    const { mailId } = await queued()
    await beginTry(pool, mailId)
    await attempt(mailId)
    expect(await logOf(mailId)).toMatchObject({ state: 'sent', tries: 2, unknown_outcomes: 1 })
  })

  it('leaves the job to the worker that took over, unless the server has answered', async () => {
    const { mailId } = await queued()
    const slow = await beginTry(pool, mailId)
    const other = await beginTry(pool, mailId)
    if (!slow || !other) throw new Error('the mail was not begun')
    const failure = { unknown: false, error: 'refused: late', wait: 1000 }
    expect(await queueAgain(pool, slow, failure)).toBe(false)
    expect(await logOf(mailId)).toMatchObject({ state: 'sending', tries: 2, last_error: null })
    expect(await queueAgain(pool, other, failure)).toBe(true)
  })

  it('is given up 72 hours after it was queued, with what an admin needs to send it again', async () => {
    const { mailId } = await queued()
    const queuedAt = now
    faults = { end: { refuse: 451 } }
    now = new Date(queuedAt.getTime() + 72 * HOUR - 10_000)
    await attempt(mailId)
    expect(await logOf(mailId)).toMatchObject({ state: 'queued' })
    expect((await waitsOf(mailId))[0]).toBeLessThanOrEqual(10) // the last try is within the 72 hours
    now = new Date(queuedAt.getTime() + 72 * HOUR)
    await attempt(mailId)
    expect(await logOf(mailId)).toMatchObject({
      state: 'failed',
      tries: 2,
      last_error: 'refused: DATA 451 4.7.1',
      arguments: { kind: 'invitation.accepted' },
    })
  })

  it('is given up after five permanent refusals', async () => {
    const { mailId } = await queued()
    faults = { rcpt: { refuse: 550 } }
    for (let tries = 1; tries < 5; tries++) await attempt(mailId)
    expect(await logOf(mailId)).toMatchObject({ state: 'queued', tries: 4 })
    await attempt(mailId)
    expect(await logOf(mailId)).toMatchObject({ state: 'failed', tries: 5, last_error: 'refused: RCPT TO 550 5.7.1' })
  })

  it('logs id, template and outcome of every try, and never an address', async () => {
    const { mailId } = await queued()
    for (const fault of [{ rcpt: { refuse: 550 } }, { answer: 'drop' }, {}] as const) {
      faults = fault
      await attempt(mailId)
    }
    expect(logged.map(({ outcome }) => outcome)).toEqual(['refused', 'unknown', 'sent'])
    for (const line of logged) expect(line).toMatchObject({ mailId, template: 'notice' })
    expect(JSON.stringify(logged)).not.toContain('@')
  })

  it('waits for a version that knows its template', async () => {
    const { mailId } = await queued()
    await database.owner.query("update mail_log set template = 'poem' where id = $1", [mailId])
    await attempt(mailId)
    expect(smtp.accepted).toHaveLength(0)
    expect(await logOf(mailId)).toMatchObject({
      state: 'queued',
      last_error: 'refused: this template or its arguments are not known here',
    })
  })
})
