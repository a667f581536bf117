import { orderStatuses, shippingStatuses } from '@ticarum/contract/values/orders'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { oneColourPng } from '../browser/one-colour-png.ts'
import { tabTo } from '../browser/tab-to.ts'
import { given, owner } from '../forms/world.ts'

const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const next = (page: Page) => page.getByRole('region', { name: 'What happens now' }).locator('p').allTextContents()
const timeline = (page: Page) =>
  page.getByRole('region', { name: 'Timeline' }).getByRole('heading', { level: 3 }).allTextContents()

async function parties(): Promise<{
  customer: GivenPerson
  supplier: GivenPerson
  admin: GivenPerson
  id: string
  number: string
}> {
  const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
  const product = await given.product({ supplierId: supplier.companyId ?? '' })
  const { id } = await given.order({ customer, product })
  await owner.query("update orders set customer_phone = '+252612345678' where id = $1", [id])
  const { rows } = await owner.query('select number from orders where id = $1', [id])
  return { customer, supplier, admin, id, number: rows[0]?.number }
}

/** Somebody on the order's page who uses the keyboard, or clicks without scripts. */
function hands({ page, open, awake }: Journey, id: string, scripts: boolean) {
  async function press(selector: string) {
    if (!scripts) return page.locator(selector).first().click()
    await tabTo(page, selector)
    return page.keyboard.press('Enter')
  }
  return {
    press,
    async as(person: GivenPerson, path = `/orders/${id}`) {
      await beSignedIn(page, person)
      await open(path)
      if (scripts) await awake()
    },
    /** Opens 'More' first. */
    async pressInMenu(selector: string) {
      await press('main details:has(a[href$="/share"]) > summary')
      await press(`main details ${selector}`)
    },
  }
}

describe('an order', () => {
  for (const scripts of [true, false]) {
    journey(
      `is answered with a ready date, shipped, and tracked by a link until that is revoked, ` +
        `${scripts ? 'by keyboard' : 'without scripts'}`,
      { scripts, statuses: [404, 422] },
      async (way) => {
        const { page, open } = way
        const { customer, supplier, id, number } = await parties()
        const { as, press, pressInMenu } = hands(way, id, scripts)
        await as(supplier)
        expect(await next(page)).toEqual([
          'The order has reached the supplier and waits to be confirmed.',
          expect.stringMatching(/^It is your turn, by /),
        ])
        await press('a[href*="act=answer"]')
        await page.getByLabel('Ready on').fill('2020-03-01')
        await page.getByRole('button', { name: 'Send answer' }).press('Enter')
        await page.getByText('Please choose today or a later day').first().waitFor()
        await page.getByLabel('Ready on').fill('2097-03-01')
        await page.getByLabel('Note (optional)').fill('Packed in four cartons.')
        await page.getByRole('button', { name: 'Send answer' }).press('Enter')
        await says(page, 'Answer Sent')
        expect(await timeline(page)).toEqual(['The supplier can deliver', 'Order placed'])
        expect(await page.getByRole('region', { name: 'Timeline' }).textContent()).toContain('Ready on 1 Mar 2097')

        await press('a[href*="act=ship"]')
        await page.getByLabel('Shipping status').selectOption('in_transit')
        await page.getByLabel('Tracking number').fill('TCKU4172205')
        await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
        await says(page, 'Shipping Info Updated')

        await pressInMenu('a[href$="/share"]')
        await press('button[value=share]')
        const whatsapp = page.getByRole('link', { name: 'Soomaali' })
        await whatsapp.waitFor()
        const message = new URL((await whatsapp.getAttribute('href')) ?? '')
        expect(message.pathname).toBe('/252612345678')
        expect(message.searchParams.get('text')).toMatch(
          new RegExp(`dalabka ${number}: Sugaya, Jidka ku jira\\..*\\?lang=so$`),
        )
        const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()

        await page.context().clearCookies()
        await open(new URL(link).pathname)
        expect(await page.locator('h1').textContent()).toBe(`Order ${number}`)
        expect(await page.locator('[aria-current=step]').textContent()).toMatch(/^In Transit/)
        const shown = await page.locator('main').textContent()
        for (const secret of ['TCKU4172205', 'Mogadishu', 'Cotton shirt', '$', customer.email])
          expect(shown).not.toContain(secret)

        await as(supplier, `/orders/${id}/share`)
        await press('button[value=unshare]')
        await says(page, 'Links Revoked')
        expect((await open(new URL(link).pathname)).status()).toBe(404)
      },
    )

    journey(
      `is paid with a confirmed proof, received, and ordered again, ${scripts ? 'by keyboard' : 'without scripts'}`,
      { scripts, statuses: [422] },
      async (way) => {
        const { page, open } = way
        const { customer, admin, id } = await parties()
        await owner.query("update orders set shipping_status = 'in_transit', shipped_at = now() where id = $1", [id])
        const { as, press, pressInMenu } = hands(way, id, scripts)
        await as(customer)
        expect(await next(page)).toEqual([
          'The goods are on their way; the order still has to be confirmed.',
          'Our team takes the next step.',
        ])
        await page.getByRole('region', { name: 'Payments' }).getByRole('link', { name: 'Send payment proof' }).click()
        await page
          .locator('input[name=file]')
          .first()
          .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: oneColourPng([200, 180, 90]) })
        await page.getByRole('button', { name: 'Send file' }).first().press('Enter')
        await says(page, 'Payment Proof Sent')
        const payments = page.getByRole('region', { name: 'Payments' })
        expect(await payments.locator('ol').textContent()).toMatch(/^Proof sent, to be checked\$15\.00.*receipt\.webp/)

        await as(admin)
        const file = await page.request.get(
          (await payments.getByRole('link', { name: /receipt\.webp/ }).getAttribute('href')) ?? '',
        )
        expect(file.status()).toBe(200)
        await press('button[value=confirm]')
        await says(page, 'Payment Received')
        expect(await payments.locator('dl').textContent()).toMatch(/Received\$15\.00Still to pay\$35\.00/)
        await open(`/orders/${id}?act=status&to=processing`)
        await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
        await says(page, 'Order Status Updated')

        // In transit: under 'More', and behind a second question.
        await as(customer)
        await pressInMenu('a[href*="act=receive"]')
        await press('dialog button[value=receive]')
        await page.getByRole('alert').getByText('Please say that the goods are here').waitFor()
        await page.getByLabel('The goods are here').check()
        await press('dialog button[value=receive]')
        await says(page, 'Receipt Confirmed')
        expect((await timeline(page))[0]).toBe('Receipt confirmed')
        expect((await next(page))[0]).toBe(
          'The customer has confirmed that the goods arrived. Our team closes the order.',
        )
        await pressInMenu('a[href*="act=reorder"]')
        await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).press('Enter')
        await page.waitForURL('/customer/cart')
        const { rows } = await owner.query('select quantity from cart_lines where customer_id = $1', [
          customer.companyId,
        ])
        expect(rows).toEqual([{ quantity: 4 }])
      },
    )
  }

  journey(
    'a problem is reported with pictures, which its sides see and nobody else',
    { statuses: [404, 422] },
    async ({ page, open, awake }) => {
      const { customer, supplier, id } = await parties()
      await owner.query(
        `update orders set shipping_status = 'delivered', status = 'processing', shipped_at = now(),
            delivered_at = now()
          where id = $1`,
        [id],
      )
      await beSignedIn(page, customer)
      await open(`/orders/${id}?act=problem`)
      await awake()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What is wrong?').fill('Two cartons are wet.')
      await dialog
        .getByLabel('Pictures')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
      await dialog.getByRole('button', { name: 'Report problem' }).click()
      await dialog.getByRole('alert').getByText('This file is not of a kind that we can take').waitFor()
      expect(await dialog.getByLabel('What is wrong?').inputValue()).toBe('Two cartons are wet.')
      await dialog
        .getByLabel('Pictures')
        .setInputFiles(
          [1, 2].map((n) => ({ name: `wet-${n}.png`, mimeType: 'image/png', buffer: oneColourPng([n * 90, 80, 60]) })),
        )
      await dialog.getByRole('button', { name: 'Report problem' }).click()
      await says(page, 'Problem Reported')
      expect((await timeline(page))[0]).toBe('Problem reported')
      expect(await next(page)).toContainEqual(expect.stringMatching(/^Our team takes the next step, by /))

      await beSignedIn(page, supplier)
      await open(`/orders/${id}`)
      await awake()
      const picture = page.getByRole('img', { name: 'Picture 1' })
      await picture.waitFor()
      const src = (await picture.getAttribute('src')) ?? ''
      expect((await page.request.get(src)).status()).toBe(200)
      expect(await page.getByRole('region', { name: 'Payments' }).count()).toBe(0)
      expect(await page.getByText("The company's fee, 2.5 %").count()).toBe(1)

      await beSignedIn(page, customer)
      await open(`/orders/${id}`)
      expect(await page.getByText(/fee/).count()).toBe(0)
      await beSignedIn(page, await given.customer())
      expect((await page.request.get(src)).status()).toBe(404)
      expect((await open(`/orders/${id}`)).status()).toBe(404)
    },
  )

  journey('has one act first for each side, and says how late it is', {}, async ({ page, open, awake }) => {
    const { customer, supplier, admin, id } = await parties()
    const head = async (person: GivenPerson) => {
      await beSignedIn(page, person)
      await open(`/orders/${id}`)
      await awake()
      const first = page.locator('main a.button').first()
      expect(await page.locator('main a.button-main').count()).toBeLessThanOrEqual(1)
      return first.textContent()
    }
    expect([await head(supplier), await head(customer)]).toEqual(['Answer', 'Send inquiry'])
    await owner.query(
      `update orders set answer = 'can_deliver', answered_at = now() - interval '9 days', status = 'processing',
          ready_on = (now() at time zone interval '3 hours')::date - 2
        where id = $1`,
      [id],
    )
    expect([await head(supplier), await head(customer)]).toEqual(['Update Shipping', 'Send payment proof'])
    expect((await next(page))[1]).toMatch(/^It is the supplier's turn, by .* 2 days late$/)
    await open('/customer/orders')
    expect(await page.locator('main li', { hasText: '2 days late' }).count()).toBe(1)
    await given.proof(id)
    expect(await head(admin)).toBe('Check the proof')
    await owner.query("update orders set status = 'cancelled' where id = $1", [id])
    expect(await head(customer)).toBe('Order again')
    await beSignedIn(page, supplier)
    await open('/supplier/orders')
    expect(await page.locator('main a[href*="act="]').allTextContents()).toEqual(['Details'])
  })

  journey("says 'What happens now' for each combination of order and shipping status", {}, async ({ page, open }) => {
    const customer = await given.customer()
    await beSignedIn(page, customer)
    const lines = new Set<string>()
    for (const status of orderStatuses) {
      for (const shippingStatus of shippingStatuses) {
        const { id } = await given.order({ customer, status, shippingStatus })
        await open(`/orders/${id}`)
        const [line = ''] = await next(page)
        lines.add(line)
      }
    }
    expect(lines.size).toBe(20)
  })

  journey(
    "prints as a pro forma on white paper in the reader's language, without what is on the screen",
    { language: 'tr', dark: true },
    async ({ page, open }) => {
      const { customer, id, number } = await parties()
      await beSignedIn(page, customer)
      await open(`/orders/${id}`)
      expect(await page.getByText('Proforma fatura').isVisible()).toBe(false)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const paper = page.locator('.pro-forma')
      expect(await paper.isVisible()).toBe(true)
      const printed = (await page.locator('body').allInnerTexts()).join().replaceAll(/\s+/g, ' ')
      for (const part of [
        'Proforma fatura',
        number,
        'Pamuklu gömlek',
        '4 adet',
        '$12,50',
        '$50,00',
        'Mersin gemide teslim (FOB)',
        'Varış limanı',
        'Ön ödeme',
        'Nasıl ödenir',
      ])
        expect(printed).toContain(part)
      expect(printed).not.toContain('Zaman çizelgesi')
      expect(await page.locator('header').first().isVisible()).toBe(false)
      expect(await paper.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(24, 36, 40)')
    },
  )
})
