import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { dialog, fillAddress } from '../browser/buying.ts'
import { productPath } from '../browser/demo-pages.ts'
import { journey } from '../browser/journey.ts'
import { signInOn } from '../browser/sign-in.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/customer/settings'
const toggles = {
  'Email notifications': true,
  'Order updates': true,
  Promotions: false,
  'Profile visibility': true,
  'Order history': true,
}

/** Two of a product at $12.50. */
async function putIntoCart(customer: GivenPerson): Promise<void> {
  const { companyId } = await given.supplier()
  const { id } = await given.product({ supplierId: companyId ?? '' })
  await owner.query(
    `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name, language, added_by)
      select $1, id, supplier_id, 2, 1250, 'Cotton shirt', 'en', $2 from products where id = $3`,
    [customer.companyId, customer.id, id],
  )
}

describe("a customer's settings", () => {
  for (const scripts of [true, false]) {
    journey(
      `begin with the defaults, and are saved and shown again, ${scripts ? 'with' : 'without'} scripts ` +
        '[CSET-01] [CSET-02] [CSET-03] [CSET-05] [ERR-73] [LIMIT-18]',
      { scripts },
      async ({ page, open, awake }) => {
        await beSignedIn(page, await given.customer())
        await open(PATH)
        if (scripts) await awake()
        const box = (name: string) => page.getByRole('checkbox', { name })
        for (const [name, on] of Object.entries(toggles)) expect(await box(name).isChecked(), name).toBe(on)
        const values = (name: string) =>
          page.locator(`select[name=${name}] option`).evaluateAll((all) => all.map((one) => one.getAttribute('value')))
        expect(await values('language')).toEqual(['en', 'tr', 'so', 'ar'])
        expect(await values('currency')).toEqual(['usd', 'try', 'sos', 'eur'])

        for (const [name, on] of Object.entries(toggles)) await box(name).setChecked(!on)
        await page.getByRole('combobox', { name: 'Currency' }).selectOption('eur')
        await page.getByRole('button', { name: 'Save Settings' }).click()
        await page.getByRole('status').getByText('Settings Saved!').waitFor()
        await open(PATH)
        for (const [name, on] of Object.entries(toggles)) expect(await box(name).isChecked(), name).toBe(!on)
        expect(await page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('eur')
      },
    )
  }

  journey(
    'any change shows the bar, and Cancel reloads what is stored [CSET-04] [CSET-06]',
    {},
    async ({ page, open, awake }) => {
      await beSignedIn(page, await given.customer())
      const save = page.getByRole('button', { name: 'Save Settings' })
      const controls = [
        () => page.getByRole('checkbox', { name: 'Promotions' }).check(),
        () => page.getByRole('checkbox', { name: 'Order history' }).uncheck(),
        () => page.getByRole('combobox', { name: 'Language' }).selectOption('tr'),
        () => page.getByRole('combobox', { name: 'Currency' }).selectOption('try'),
      ]
      await open(PATH)
      for (const change of controls) {
        await awake()
        expect(await save.isVisible()).toBe(false)
        await change()
        expect(await save.isVisible()).toBe(true)
        await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Cancel' }).click()])
      }
      await awake()
      expect(await page.getByRole('checkbox', { name: 'Promotions' }).isChecked()).toBe(false)
      expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('en')
      expect(await page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('usd')
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `a saved language switches the interface and comes along to another browser, ${scripts ? 'with' : 'without'} ` +
        'scripts [I18N-05]',
      { scripts },
      async ({ page, open, awake }) => {
        const customer = await given.customer()
        await beSignedIn(page, customer)
        await open(PATH)
        if (scripts) await awake()
        await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
        await page.getByRole('button', { name: 'Save Settings' }).click()
        await page.getByRole('heading', { level: 1, name: 'الإعدادات' }).waitFor()
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl')

        await page.context().clearCookies()
        await open('/auth')
        expect(await page.locator('html').getAttribute('lang')).toBe('en')
        await signInOn(page, customer)
        await page.waitForURL('/')
        await open(PATH)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('الإعدادات')
      },
    )
  }

  journey('a language chosen in the top bar is the one of the account', {}, async ({ page, open }) => {
    await beSignedIn(page, await given.customer())
    await open('/customer/dashboard')
    await page.getByRole('banner').locator('summary').first().click()
    await page.getByRole('button', { name: 'Türkçe' }).click()
    await page.locator('html[lang=tr]').waitFor()
    await open(PATH)
    expect(await page.locator('select[name=language]').inputValue()).toBe('tr')
  })

  journey('a failed save says so, and keeps what was chosen [ERR-58]', { statuses: [500] }, async (walk) => {
    const { page, open, awake } = walk
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(PATH)
    await awake()
    await page.getByRole('checkbox', { name: 'Promotions' }).check()
    await whileBroken({ actor: customer.id, command: 'insert', table: 'settings' }, async () => {
      await page.getByRole('button', { name: 'Save Settings' }).click()
      const alert = page.getByRole('alert')
      await alert.getByText('Failed to save settings. Please try again.').waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Error')
    })
    expect(await page.getByRole('checkbox', { name: 'Promotions' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByRole('status').getByText('Settings Saved!').waitFor()
  })

  journey(
    'a saved currency stands beside dollars on cards, product, cart and order, and an order stays in dollars [CSET-07]',
    {},
    async ({ page, open, awake }) => {
      const customer = await given.customer()
      const { id } = await given.order({ customer })
      await beSignedIn(page, customer)
      const approximate = page.locator('[data-approx]').first()
      const beside = () => approximate.evaluate((price) => getComputedStyle(price, '::after').content)
      await open('/products')
      await awake()
      expect(await page.locator('[data-approx]').count()).toBe(0)

      await open(PATH)
      await awake()
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('try')
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await page.getByRole('status').getByText('Settings Saved!').waitFor()
      for (const path of ['/', '/products', productPath, `/orders/${id}`]) {
        await open(path)
        await approximate.waitFor()
        expect(await approximate.textContent(), path).toMatch(/^\$[\d,]+\.\d\d$/)
        expect(await approximate.getAttribute('data-approx'), path).toMatch(/^≈ [\d,.]+ ₺$/)
        expect(await beside(), path).toContain('₺')
      }
      expect(await page.locator('footer').getAttribute('data-rate-note')).toContain('Orders are placed and paid in US')

      await putIntoCart(customer)
      await open('/customer/cart?checkout')
      await approximate.waitFor()
      await fillAddress(page)
      await dialog(page).getByRole('button', { name: 'Place Order' }).last().click()
      await page.getByText('Order Placed Successfully!').waitFor()
      const { rows } = await owner.query('select total_cents from orders where customer_id = $1 and id <> $2', [
        customer.companyId,
        id,
      ])
      expect(rows.map(({ total_cents }) => Number(total_cents))).toEqual([2 * 1250])
    },
  )
})
