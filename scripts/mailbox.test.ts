import { createDelivery } from '@ticarum/server/mail/transport'
import { afterAll, describe, expect, it } from 'vitest'
import { startMailbox } from './mailbox.ts'

const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 })
afterAll(mailbox.close)
const deliver = createDelivery({ url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Ticarum <trade@ticarum.example>' })
const read = async (path: string) => (await fetch(mailbox.url + path)).text()
const mail = {
  id: '019a0000-0000-7000-8000-000000000001',
  recipient: 'reader@example.com',
  language: 'ar' as const,
  subject: 'دعوة <b>',
  text: 'افتح\nhttps://ticarum.example/accept?token=abc\n',
  html: '<p>"مرحبا"</p><script>alert(1)</script>',
}

describe('the mailbox', () => {
  it('shows a mail with its links, as text, and as HTML that can do nothing', async () => {
    expect(await read('/')).toContain('No mail yet')
    expect(await deliver(mail)).toEqual({ outcome: 'accepted' })
    expect(await read('/')).toContain('<a href="/1">دعوة &lt;b&gt;</a>')
    const page = await read('/1')
    expect(page).toContain('<a href="https://ticarum.example/accept?token=abc">')
    expect(page).toContain('sandbox srcdoc="&lt;p&gt;&quot;مرحبا&quot;&lt;/p&gt;')
    expect(page).not.toContain('<script')
    expect((await fetch(`${mailbox.url}/2`)).status).toBe(404)
  })

  it('keeps the last 200', async () => {
    for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 20 }, () => deliver(mail)))
    const numbers = [...(await read('/')).matchAll(/href="\/(\d+)"/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => 201 - index))
  })
})
