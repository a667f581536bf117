import { tried } from '@ticarum/contract/testing/tried'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { elsewhere } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { counterQuote, offerQuote, requestQuote } from '../browser/negotiate.ts'
import { scriptPayloads } from '../browser/script-payloads.ts'
import { tabTo } from '../browser/tab-to.ts'
import { given, owner } from '../forms/world.ts'

async function sides() {
  const [customer, supplier] = [await given.customer(), await given.supplier()]
  const supplierId = supplier.companyId ?? ''
  await owner.query('update suppliers set active = true where id = $1', [supplierId])
  const product = await given.product({ supplierId, stock: 10_000 })
  const other = await given.product({ supplierId, stock: 10_000 })
  return { customer, supplier, lines: [product, other].map(({ id }) => ({ productId: id, quantity: 1200 })) }
}

const scripted = (page: Page) =>
  page.locator('form[action="/theme"] [aria-pressed="true"]').waitFor({ state: 'attached' })
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const line = (page: Page, place: number) => page.locator('main ol > li').nth(place)
const total = (page: Page) => page.locator('section[aria-labelledby=sums] output').textContent()
/** The button that is seen: phones have it in a bar. */
const sending = (page: Page, intent: string) => page.locator(`main button[value=${intent}]:visible`).first()

describe('a quote', () => {
  journey(
    'goes from request by offer, counter and new offer to the order, each side in its own language',
    { statuses: [422] },
    async ({ page, open, awake }) => {
      const { customer, supplier, lines } = await sides()
      const id = await requestQuote(page, customer, lines)

      const seller = await elsewhere(page, supplier, `/supplier/quotes?lang=tr`)
      await scripted(seller)
      const menu = seller.getByRole('navigation', { name: 'Alanınız' })
      expect(await menu.getByRole('link', { name: /Teklifler/ }).textContent()).toBe('Teklifler1bekliyor')
      await seller.getByRole('link', { name: /Fiyat verin/ }).click()
      await seller.waitForURL(`**/supplier/quotes/${id}`)
      await seller.getByText('henüz tamamlanan sipariş yok').waitFor()
      await sending(seller, 'offer').click()
      await seller.getByRole('link', { name: /1\. satır: lütfen ABD doları/ }).waitFor()
      await field(seller, 'lines.0.price').fill('4,50')
      await field(seller, 'lines.1.price').fill('٨٫٢٥')
      await field(seller, 'leadDays').fill('21')
      expect(await total(seller)).toBe('$15.300,00')
      await sending(seller, 'offer').click()
      await seller.getByRole('status').getByText('Teklif gönderildi').waitFor()

      await beSignedIn(page, customer)
      await open(`/customer/quotes/${id}?lang=so`)
      await awake()
      expect(await line(page, 0).locator('del').allTextContents()).toEqual([expect.stringContaining('hore:')])
      await tabTo(page, 'main summary')
      await page.keyboard.press('Enter')
      await tabTo(page, '[name="lines.0.quantity"]')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('1000')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('4.20')
      await line(page, 1).locator('summary').click()
      await field(page, 'lines.1.struckOut').check()
      expect(await total(page)).toBe('$4,200.00')
      await sending(page, 'counter').click()
      await page.getByRole('status').getByText('Soo jeedinta waa la diray').waitFor()

      // The page of who waits changes by itself.
      await seller.getByRole('heading', { level: 1 }).getByText(/QT-/).waitFor()
      await field(seller, 'lines.0.price').waitFor({ state: 'attached' })
      expect(await field(seller, 'lines.0.quantity').inputValue()).toBe('1000')
      expect(await line(seller, 0).locator('del').count()).toBe(2)
      await line(seller, 0).locator('summary').click()
      await field(seller, 'lines.0.price').fill('4,30')
      await sending(seller, 'offer').click()
      await seller.getByRole('status').getByText('Teklif gönderildi').waitFor()

      await open(`/customer/quotes/${id}?lang=so`)
      await awake()
      await page.getByRole('link', { name: 'Aqbal qiimo-sheegga' }).first().click()
      const sheet = page.getByRole('dialog')
      await sheet.locator('[name="address.street"]').fill('Suuq Bakaaraha')
      await sheet.locator('[name="address.city"]').fill('Muqdisho')
      await sheet.getByRole('button', { name: 'Aqbal oo dalbo' }).click()
      await page.waitForURL(/\/orders\//)
      const { rows } = await owner.query(
        `select o.id, o.total_cents::int as total, l.quantity, l.unit_price_cents::int as price
          from orders o join order_lines l on l.order_id = o.id where o.quote_id = $1`,
        [id],
      )
      expect(rows).toEqual([{ id: expect.any(String), total: 430_000, quantity: 1000, price: 430 }])
      expect(page.url()).toContain(rows[0].id)
      await open(`/customer/quotes/${id}?lang=en`)
      await page
        .getByRole('link', { name: /^Order TC-/ })
        .first()
        .waitFor()
      await seller.context().close()
    },
  )

  journey(
    'is answered without scripts, and another product offered in its place',
    { scripts: false, statuses: [422] },
    async ({ page, open }) => {
      const { customer, supplier, lines } = await sides()
      const [first] = lines
      const id = await requestQuote(page, customer, first ? [first] : [])
      await given.product({ supplierId: supplier.companyId ?? '', name: 'Keten perde', english: 'Linen curtain' })
      await beSignedIn(page, supplier)
      await open(`/own/quotes/${id}`)
      expect(new URL(page.url()).pathname).toBe(`/supplier/quotes/${id}`)
      await field(page, 'lines.0.price').fill('7.50')
      await field(page, 'leadDays').fill('21')
      await field(page, 'lines.0.instead').fill('No such thing')
      await sending(page, 'offer').click()
      await page.getByRole('link', { name: 'Line 1: no listed product has this name' }).waitFor()
      await field(page, 'lines.0.instead').fill('Linen curtain')
      await sending(page, 'offer').click()
      await page.getByText('Offer Sent').waitFor()

      await beSignedIn(page, customer)
      await open(`/customer/quotes/${id}`)
      await page.getByRole('heading', { name: 'Linen curtain' }).waitFor()
      await page.getByText('In place of Cotton shirt').waitFor()
      await page.locator('main summary').first().click()
      await field(page, 'depositPercent').fill('10')
      await sending(page, 'counter').click()
      await page.getByText('Counter-Offer Sent').waitFor()
      await page.getByRole('link', { name: /^Version 2,/ }).click()
      await page.getByText('This is version 2, not the last one.').waitFor()
      // but a link to it can be made
      expect(await page.locator('main button[name=intent]:not([value=link])').count()).toBe(0)
    },
  )

  journey('that says nothing new is no counter-offer', { statuses: [422] }, async ({ page, open, awake }) => {
    const { customer, supplier, lines } = await sides()
    const id = await requestQuote(page, customer, lines)
    await offerQuote(page, supplier, id, lines)
    await beSignedIn(page, customer)
    await open(`/customer/quotes/${id}`)
    await awake()
    await sending(page, 'counter').click()
    await page.getByRole('alert').getByText('Change something first, or accept the offer.').waitFor()
  })

  journey(
    'is read and countered on a phone, with the one act in reach',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const { customer, supplier, lines } = await sides()
      const id = await requestQuote(page, customer, lines)
      await offerQuote(page, supplier, id, lines)
      await beSignedIn(page, customer)
      await open(`/customer/quotes/${id}`)
      await awake()
      const accept = page.getByRole('link', { name: 'Accept offer' })
      const inSight = async () => {
        const box = await accept.last().boundingBox()
        return box !== null && box.y + box.height <= phone.height && box.y > 0
      }
      expect(await inSight()).toBe(true)
      await line(page, 0).locator('summary').click()
      await field(page, 'lines.0.price').fill('3.90')
      const send = page.getByRole('button', { name: 'Send counter-offer' }).last()
      const box = await send.boundingBox()
      expect(box && box.y + box.height <= phone.height).toBe(true)
      await send.click()
      await page.getByRole('status').getByText('Counter-Offer Sent').waitFor()
    },
  )

  journey(
    'is declined with a reason that the customer reads, and withdrawn',
    { statuses: [422] },
    async ({ page, open, awake }) => {
      const { customer, supplier, lines } = await sides()
      const [declined, withdrawn] = [
        await requestQuote(page, customer, lines),
        await requestQuote(page, customer, lines),
      ]
      await beSignedIn(page, supplier)
      await open(`/supplier/quotes/${declined}`)
      await awake()
      await page.getByRole('link', { name: 'Decline to offer' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Decline to offer' }).click()
      await page.getByText('Please say why').first().waitFor()
      const [, payload = ''] = scriptPayloads
      tried('script', 1)
      await page.getByLabel('Reason').fill(payload)
      await page.getByRole('dialog').getByRole('button', { name: 'Decline to offer' }).click()
      await page.getByRole('status').getByText('Declined').waitFor()

      await beSignedIn(page, customer)
      await open(`/customer/quotes/${declined}`)
      await page.getByText(payload).waitFor()
      expect(await page.evaluate(() => 'planted' in window)).toBe(false)
      await open(`/customer/quotes/${withdrawn}?act=withdraw`)
      await awake()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click()
      await page.getByRole('status').getByText('Request Withdrawn').waitFor()
      await open('/customer/quotes?view=ended')
      expect(await page.locator('main li h2').count()).toBe(2)
    },
  )

  journey('is not found by others, nor in the area of another role', { statuses: [404] }, async ({ page, open }) => {
    const { customer, supplier, lines } = await sides()
    const id = await requestQuote(page, customer, lines)
    await offerQuote(page, supplier, id, lines)
    await counterQuote(page, customer, id, lines)
    await beSignedIn(page, await given.customer())
    expect((await open(`/customer/quotes/${id}`)).status()).toBe(404)
    await open(`/supplier/quotes/${id}`)
    expect(new URL(page.url()).pathname).toBe('/')
    await beSignedIn(page, await given.admin())
    expect((await open(`/admin/quotes/${id}`)).status()).toBe(200)
    await page.getByRole('button', { name: 'Send offer' }).waitFor()
  })
})

describe('the list of quotes', () => {
  journey('begins with what waits for the reader, and loads more in place', {}, async ({ page, open, awake }) => {
    const { customer, supplier, lines } = await sides()
    const [product] = lines
    const goods = { id: product?.productId ?? '', supplierId: supplier.companyId ?? '', image: '' }
    for (let n = 0; n < 26; n += 1) await given.quote({ customer, product: goods, state: 'requested' })
    await given.quote({ customer, product: goods, state: 'ordered' })
    await beSignedIn(page, supplier)
    await open('/supplier/quotes')
    await awake()
    const rows = page.locator('main li h2')
    expect(await rows.count()).toBe(24)
    expect(await page.getByRole('navigation', { name: 'Which quotes' }).locator('[aria-current]').textContent()).toBe(
      'Waiting for you26',
    )
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => rows.count()).toBe(26)
    await page.getByRole('link', { name: 'Ordered' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await beSignedIn(page, customer)
    await open('/customer/quotes')
    expect(await page.getByRole('navigation', { name: 'Which quotes' }).locator('[aria-current]').textContent()).toBe(
      'All quotes',
    )
  })
})
