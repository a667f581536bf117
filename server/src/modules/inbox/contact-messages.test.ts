import { randomUUID } from 'node:crypto'
import { type ContactAct, contactActs, contactStates } from '@ticarum/contract/values/inbox'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it, vi } from 'vitest'
import { aMessage, givenContact, handlingOf } from '../../testing/given-inbox.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { lettersOf } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, clock } = opened
const elif = await given.admin({ fullName: 'Elif Akköy' })
const [admin, otherAdmin] = [await asPerson(elif), await asPerson(await given.admin({ fullName: 'Deniz Kaya' }))]
const visitor = as()
const INBOX = 'desk@ticarum.example'
await owner.query('update company_private set inbox = $1', [INBOX])

const write = (message: object = {}, key: string = randomUUID()) =>
  visitor.contactMessages.send.try({ ...aMessage, ...message }, key)
const stored = async (email: string) =>
  (await owner.query('select * from contact_messages where email = $1', [email])).rows
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
    await vi.waitFor(() => expect(smtp.accepted).toHaveLength(1), { timeout: 30_000 })
    const [mail] = smtp.accepted
    const [row] = await stored(email)
    expect(mail).toMatchObject({ recipients: [INBOX], subject: 'A message from the contact form' })
    expect(mail?.headers.filter(({ name }) => /reply-to/i.test(name)).map(({ value }) => value)).toEqual([email])
    for (const words of [
      'Ayaan Xirsi',
      'Do you ship to Bosaso?',
      'And to Garowe?',
      `/admin/messages/contact/${row.id}`,
    ])
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
      const inQueue = async (queue: 'open' | 'held') =>
        (await admin.contactMessages.list({ queue, limit: 100 })).items.some(({ id }) => id === row.id)
      expect([await inQueue('held'), await inQueue('open')]).toEqual([true, false])
      await admin.contactMessages.handle(
        { id: row.id, ...(await handlingOf(opened, 'contact_messages', row.id)) },
        randomUUID(),
      )
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

describe('at the desk', () => {
  it('waiting items are sorted by due time, finished ones newest first, in pages', async () => {
    await owner.query('delete from contact_messages')
    const late = await givenContact(opened, { dueIn: -2 })
    const soon = await givenContact(opened, { dueIn: 1, state: 'taken' })
    const later = await givenContact(opened, { dueIn: 20 })
    const [old, recent] = [
      await givenContact(opened, { dueIn: 5, state: 'answered' }),
      await givenContact(opened, { dueIn: -5, state: 'closed' }),
    ]
    const pages = async (queue: 'open' | 'done') => {
      const first = await admin.contactMessages.list({ queue, limit: 1 })
      const rest = await admin.contactMessages.list({ queue, limit: 10, after: first.next ?? '' })
      expect(rest.next).toBeNull()
      return [...first.items, ...rest.items].map(({ id }) => id)
    }
    expect(await pages('open')).toEqual([late, soon, later])
    expect(await pages('done')).toEqual([recent, old])
  })

  it('each action leads only from its allowed states to its own', async () => {
    const outcomes: Record<string, string> = {}
    for (const state of contactStates) {
      for (const act of Object.keys(contactActs) as ContactAct[]) {
        const id = await givenContact(opened, { state })
        const answer = await admin.contactMessages.handle.try(
          { id, ...(await handlingOf(opened, 'contact_messages', id)), act },
          randomUUID(),
        )
        const after = (await admin.contactMessages.get({ id })).state
        outcomes[`${state} ${act}`] = answer.ok ? after : answer.code
      }
    }
    expect(outcomes).toEqual({
      'new note': 'new',
      'new take': 'taken',
      'new answer': 'answered',
      'new close': 'closed',
      'taken note': 'taken',
      'taken take': 'WRONG_STATE',
      'taken answer': 'answered',
      'taken close': 'closed',
      'answered note': 'answered',
      'answered take': 'taken',
      'answered answer': 'WRONG_STATE',
      'answered close': 'closed',
      'closed note': 'closed',
      'closed take': 'taken',
      'closed answer': 'WRONG_STATE',
      'closed close': 'WRONG_STATE',
    })
  })

  it('taking a message sets its assignee, the first answer sets its time, and the note is kept', async () => {
    const id = await givenContact(opened)
    const handle = async (api: typeof admin, act: ContactAct, notes: string) =>
      api.contactMessages.handle(
        { id, version: (await api.contactMessages.get({ id })).version, act, notes },
        randomUUID(),
      )
    await handle(admin, 'take', 'Calls back on Monday.')
    expect(await otherAdmin.contactMessages.get({ id })).toMatchObject({
      assignee: { id: elif.id, name: 'Elif Akköy' },
      answeredAt: null,
      notes: 'Calls back on Monday.',
    })
    await handle(otherAdmin, 'answer', 'Answered by mail.')
    const { answeredAt } = await admin.contactMessages.get({ id })
    expect(answeredAt).toBe(clock.now().toISOString())
    clock.advance(60_000)
    await handle(otherAdmin, 'take', '')
    await handle(otherAdmin, 'answer', '')
    expect(await admin.contactMessages.get({ id })).toMatchObject({
      answeredAt,
      assignee: { name: 'Deniz Kaya' },
      notes: '',
    })
  })

  it('of two admins at once the second gets an error, and what the first wrote stays', async () => {
    const id = await givenContact(opened)
    const { version } = await admin.contactMessages.get({ id })
    clock.advance(1000)
    await admin.contactMessages.handle({ id, version, act: 'note', notes: 'The first.' }, randomUUID())
    expect(
      await otherAdmin.contactMessages.handle.try({ id, version, act: 'note', notes: 'The second.' }, randomUUID()),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await admin.contactMessages.get({ id })).notes).toBe('The first.')
  })
})

it('a message is mailed only by the transaction that wrote it', async () => {
  const id = await givenContact(opened)
  await expect(opened.app.query('select fx.mail_contact_message($1)', [id])).rejects.toThrow('no such message')
})
