import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { acceptQuote, offerQuote, proposeChange, requestQuote } from '../browser/negotiate.ts'
import { given, owner } from '../forms/world.ts'

/** An order of 1,000 of one product for $41.50 each, and of 10 of another for $50.25. */
async function ordered(page: Page) {
  const [customer, supplier] = [await given.customer(), await given.supplier()]
  const supplierId = supplier.companyId ?? ''
  await owner.query('update suppliers set active = true where id = $1', [supplierId])
  const product = await given.product({ supplierId, stock: 5000 })
  const other = await given.product({ supplierId, stock: 5000, name: 'Keten perde', english: 'Linen curtain' })
  const lines = [
    { productId: product.id, quantity: 1000 },
    { productId: other.id, quantity: 10 },
  ]
  const quote = await requestQuote(page, customer, lines)
  await offerQuote(page, supplier, quote, lines)
  return { customer, supplier, id: await acceptQuote(page, customer, quote) }
}

const stored = async (id: string) =>
  (
    await owner.query(
      `select o.version, o.quantity, o.line_count as lines, o.total_cents::int as total,
          o.deposit_cents::int as deposit, (select sum(b.balance)::int from stock_balances b
            where b.product_id in (select l.product_id from order_lines l where l.order_id = o.id)) as stock
        from orders o where o.id = $1`,
      [id],
    )
  ).rows[0]

const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const timeline = (page: Page) => page.locator('section[aria-labelledby=timeline] h3').allTextContents()
const card = (page: Page) => page.locator('#change')

function reading({ page, open, awake }: Journey, scripts: boolean) {
  return async (person: GivenPerson, path: string) => {
    await beSignedIn(page, person)
    await open(path)
    if (scripts) await awake()
  }
}

describe('an order is amended', () => {
  for (const scripts of [true, false]) {
    journey(
      `to 800 of 1,000 without its other line, and what it was stays readable, ` +
        `${scripts ? 'on a phone' : 'without scripts'}`,
      { scripts, statuses: [422], ...(scripts && { viewport: phone }) },
      async (way) => {
        const { page } = way
        const as = reading(way, scripts)
        const { customer, supplier, id } = await ordered(page)
        const before = { version: 1, quantity: 1010, lines: 2, total: 4_200_250, deposit: 1_260_075, stock: 8990 }
        expect(await stored(id)).toEqual(before)

        await as(supplier, `/orders/${id}?lang=tr`)
        await page.locator('main details:has(a[href$="/share"]) > summary').click()
        await page.locator('main details').getByRole('link', { name: 'Değişiklik öner' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Müşteriye gönder' }).click()
        await page.getByRole('alert').getByText('Lütfen bir şey değiştirin').first().waitFor()
        await dialog.locator('[name=quantity-0]').fill('1001')
        await dialog.getByRole('button', { name: 'Müşteriye gönder' }).click()
        await page.getByRole('alert').getByText('Lütfen öncekinden fazla olmayan').first().waitFor()
        await dialog.locator('[name=quantity-0]').fill('800')
        await dialog.locator('[name=struckOut-1]').check()
        await dialog.getByRole('button', { name: 'Müşteriye gönder' }).click()
        await says(page, 'Değişiklik Önerildi!')
        expect(await card(page).locator('del').first().textContent()).toBe('1.000 adet')
        expect(await stored(id)).toEqual(before)

        await as(customer, '/customer/orders?waits=amendment&lang=so')
        await says(page, 'Alaab-qeybiyuhu wuxuu soo jeediyay isbeddelka dalabka.')
        await page.getByRole('link', { name: 'Ka jawaab soo-jeedinta' }).click()
        await page.waitForURL(`**/orders/${id}#change`)
        await as(customer, `/orders/${id}?lang=so`)
        expect(await page.locator('main a.button-main').count()).toBe(0)
        expect(await card(page).locator('.button-main').allTextContents()).toEqual(['Aqbal isbeddelka'])
        expect(await card(page).locator('ins').allTextContents()).toEqual(['800 xabo', '$33,200.00', '$9,960.00'])
        expect(await card(page).locator('li').last().textContent()).toContain('Waa laga saaray')
        await page.getByRole('button', { name: 'Aqbal isbeddelka' }).click()
        await says(page, 'Isbeddelka Waa la Aqbalay!')
        expect(await card(page).count()).toBe(0)
        const after = { version: 2, quantity: 800, lines: 1, total: 3_320_000, deposit: 996_000, stock: 9200 }
        expect(await stored(id)).toEqual(after)
        const goods = page.locator('section[aria-labelledby=goods]')
        expect(await goods.locator('li').count()).toBe(1)
        expect(await goods.textContent()).toContain('$33,200.00')
        const earlier = page.locator('section[aria-labelledby=versions]')
        await earlier.locator('summary').click()
        expect(await earlier.locator('li').count()).toBe(2)
        for (const part of ['1,000 xabo', '$41,500.00', '$502.50', '$42,002.50', '$12,600.75'])
          expect(await earlier.textContent()).toContain(part)
      },
    )
  }

  journey(
    'or stays as it was: declined, taken back, or over because it was shipped',
    { statuses: [409, 422] },
    async (way) => {
      const { page } = way
      const as = reading(way, true)
      const { customer, supplier, id } = await ordered(page)
      const before = await stored(id)
      const lines = [{ quantity: 900 }, { quantity: 10 }]
      await proposeChange(page, supplier, id, lines)
      await as(customer, `/orders/${id}`)
      await page.getByRole('button', { name: 'Decline' }).click()
      await says(page, 'Change Declined')

      await as(await given.admin(), `/orders/${id}?act=amend`)
      await page.locator('[name=price-1]').fill('50')
      await page.getByRole('button', { name: 'Send to the customer' }).click()
      await says(page, 'Change Proposed!')
      expect(await card(page).getByRole('button').count()).toBe(0)
      await as(supplier, `/orders/${id}`)
      await page.getByRole('button', { name: 'Take the proposal back' }).click()
      await says(page, 'Proposal Taken Back')

      await proposeChange(page, supplier, id, lines)
      await as(customer, `/orders/${id}`)
      await card(page).waitFor()
      await owner.query("update orders set shipping_status = 'shipped' where id = $1", [id])
      await page.getByRole('button', { name: 'Accept the change' }).click()
      await page.getByRole('alert').getByText('The order has changed meanwhile').waitFor()
      await card(page).waitFor({ state: 'detached' })
      expect(await timeline(page)).toEqual([
        'Change proposed',
        'Proposed change taken back',
        'Change proposed',
        'Change declined',
        'Change proposed',
        'Order placed',
      ])
      expect(await stored(id)).toEqual(before)
    },
  )
})
