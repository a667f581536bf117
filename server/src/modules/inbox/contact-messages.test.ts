import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it, vi } from 'vitest'
import { aMessage, itemVersion } from '../../testing/given-inbox.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { lettersOf } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, clock } = opened
const admin = await asPerson(await given.admin())
const visitor = as()
const INBOX = 'desk@ticarum.example'
await owner.query('update company_private set inbox = $1', [INBOX])

const write = (message: object = {}, key: string = randomUUID()) =>
  visitor.contactMessages.send.try({ ...aMessage, ...message }, key)
/** What was written, with how the desk has it on its list. */
const stored = async (email: string) =>
  (
    await owner.query(
      `select i.*, m.name, m.message, m.language from contact_messages m
        join conversations c on c.subject_id = m.id join inbox_items i on i.id = c.id where m.email = $1`,
      [email],
    )
  ).rows
const mailsAbout = async (email: string) =>
  (await lettersOf(opened, 'contact-message')).filter(({ says }) => (says as { email: string }).email === email)
const newEmail = () => `${newId()}@example.com`

describe('a contact message', () => {
  it('is stored with name, email and message, trimmed, and due by the promise [CONT-14]', async () => {
    const email = newEmail()
    clock.set(new Date('2026-03-07T15:00:00+03:00'))
    expect(
      await write({
        name: '  Ayaan Xirsi ',
        email: ` ${email.toUpperCase()} `,
        message: '\n Do you ship\nto Bosaso?  ',
        language: 'so',
      }),
    ).toEqual({
      ok: true,
      value: { done: true },
    })
    expect(await stored(email)).toMatchObject([
      {
        name: 'Ayaan Xirsi',
        message: 'Do you ship\nto Bosaso?',
        language: 'so',
        state: 'new',
        queue: 'open',
        assignee_id: null,
        due_at: new Date('2026-03-09T15:00:00+03:00'),
      },
    ])
    clock.set(new Date())
  })

  it.each([
    ['name', 'a'.repeat(100), 'a'.repeat(101), 'tooLong'],
    ['name', 'a', ' \n ', 'required'],
    ['email', `${'a'.repeat(64)}@${'b.'.repeat(94)}co`, `${'a'.repeat(65)}@${'b.'.repeat(94)}co`, 'tooLong'],
    ['email', 'a@b.co', 'a@b', 'invalid'],
    ['message', 'a'.repeat(10), ` ${'a'.repeat(9)} `, 'tooShort'],
    ['message', 'a'.repeat(1000), 'a'.repeat(1001), 'tooLong'],
  ])('takes the limit of %s itself and nothing beyond it [LIMIT-10]', async (field, accepted, refused, problem) => {
    expect((await write({ [field]: accepted })).ok).toBe(true)
    expect(await write({ [field]: refused })).toEqual({
      ok: false,
      code: 'INPUT_INVALID',
      args: { fields: { [field]: problem } },
    })
  })

  it('with a null character is stored without it', async () => {
    const email = newEmail()
    expect((await write({ email, message: 'Do you ship\0 to Bosaso?' })).ok).toBe(true)
    expect(await stored(email)).toMatchObject([{ message: 'Do you ship to Bosaso?' }])
  })

  it("is mailed to the company's inbox, and an answer to that mail goes to who wrote [MAIL-08]", async () => {
    const email = newEmail()
    await owner.query('delete from mail_arguments; delete from mail_log; delete from outbox')
    await write({ email, message: 'Do you ship to Bosaso?\nAnd to Garowe?' })
    expect(await mailsAbout(email)).toMatchObject([
      { recipient: INBOX, says: { name: 'Ayaan Xirsi', message: 'Do you ship to Bosaso?\nAnd to Garowe?' } },
    ])
    const { smtp } = await openWorker(opened.urls)
    await vi.waitFor(() => expect(smtp.accepted).toHaveLength(2), { timeout: 60_000 })
    const mail = smtp.accepted.find(({ recipients }) => recipients.includes(INBOX))
    const [row] = await stored(email)
    expect(mail).toMatchObject({ recipients: [INBOX], subject: 'A message from the contact form' })
    expect(mail?.headers.filter(({ name }) => /reply-to/i.test(name)).map(({ value }) => value)).toEqual([email])
    for (const words of ['Ayaan Xirsi', 'Do you ship to Bosaso?', 'And to Garowe?', `/admin/messages/${row.id}`])
      expect(mail?.text).toContain(words)
  })

  it.each([
    ['whose hidden field is filled', { homepage: 'https://pills.example' }, 'trap'],
    ['that was written in two seconds', { seconds: 2 }, 'haste'],
  ])(
    '%s is answered like any other, mailed to nobody, and listed apart until somebody takes it',
    async (_, marks, why) => {
      const email = newEmail()
      expect(await write({ email, ...marks })).toEqual({ ok: true, value: { done: true } })
      const [row] = await stored(email)
      expect(row).toMatchObject({ held_back: why, queue: 'held' })
      expect(await mailsAbout(email)).toEqual([])
      const inQueue = async (view: 'open' | 'held') =>
        (await admin.inbox.list({ view, limit: 100 })).items.some(({ id }) => id === row.id)
      expect([await inQueue('held'), await inQueue('open')]).toEqual([true, false])
      const version = await itemVersion(opened, row.id)
      await admin.inbox.move({ id: row.id, version, move: 'take' }, randomUUID())
      expect([await inQueue('held'), await inQueue('open')]).toEqual([false, true])
    },
  )

  it('that was written in more than three seconds, or without scripts, is no spam', async () => {
    const email = newEmail()
    await write({ email, seconds: 3 })
    await write({ email })
    expect((await stored(email)).map(({ held_back }) => held_back)).toEqual([null, null])
    expect(await mailsAbout(email)).toHaveLength(2)
  })

  it('is refused where too many came from one network; another one may still write', async () => {
    const limited = await openDoor({ limits: true })
    const from = (address: string) => limited.as({ address }).contactMessages.send.try(aMessage, randomUUID())
    const answers: string[] = []
    for (let n = 0; n < 21; n++) {
      const answer = await from('192.0.2.7')
      answers.push(answer.ok ? 'OK' : answer.code)
    }
    expect(answers).toEqual([...Array(20).fill('OK'), 'RATE_LIMITED'])
    expect((await from('192.0.2.8')).ok).toBe(true)
  })
})

it('a message is mailed only by the transaction that wrote it', async () => {
  await expect(opened.app.query('select fx.receive_contact_message($1, now(), null)', [randomUUID()])).rejects.toThrow(
    'no such message',
  )
})
