import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { ERASED_NAME } from '@ticarum/contract/values/account'
import { promisedHours } from '@ticarum/contract/values/inbox'
import { newId } from '@ticarum/db/ids'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { workingHoursAfter } from '../../platform/working-hours.ts'
import { aMail, deskAnswers, handOver, inbound } from '../../testing/answer-by-mail.ts'
import { askForDeletion, runDeletions } from '../../testing/delete-accounts.ts'
import { givenApplication, givenContact } from '../../testing/given-inbox.ts'
import { givenOrder } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, clock } = opened
const desk = await asPerson(await given.admin({ fullName: 'Elif Akköy' }))
const newEmail = () => `${newId()}@example.com`

/** A worker that receives answers, for one test. */
async function receiving() {
  const { smtp, worker } = await openWorker(opened.urls, { inbound, clock })
  const port = (await worker.inboundPort) ?? 0
  const mailFrom = (sender: string, to: string, body: string, headers = {}) =>
    handOver(port, { from: sender, to, raw: aMail(body, { From: `<${sender}>`, ...headers }) })
  return { smtp, worker, port, mailFrom }
}
const lastMessage = async (id: string) => (await desk.inbox.get({ id })).messages.at(-1)

describe('an answer by mail', () => {
  it('comes back into the thread: a visitor writes, the desk replies, the visitor answers', async () => {
    const { smtp, port } = await receiving()
    const email = newEmail()
    const message = 'Do you ship to Bosaso?'
    await as().contactMessages.send({ name: 'Ayaan Xirsi', email, message }, randomUUID())
    const id = (await desk.inbox.list({ q: email })).items[0]?.id ?? ''
    const address = await deskAnswers(desk, id, smtp, 'Every week. How much is it?')
    expect(await desk.inbox.get({ id })).toMatchObject({ state: 'answered' })
    clock.advance(3_600_000)

    const program = createTransport({ host: inbound.host, port, lmtp: true, ignoreTLS: true })
    const sent = await program.sendMail({
      from: { name: 'The Owner of Ticarum', address: email },
      to: address.toUpperCase(),
      subject: 'Re: Our answer to your message',
      text: 'Two cubic metres.\n\nAyaan\n\nOn 16 Nov 2026, Ticarum <trade@ticarum.example> wrote:\n\n> Every week.',
      attachments: [{ filename: 'list.pdf', content: '%PDF-' }],
    })
    expect(sent.accepted).toHaveLength(1)
    const item = await desk.inbox.get({ id })
    expect(item).toMatchObject({
      state: 'new',
      who: 'Ayaan Xirsi',
      beginning: 'Two cubic metres.\n\nAyaan',
      answeredAt: null,
      dueAt: workingHoursAfter(clock.now(), promisedHours.contact).toISOString(),
      messages: [
        { side: 'desk', received: null },
        {
          side: 'customer',
          name: 'Ayaan Xirsi',
          body: 'Two cubic metres.\n\nAyaan',
          received: { cut: false, filesLeftOut: 1 },
        },
      ],
    })
    const [reply, answer] = item.messages.map(({ createdAt }) => createdAt)
    expect([item.createdAt, reply, answer]).toEqual([item.createdAt, reply, answer].toSorted())
    expect(item.createdAt).not.toBe(answer)
    expect((await desk.inbox.list({ q: email })).items).toMatchObject([{ id }])
    expect((await desk.inbox.list({ q: 'cubic metres' })).items).toMatchObject([{ id }])
  })

  it.each([
    ['quoted-printable', 'Sipari=C5=9F ger=C3=A7ekten b=C3=BCy=C3=BCk, =\r\n=C4=B1=C5=9F=C4=B1k.', {}],
    ['base64', Buffer.from('Sipariş gerçekten büyük, ışık.').toString('base64'), {}],
    [
      '8bit',
      Buffer.from([...'Sipari\xfe ger\xe7ekten b\xfcy\xfck, \xfd\xfe\xfdk.'].map((c) => c.charCodeAt(0))),
      { 'Content-Type': 'text/plain; charset=iso-8859-9' },
    ],
    [
      '7bit',
      '<html><head><title>Re</title></head><body><div>Sipari&#351; ger&ccedil;ekten b&uuml;y&uuml;k, &#x131;&#351;' +
        '&#305;k.</div><div>16 Kas 2026 tarihinde Ticarum yazdı:</div><blockquote>We do.</blockquote></body></html>',
      { 'Content-Type': 'text/html; charset=utf-8' },
    ],
  ])('is read in %s', async (encoding, body, headers) => {
    const { smtp, port } = await receiving()
    const email = newEmail()
    const id = await givenContact(opened, { email })
    const to = await deskAnswers(desk, id, smtp)
    const head = aMail('', { From: email, 'Content-Transfer-Encoding': encoding, ...headers }).trimEnd()
    const raw = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(body)])
    expect(await handOver(port, { from: email, to, raw })).toBe('data 250')
    expect(await lastMessage(id)).toMatchObject({ side: 'customer', body: 'Sipariş gerçekten büyük, ışık.' })
  })

  it('has one effect, however often it is delivered, also at once', async () => {
    const { smtp, mailFrom } = await receiving()
    const email = newEmail()
    const id = await givenContact(opened, { email })
    const to = await deskAnswers(desk, id, smtp)
    const same = { 'Message-ID': '<same@mail.example>' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => mailFrom(email, to, 'Once.', same)))
    expect(new Set(replies)).toEqual(new Set(['data 250']))
    expect((await desk.inbox.get({ id })).messages).toHaveLength(2)
    // Another conversation may get a mail of the same id.
    const other = await givenContact(opened, { email })
    expect(await mailFrom(email, await deskAnswers(desk, other, smtp), 'Once.', same)).toBe('data 250')
    expect((await desk.inbox.get({ id: other })).messages).toHaveLength(2)
  })

  it('is cut at 4,000 characters, and rid of what nobody sees', async () => {
    const { smtp, mailFrom } = await receiving()
    const email = newEmail()
    const id = await givenContact(opened, { email })
    const to = await deskAnswers(desk, id, smtp)
    await mailFrom(email, to, `${'a'.repeat(3999)}😀 and more`)
    expect(await lastMessage(id)).toMatchObject({ body: 'a'.repeat(3999), received: { cut: true } })
    await mailFrom(email, to, 'Pay \u202e123\u202c\u200b to\x07 us\u0085now')
    expect(await lastMessage(id)).toMatchObject({ body: 'Pay 123 to us\nnow', received: { cut: false } })
    await mailFrom(email, to, 'Plain.', { 'Content-Type': 'text/plain; charset=x-unknown' })
    expect(await lastMessage(id)).toMatchObject({ body: 'Plain.' })
    const script = '<script>alert(1)</script>'
    await mailFrom(email, to, script)
    expect(await lastMessage(id)).toMatchObject({ body: script })
  })

  it('opens what was closed or held back, and leaves the first promise to what waits', async () => {
    const { smtp, mailFrom } = await receiving()
    const email = newEmail()
    const { itemId: id } = await givenApplication(opened, { email, state: 'closed', heldBack: 'trap' })
    const to = await deskAnswers(desk, id, smtp)
    clock.advance(60_000)
    await mailFrom(email, to, 'One thing more.')
    const first = await desk.inbox.get({ id })
    expect(first).toMatchObject({ state: 'new', heldBack: false, who: 'Talas Mobilya' })
    expect(first.messages.at(-1)).toMatchObject({ name: 'Kerem Talas' })
    expect((await desk.inbox.list({ q: email })).items).toMatchObject([{ id }])
    clock.advance(3_600_000)
    await mailFrom(email, to, 'And another.')
    expect(await desk.inbox.get({ id })).toMatchObject({ dueAt: first.dueAt, beginning: 'And another.' })
  })

  it('is refused after 20 in an hour, and when the address is too old', async () => {
    const { smtp, mailFrom } = await receiving()
    const email = newEmail()
    const id = await givenContact(opened, { email })
    const to = await deskAnswers(desk, id, smtp)
    const replies: string[] = []
    for (let n = 0; n < 22; n++) replies.push(await mailFrom(email, to, `Number ${n}.`))
    expect(replies.slice(19)).toEqual(['data 250', 'data 550', 'data 550'])
    clock.advance(3_600_001)
    expect(await mailFrom(email, to, 'Later.')).toBe('data 250')
    const now = clock.now()
    clock.advance(181 * 24 * 3_600_000)
    expect(await mailFrom(email, to, 'Half a year later.')).toBe('rcpt 550')
    clock.set(now)
  })

  it('about an order is taken from who asked, while they belong to the company', async () => {
    const { smtp, mailFrom } = await receiving()
    const customer = await given.customer({ fullName: 'Nasteexo Cali' })
    const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
    const orderId = await givenOrder(opened, customer)
    for (const [person, message] of [
      [customer, 'Where is the certificate?'],
      [colleague, 'And the invoice?'],
    ] as const)
      await (await asPerson(person)).orders.inquire({ id: orderId, message }, randomUUID())
    const id = (await desk.inbox.list({ kind: 'order', q: 'invoice' })).items[0]?.id ?? ''
    const to = await deskAnswers(desk, id, smtp)
    expect(await mailFrom(customer.email, to, 'Not mine.')).toBe('data 550')
    expect(await mailFrom(colleague.email, to, 'Thank you.')).toBe('data 250')
    expect(await lastMessage(id)).toMatchObject({ body: 'Thank you.' })
    await owner.query('update people set company_id = null where id = $1', [colleague.id])
    expect(await mailFrom(colleague.email, to, 'I have left.')).toBe('data 550')
  })

  it('is refused once its writer is suspended or deleted, whose name goes from the thread', async () => {
    const { smtp, mailFrom } = await receiving()
    const person = await given.customer({ fullName: 'Sahra Maxamuud' })
    await owner.query('update accounts set email_confirmed_at = now() where id = $1', [person.id])
    const { email } = person
    await (await asPerson(person)).feedback.send({ rating: 3, message: 'Too small.' }, randomUUID())
    const feedback = (await desk.inbox.list({ kind: 'feedback', q: email })).items[0]?.id ?? ''
    const ids = [feedback, await givenContact(opened, { name: 'Sahra Maxamuud', email })]
    ids.push((await givenApplication(opened, { contactPerson: 'Sahra Maxamuud', email })).itemId)
    const threads: { id: string; to: string }[] = []
    for (const id of ids) threads.push({ id, to: await deskAnswers(desk, id, smtp) })
    for (const { id, to } of threads) {
      expect(await mailFrom(email, to, 'Thank you.')).toBe('data 250')
      expect(await lastMessage(id)).toMatchObject({ name: 'Sahra Maxamuud' })
    }
    const suspend = (at: Date | null) =>
      owner.query('update accounts set suspended_at = $2 where id = $1', [person.id, at])
    await suspend(clock.now())
    expect(await mailFrom(email, threads[0]?.to ?? '', 'Why?')).toBe('data 550')
    await suspend(null)
    await askForDeletion(opened, person)
    await runDeletions(opened)
    for (const { id, to } of threads) {
      expect(await mailFrom(email, to, 'Am I still there?')).toBe('data 550')
      expect(await lastMessage(id)).toMatchObject({ body: 'Thank you.', name: ERASED_NAME })
    }
  })
})

describe('the worker', () => {
  it('receives nothing unless it is told to, and answers then go to the company', async () => {
    const { smtp, worker } = await openWorker(opened.urls)
    expect(worker.inboundPort).toBeUndefined()
    expect(await deskAnswers(desk, await givenContact(opened, { email: newEmail() }), smtp)).toBe(
      'trade@ticarum.example',
    )
  })

  it('speaks LMTP only, announces its limit, and takes one recipient and few connections', async () => {
    const { smtp, port } = await receiving()
    const to = await deskAnswers(desk, await givenContact(opened, { email: newEmail() }), smtp)
    const speak = await conversation(port)
    expect(await speak('EHLO a.example')).toMatch(/^500 /)
    const greeting = await speak('LHLO a.example')
    expect(greeting).toContain('SIZE 1048576')
    expect(greeting).not.toMatch(/AUTH|STARTTLS/)
    expect(await speak('AUTH PLAIN AAAA')).toMatch(/^500 /)
    expect(await speak('MAIL FROM:<a@a.example>')).toMatch(/^250 /)
    expect(await speak(`RCPT TO:<${to}>`)).toMatch(/^250 /)
    expect(await speak('RCPT TO:<reply+b@reply.ticarum.example>')).toMatch(/^452 /)
    expect(await speak('A'.repeat(5000))).toMatch(/^421 /)
    const greetings = await Promise.all(Array.from({ length: 14 }, async () => (await conversation(port))('NOOP')))
    expect(greetings.filter((reply) => reply.startsWith('250'))).toHaveLength(10)
  })

  it('finishes the message that is arriving when it is stopped, and takes no other', async () => {
    const { smtp, worker, port } = await receiving()
    const email = newEmail()
    const id = await givenContact(opened, { email })
    const to = await deskAnswers(desk, id, smtp)
    const [speak, idle] = [await conversation(port), await conversation(port)]
    for (const line of ['LHLO a', `MAIL FROM:<${email}>`, `RCPT TO:<${to}>`, 'DATA']) await speak(line)
    const stopped = worker.stop()
    expect(await idle('NOOP')).toMatch(/^(421|$)/)
    expect(await speak(`${aMail('Just in time.', { From: email })}.`)).toMatch(/^250 /)
    await stopped
    expect(await lastMessage(id)).toMatchObject({ body: 'Just in time.' })
    await expect(handOver(port, { to, raw: '' })).rejects.toThrow('ECONNREFUSED')
  })
})

/** A connection on which lines are said one by one; '' means that it was closed. */
async function conversation(port: number): Promise<(line: string) => Promise<string>> {
  const socket = connect(port, inbound.host).setEncoding('utf8')
  socket.on('error', () => {})
  let heard = ''
  let closed = false
  socket.on('data', (words: string) => {
    heard += words
  })
  socket.on('close', () => {
    closed = true
  })
  const reply = async () => {
    while (!closed && !/^\d{3} .*\r\n$/m.test(heard)) await new Promise((wait) => setTimeout(wait, 5))
    const said = heard
    heard = ''
    return said
  }
  await reply()
  return async (line) => {
    socket.write(`${line}\r\n`)
    return reply()
  }
}
