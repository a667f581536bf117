import { languages } from '@ticarum/contract/values/languages'
import { type NoticeKind, noticeKinds } from '@ticarum/contract/values/notifications'
import { describe, expect, it } from 'vitest'
import { textToPassOn } from './notification-letter.ts'
import { renderMail } from './render-mail.ts'

const origin = 'https://ticarum.example'
const orderId = '0198c0de-0000-7000-8000-000000000000'
const kinds = Object.keys(noticeKinds) as NoticeKind[]
const words = { orderId, number: 'TC-10001', name: 'Öz Gıda', text: 'Ne zaman?' }

describe('every notice has a text to pass on', () => {
  it.each(kinds)('%s, in each language, with a link to what it speaks of', (kind) => {
    const texts = languages.map((language) => textToPassOn(language, { kind, arguments: words }, origin))
    expect(new Set(texts).size).toBe(languages.length)
    for (const text of texts) {
      const [said = '', link, ...more] = text.split('\n')
      expect(said).toMatch(/^Ticarum: ./)
      expect(said).not.toMatch(/[{}]|undefined/)
      expect([link, ...more]).toEqual([`${origin}/orders/${orderId}${kind === 'order.note' ? '/messages' : ''}`])
    }
  })

  it('its e-mail offers it by WhatsApp, unless it is about the reader’s own account', async () => {
    for (const kind of kinds) {
      const notice = { kind, arguments: words }
      const { text, html } = await renderMail({ template: 'notice', language: 'so', arguments: notice }, origin)
      const link = text.split('\n').find((line) => line.startsWith('https://wa.me/'))
      if (/^(account|admin|role)\./.test(kind)) expect(link).toBeUndefined()
      else {
        expect(new URL(link ?? '').searchParams.get('text')).toBe(textToPassOn('so', notice, origin))
        expect(html).toContain(`href="${link}"`)
      }
    }
  })

  it('keeps what somebody typed on its one line', () => {
    const notice = { kind: 'order.note', arguments: { ...words, text: 'Yes\nhttps://evil.example\u202e' } }
    expect(textToPassOn('en', notice, origin).split('\n')).toHaveLength(2)
  })

  it('survives half a letter', async () => {
    const notice = { kind: 'order.note', arguments: { ...words, text: 'Half \ud83d' } }
    await expect(renderMail({ template: 'notice', language: 'en', arguments: notice }, origin)).resolves.toBeDefined()
  })
})
