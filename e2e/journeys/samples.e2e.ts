import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { dialog, fillAddress, ordersOf } from '../browser/buying.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given } from '../forms/world.ts'

const { list, supplier } = openListings()

const sampled = async (english: string) => {
  const weaver = await supplier('Buldan Havlu')
  const columns = { minimum: 120, details: JSON.stringify({ sampleCents: 499 }) }
  const { id } = await list({ supplier: weaver, english, priceCents: 320n, stock: 900, columns })
  return { id, weaver }
}

describe('a sample', () => {
  journey(
    'is ordered by a visitor on a phone who signs in on the way, and marked for both sides',
    { viewport: phone, statuses: [409] },
    async ({ page, open, awake }) => {
      const { id, weaver } = await sampled('Bath towel, sample')
      const customer = await given.customer()
      await open(`/products/${id}`)
      await page.getByRole('link', { name: /^Order a sample: .*\$4\.99/ }).click()
      await page.waitForURL(`/products/${id}/order?sample=1`)
      await awake()
      expect(await dialog(page).getByLabel('Quantity').count()).toBe(0)
      expect(await dialog(page).textContent()).toContain('Paid whole in advance')
      await fillAddress(page)
      await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
      await page.waitForURL(/\/auth\?returnTo=/)
      await signInOn(page, customer)
      await page.waitForURL(/\/order\?.*sample=1/)
      await expect.poll(() => dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
      await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor()
      await page.locator('main').getByText('Sample', { exact: true }).first().waitFor()
      expect(await ordersOf(customer.companyId)).toMatchObject([
        { sample: true, quantity: 1, total_cents: 499n, deposit_cents: 499n },
      ])

      await open(`/products/${id}/order?sample=1`)
      await awake()
      await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
      await page.getByText('Your company has ordered a sample of this product in the last 30 days.').first().waitFor()
      await open('/customer/orders')
      await page.locator('main li').getByText('Sample', { exact: true }).waitFor()
      await beSignedIn(page, weaver)
      await open('/supplier/orders?lang=tr')
      await page.locator('main').getByText('Numune', { exact: true }).first().waitFor()
    },
  )

  journey('is ordered without scripts', { scripts: false, statuses: [422] }, async ({ page, open }) => {
    const { id } = await sampled('Bath towel, plain sample')
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(`/products/${id}/order?sample=1`)
    await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
    await dialog(page).getByText('Address Required').waitFor()
    expect(await dialog(page).textContent()).toContain('$4.99')
    await fillAddress(page)
    await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor()
    expect(await ordersOf(customer.companyId)).toMatchObject([{ sample: true, total_cents: 499n }])
  })
})
