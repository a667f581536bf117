import { readFileSync } from 'node:fs'
import { amendmentStates } from '@ticarum/contract/values/amendment-rules'
import { languages } from '@ticarum/contract/values/languages'
import {
  type MailedTogether,
  mailedTogether,
  type NoticeKind,
  noticeKinds,
} from '@ticarum/contract/values/notifications'
import { orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import { roles } from '@ticarum/contract/values/roles'
import { describe, expect, it } from 'vitest'
import { linkTemplates } from './link-templates.ts'
import { renderMail } from './render-mail.ts'
import { quoted } from './say.ts'

const origin = 'https://ticarum.example'
const acceptUrl = `${origin}/accept-invitation?token=abc`
const token = 'abc'
const invitation = { role: 'supplier', inviterName: 'Elif Akköy', token }
const kinds = Object.keys(noticeKinds) as NoticeKind[]
const english: Record<string, string> = JSON.parse(readFileSync(new URL('texts/en.json', import.meta.url), 'utf8'))

const orderId = '0198c0de-0000-7000-8000-000000000000'
const otherId = '0198c0de-0000-7000-8000-000000000001'
const [from, to] = ['2026-03-02T08:00:00.000Z', '2026-03-02T08:01:00.000Z']
const several = (group: MailedTogether, told: NoticeKind[], more: object = {}) => ({
  group,
  count: told.length,
  kinds: [...new Set(told)],
  orders: 1,
  role: 'supplier',
  further: 0,
  notices: told.map((kind) => ({ kind, arguments: { orderId, number: 'TC-10001', text: 'Öz Gıda' } })),
  from,
  to,
  ...more,
})

const aboutQuote = (text: string, quoteId = orderId) => ({
  kind: 'quote.note',
  arguments: { quoteId, number: 'QT-10001', name: 'Ayaan', text },
})

describe('a mail', () => {
  it.each(languages)('is written in %s, in its direction, as HTML and as text', async (language) => {
    const { subject, html, text } = await renderMail(
      { template: 'invitation', language, arguments: invitation },
      origin,
    )
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(subject)
    for (const form of [html, text]) {
      expect(form).toContain(quoted('Elif Akköy'))
      expect(form).toContain(acceptUrl)
      expect(form).not.toMatch(/\{|\}|undefined/)
    }
  })

  it('reads differently in every language', async () => {
    for (const template of [
      { template: 'invitation', arguments: invitation },
      ...linkTemplates.map((template) => ({ template, arguments: { token } })),
      ...mailedTogether.map((group) => ({ template: 'notices', arguments: several(group, ['order.note']) })),
      ...kinds.map((kind) => ({ template: 'notice', arguments: { kind, arguments: { name: 'Öz Gıda' } } })),
    ]) {
      const mails = await Promise.all(languages.map((language) => renderMail({ ...template, language }, origin)))
      expect(new Set(mails.map((mail) => mail.subject)).size).toBe(languages.length)
      expect(new Set(mails.map((mail) => mail.text)).size).toBe(languages.length)
    }
  })

  it('names the role in the language of the mail', async () => {
    for (const language of languages) {
      const bodies = await Promise.all(
        roles.map(
          async (role) =>
            (await renderMail({ template: 'invitation', language, arguments: { ...invitation, role } }, origin)).text,
        ),
      )
      expect(new Set(bodies).size).toBe(roles.length)
    }
    const { text } = await renderMail({ template: 'invitation', language: 'tr', arguments: invitation }, origin)
    expect(text).toContain('tedarikçi')
  })

  it.each(kinds)('tells of %s with the words of the notice and a link to what it speaks of', async (kind) => {
    const order = {
      number: 'TC-10001',
      customer: 'Ayaan',
      supplier: 'Erciyes',
      quantity: '3',
      total: '$37.50',
      amount: '$11.25',
      text: 'Two cartons are wet.',
    }
    const words = { name: 'Öz Gıda', product: 'Şık Gömlek', reason: 'The picture is blurred.', act: 'role', ...order }
    const said = Object.entries(words).filter(([name]) => english[`${kind}.body`]?.includes(`{${name}}`))
    for (const language of languages) {
      const { html, text } = await renderMail(
        { template: 'notice', language, arguments: { kind, arguments: words } },
        origin,
      )
      for (const [, value] of said) expect(html, language).toContain(quoted(value))
      const [url = ''] = text.match(/https:\S+/) ?? []
      expect(new URL(url).pathname, kind).not.toBe('/')
      expect(text).not.toMatch(/\{|\}|undefined/)
    }
  })

  it('of a quote leads to its page, in whichever area its reader has it', async () => {
    const args = { quoteId: orderId, number: 'QT-10001', customer: 'Ayaan', supplier: 'Erciyes', total: '$37.50' }
    for (const kind of kinds.filter((each) => each.startsWith('quote.'))) {
      const letter = { template: 'notice' as const, language: 'en' as const, arguments: { kind, arguments: args } }
      const page = kind === 'quote.note' ? `/own/messages/${orderId}` : `/own/quotes/${orderId}`
      expect((await renderMail(letter, origin)).text, kind).toContain(`${origin}${page}`)
    }
  })

  it('of an order chooses its words by what happened, and leads to the order', async () => {
    const said = async (kind: NoticeKind, name: string, values: readonly string[]) =>
      Promise.all(
        values.map(
          async (value) =>
            (
              await renderMail(
                {
                  template: 'notice',
                  language: 'en',
                  arguments: { kind, arguments: { orderId, number: 'TC-10001', [name]: value } },
                },
                origin,
              )
            ).text,
        ),
      )
    for (const texts of [
      await said('order.status', 'status', orderStatuses),
      await said('order.shipping', 'shipping', shippingStatuses),
      await said('order.amendment', 'decision', amendmentStates),
    ]) {
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) expect(text).toContain(`${origin}/orders/${orderId}`)
    }
  })

  it.each([
    ['orders', ['order.note', 'order.shipping'], {}, `/orders/${orderId}`],
    ['orders', ['order.note', 'order.note'], { orders: 2 }, '/supplier/orders'],
    ['quotes', ['quote.note'], { notices: [aboutQuote('Yes'), aboutQuote('No')] }, `/own/messages/${orderId}`],
    ['quotes', ['quote.note'], { notices: [aboutQuote('Yes'), aboutQuote('No', otherId)] }, '/own/quotes'],
    [
      'reviews',
      ['products.accepted', 'product.listed'],
      {},
      `/supplier/products?accepted=${encodeURIComponent(`${from}~${to}`)}`,
    ],
    ['reviews', ['product.listed', 'product.rejected'], {}, '/supplier/products'],
    ['joined', ['user.joined', 'user.joined'], {}, '/admin/users'],
    ['feedback', ['feedback.sent', 'feedback.sent'], {}, '/admin/feedback'],
    ['wishes', ['wishlist.back', 'wishlist.back'], {}, '/customer/wishlist'],
    ['daily', ['wishlist.back', 'order.note'], {}, '/own/notifications'],
  ] as [MailedTogether, NoticeKind[], object, string][])(
    'of several notices of %s (%j, %j) says how many, what, and leads to their list',
    async (group, told, more, page) => {
      for (const language of languages) {
        const args = several(group, told, { count: 17, further: 15, ...more })
        const { html, text } = await renderMail({ template: 'notices', language, arguments: args }, origin)
        for (const form of [html, text]) {
          expect(form).toContain('17')
          expect(form).toContain('15')
          expect(form).not.toMatch(/\{|\}|undefined/)
        }
        expect(text).toContain(`${origin}${page}\n`)
      }
    },
  )

  it.each(linkTemplates)('of %s leads to its link, as HTML and as text', async (template) => {
    for (const language of languages) {
      const { subject, html, text } = await renderMail({ template, language, arguments: { token } }, origin)
      const [url = ''] = text.match(/https:\S+/) ?? []
      expect(new URL(url).pathname).toMatch(/^\/(auth|reset-password|confirm-email|restore-email)$/)
      expect(html).toContain(`href="${url}"`)
      for (const form of [subject, html, text]) expect(form).not.toMatch(/\{|\}|undefined/)
    }
  })

  it('isolates the direction of people’s own words, and keeps them on one line', () => {
    expect(quoted('a\u202e\u2069b\\u202ec')).toBe('\u2068abu202ec\u2069')
    expect(quoted('a\r\nb\u2028c\0d')).toBe('\u2068a b c d\u2069')
  })

  it('refuses an unknown template or role, and a link without its token', async () => {
    for (const [template, args] of [
      ['poem', {}],
      ['invitation', { ...invitation, role: 'owner' }],
      ['invitation', { ...invitation, token: undefined }],
      ['password-reset', {}],
      ['email-confirmation', { token: '' }],
      ['notice', { kind: 'company.sold', arguments: {} }],
    ] as const) {
      await expect(renderMail({ template, language: 'en', arguments: args }, origin)).rejects.toThrow()
    }
  })
})
