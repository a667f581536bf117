import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { loginOf } from '../browser/sign-in.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const LIST = '/customer/orders'

const rows = (page: Page) => page.locator('main li:has(h2)')
const numbersOf = (page: Page) => rows(page).locator('h2').allTextContents()
const numberOf = async (id: string): Promise<string> =>
  (await owner.query('select number from orders where id = $1', [id])).rows[0]?.number

async function customerOf(page: Page): Promise<GivenPerson> {
  const person = await given.customer()
  await beSignedIn(page, person)
  return person
}

describe('My Orders', () => {
  for (const scripts of [true, false]) {
    const way = scripts ? 'with scripts' : 'without scripts'

    journey(
      `lists the company's orders newest first, each with its details, ${way} [CORD-01] [CORD-02] [CORD-03] [PERM-22]`,
      { scripts, viewport: phone },
      async ({ page, open, awake }) => {
        const customer = await customerOf(page)
        const colleague = await given.person('customer', { companyId: customer.companyId ?? '', owner: false })
        const older = await given.order({ customer, createdAt: new Date('2026-01-02') })
        const newer = await given.order({ customer: colleague, shippingStatus: 'in_transit', status: 'processing' })
        const foreign = await given.order({})
        await owner.query("update orders set tracking_number = 'AKH-55-20931' where id = $1", [newer.id])
        await open(LIST)
        if (scripts) await awake()
        expect(await page.locator('h1').textContent()).toBe('My Orders')
        const [first, second] = [await numberOf(newer.id), await numberOf(older.id)]
        expect(await numbersOf(page)).toEqual([first, second])

        await page.getByRole('link', { name: `Details: ${first}` }).click()
        const dialog = page.getByRole('dialog', { name: `Order ${first}` })
        await dialog.waitFor()
        expect(await dialog.locator('dl').textContent()).toMatch(/ShippingIn Transit.*Tracking numberAKH-55-20931/)
        await dialog.getByRole('link', { name: 'Close' }).click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('link', { name: `Details: ${second}` }).click()
        const other = page.getByRole('dialog', { name: `Order ${second}` })
        expect(await other.locator('dl').textContent()).toMatch(/ShippingNot Shipped/)
        expect(await other.getByText('Tracking number').count()).toBe(0)

        const answer = await page.request.get(`/orders/${foreign.id}`)
        expect(answer.status()).toBe(404)
      },
    )

    journey(
      `an inquiry needs a message, is mailed and kept on the order, ${way} [CORD-04] [ERR-50] [ERR-52] [PERM-21]`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const customer = await customerOf(page)
        const supplier = await given.supplier()
        const { id } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
        const number = await numberOf(id)
        await open(LIST)
        if (scripts) await awake()
        await page.getByRole('link', { name: `Send inquiry: ${number}` }).click()
        const dialog = page.getByRole('dialog', { name: `Inquiry about order ${number}` })
        await dialog.getByLabel('Your message').fill('   ')
        await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
        const alert = dialog.getByRole('alert')
        await alert.getByRole('heading', { name: 'Message Required' }).waitFor()
        expect(await alert.getByRole('listitem').allTextContents()).toEqual(['Please write your inquiry message'])
        await dialog.getByLabel('Your message').fill('When will the blankets be ready?')
        await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
        await page.getByRole('status').getByText('Inquiry Sent!').waitFor()
        await expect
          .poll(
            async () =>
              (
                await owner.query("select from mail_log where template = 'order-inquiry' and recipient = $1", [
                  supplier.email,
                ])
              ).rowCount,
          )
          .toBe(1)
        await open(`/orders/${id}`)
        await page.getByText('When will the blankets be ready?').first().waitFor()
      },
    )
  }

  journey(
    'a failed inquiry says so and keeps what was written [ERR-51]',
    { statuses: [500] },
    async ({ page, open, awake }) => {
      const customer = await customerOf(page)
      const { id } = await given.order({ customer })
      await open(`${LIST}?act=inquire&order=${id}`)
      await awake()
      const dialog = page.getByRole('dialog')
      await whileBroken({ actor: customer.companyId, command: 'insert', table: 'order_events' }, async () => {
        await dialog.getByLabel('Your message').fill('When?')
        await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
        const alert = dialog.getByRole('alert')
        await alert.getByRole('heading', { name: 'Failed to Send' }).waitFor()
        expect(await alert.getByRole('listitem').allTextContents()).toEqual([
          'There was an error sending your inquiry. Please try again.',
        ])
      })
      expect(await dialog.getByLabel('Your message').inputValue()).toBe('When?')
    },
  )

  journey(
    'an admin sees all orders there, without inquiries [CORD-05] [PERM-34]',
    {},
    async ({ page, open, awake }) => {
      const [one, other] = [await given.order({}), await given.order({})]
      await beSignedIn(page, loginOf('admin'))
      await open(LIST)
      await awake()
      expect(await page.locator('h1').textContent()).toBe('All Orders')
      const shown = await numbersOf(page)
      expect(shown).toEqual(expect.arrayContaining([await numberOf(one.id), await numberOf(other.id)]))
      expect(await page.getByRole('link', { name: /inquiry/i }).count()).toBe(0)
      await open(`${LIST}?act=inquire&order=${one.id}`)
      expect(await page.getByRole('dialog').count()).toBe(0)
    },
  )

  journey(
    'a pending order is cancelled after a question, by keyboard; one on its way is not',
    {},
    async ({ page, open, awake }) => {
      const customer = await customerOf(page)
      const sent = await given.order({ customer, shippingStatus: 'shipped' })
      const { id } = await given.order({ customer })
      const number = await numberOf(id)
      await open(LIST)
      await awake()
      expect(await page.getByRole('link', { name: `Cancel order: ${await numberOf(sent.id)}` }).count()).toBe(0)
      await page.getByRole('link', { name: `Cancel order: ${number}` }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: `Cancel order: ${number}` }).press('Enter')
      await dialog.getByRole('button', { name: 'Yes, cancel the order' }).press('Enter')
      await page.getByRole('status').getByText('Order Cancelled').waitFor()
      expect((await owner.query('select status from orders where id = $1', [id])).rows).toEqual([
        { status: 'cancelled' },
      ])
    },
  )

  journey('says in its place that the list could not be read [ERR-37]', { statuses: [500] }, async ({ page, open }) => {
    const customer = await customerOf(page)
    const { id } = await given.order({ customer })
    await whileBroken({ actor: customer.companyId, command: 'select', table: 'orders' }, async () => {
      expect((await open(LIST)).status()).toBe(500)
      expect(await page.getByRole('alert').locator('p').allTextContents()).toEqual(['ErrorFailed to load orders'])
    })
    await page.getByRole('link', { name: 'Try again' }).click()
    await rows(page)
      .filter({ hasText: await numberOf(id) })
      .waitFor()
  })

  journey(
    'an empty list leads to the products; the dashboard counts what is there',
    {},
    async ({ page, open, awake }) => {
      const customer = await customerOf(page)
      await open(LIST)
      await page.getByRole('link', { name: 'Browse Products' }).waitFor()
      const delivered = await given.order({ customer, status: 'processing', shippingStatus: 'delivered' })
      const completed = await given.order({ customer, status: 'completed', shippingStatus: 'delivered' })
      await open('/customer/dashboard')
      await awake()
      expect(await page.getByRole('link', { name: 'My Orders' }).last().textContent()).toBe(
        'My Orders1 active, 2 in all',
      )
      const waiting = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
      const number = await numberOf(delivered.id)
      expect(await waiting.allTextContents()).toEqual([
        expect.stringMatching(`^1delivered order to confirmnext: ${number}, by .+`),
        expect.stringMatching(`^2orders with a payment duenext: ${number}$`),
      ])
      expect(await page.getByRole('region', { name: 'Orders under way' }).getByRole('listitem').count()).toBe(1)
      expect(
        await page
          .getByRole('region', { name: 'Order again' })
          .getByRole('link', { name: /^Order again/ })
          .count(),
      ).toBe(1)
      await waiting.first().getByRole('link').click()
      await page.waitForURL('**/customer/orders?waits=receipt')
      await page.locator('main').getByText('Delivered orders to confirm').waitFor()
      expect(await page.locator('main').getByText(number).count()).toBeGreaterThan(0)
      expect(
        await page
          .locator('main')
          .getByText(await numberOf(completed.id))
          .count(),
      ).toBe(0)
    },
  )
})
