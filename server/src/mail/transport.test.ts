import { generateKeyPairSync } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type SmtpFault, type Stage, startSmtp } from '../testing/smtp.ts'
import { createDelivery, type MailServer, type OutgoingMail } from './transport.ts'

const from = 'Ticarum <trade@ticarum.example>'
const mail = (given: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: newId(),
  recipient: 'reader@example.com',
  language: 'tr',
  subject: 'Şirketinizin adı değişti',
  text: 'Yeni adı: Öz Gıda\n',
  html: '<p>Yeni adı: Öz Gıda</p>',
  ...given,
})

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const dkim = { selector: 'a', privateKey }

async function mailServer(faults: Partial<Record<Stage, SmtpFault>> = {}, given: Partial<MailServer> = {}) {
  const smtp = await startSmtp({ fault: (stage) => faults[stage] })
  onTestFinished(smtp.close)
  return { smtp, deliver: createDelivery({ url: smtp.url, from, patience: 2000, ...given }) }
}

describe('a try to deliver', () => {
  it('hands over HTML and text, with an id that is the same for every try', async () => {
    const { smtp, deliver } = await mailServer()
    const sent = mail()
    expect(await deliver(sent)).toEqual({ outcome: 'accepted' })
    await deliver(sent)
    const [first, second] = smtp.accepted
    expect(first).toMatchObject({
      recipients: ['reader@example.com'],
      subject: sent.subject,
      text: expect.stringContaining('Öz Gıda'),
      html: expect.stringContaining('<p>'),
    })
    expect(first?.header('message-id')).toBe(`<${sent.id}@ticarum.example>`)
    expect(second?.header('message-id')).toBe(first?.header('message-id'))
    expect(first?.header('content-language')).toBe('tr')
  })

  it.each([
    [
      'refuses the connection',
      { connect: { refuse: 421 } },
      { permanent: false, reason: expect.stringContaining('421') },
    ],
    ['refuses the sender', { mail: { refuse: 550 } }, { permanent: false, reason: 'MAIL FROM 550 5.7.1' }],
    ['refuses the recipient for now', { rcpt: { refuse: 450 } }, { permanent: false, reason: 'RCPT TO 450 4.7.1' }],
    ['refuses the recipient for good', { rcpt: { refuse: 550 } }, { permanent: true, reason: 'RCPT TO 550 5.7.1' }],
    ['refuses the whole message for now', { end: { refuse: 451 } }, { permanent: false, reason: 'DATA 451 4.7.1' }],
    ['refuses the whole message for good', { end: { refuse: 554 } }, { permanent: true, reason: 'DATA 554 5.7.1' }],
    ['drops the connection at once', { connect: 'drop' }, { permanent: false }],
    ['drops the connection at the sender', { mail: 'drop' }, { permanent: false }],
    ['drops the connection at the recipient', { rcpt: 'drop' }, { permanent: false }],
  ] as [string, Partial<Record<Stage, SmtpFault>>, object][])(
    'knows that the message was not taken by a server that %s',
    async (_, faults, known) => {
      const { smtp, deliver } = await mailServer(faults)
      expect(await deliver(mail())).toMatchObject({ outcome: 'refused', ...known })
      expect(smtp.accepted).toHaveLength(0)
    },
  )

  it.each([
    ['took it and dropped the connection', { answer: 'drop' }, 1],
    ['dropped the connection after the last line', { end: 'drop' }, 0],
    ['took it and answers too late', { answer: { delay: 1500 } }, 1],
  ] as [string, Partial<Record<Stage, SmtpFault>>, number][])(
    'does not know what became of a message whose server %s',
    async (_, faults, taken) => {
      for (const signing of [undefined, dkim]) {
        const { smtp, deliver } = await mailServer(faults, { patience: 500, dkim: signing })
        expect(await deliver(mail())).toMatchObject({ outcome: 'unknown' })
        expect(smtp.accepted).toHaveLength(taken)
      }
    },
  )

  it.each([
    ['unsigned', undefined],
    ['signed', dkim],
  ])('knows that the server lacks the end of a message that is cut, %s', async (_, signing) => {
    const { deliver } = await mailServer({ data: 'drop' }, { dkim: signing })
    expect(await deliver(mail({ text: 'Öz Gıda\n'.repeat(500_000) }))).toMatchObject({ outcome: 'refused' })
  })

  it('knows that an unreachable server accepted nothing', async () => {
    const { smtp, deliver } = await mailServer()
    await smtp.close()
    expect(await deliver(mail())).toEqual({ outcome: 'refused', permanent: false, reason: 'CONN ECONNREFUSED' })
  })

  it('waits for a slow server', async () => {
    const { deliver } = await mailServer({ connect: { delay: 100 }, rcpt: { delay: 100 }, answer: { delay: 100 } })
    expect(await deliver(mail())).toEqual({ outcome: 'accepted' })
  })

  it('never logs the server’s words, which may contain the address', async () => {
    const { deliver } = await mailServer({ rcpt: { refuse: 550 } })
    expect(JSON.stringify(await deliver(mail()))).not.toContain('@')
  })
})
