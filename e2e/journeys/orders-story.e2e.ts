import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { card, dialog, fillAddress, ordersOf } from '../browser/buying.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { oneColourPng } from '../browser/one-colour-png.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given } from '../forms/world.ts'

const { owner, list, supplier } = openListings()

const says = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor()

describe('from a first look to the next order', () => {
  journey(
    'a visitor becomes a customer, and an order goes its whole way',
    { viewport: phone, long: true },
    async ({ page, open, awake }) => {
      const [weaver, potter] = [await supplier('Simav Dokuma'), await supplier('Avanos Çömlek')]
      const blanket = await list({
        supplier: weaver,
        english: 'Story blanket',
        priceCents: 2400n,
        stock: 300,
        columns: { minimum: 10 },
      })
      const jug = await list({
        supplier: potter,
        english: 'Story jug',
        priceCents: 450n,
        stock: 800,
        columns: { minimum: 40 },
      })
      const [customer, admin] = [await given.customer(), await given.admin()]
      const visit = async (path: string) => {
        await open(path)
        await awake()
      }
      const as = async (person: typeof customer, path: string) => {
        await beSignedIn(page, person)
        await visit(path)
      }

      // A visitor orders on a phone, is sent to sign in, comes back, and orders.
      await visit('/products?q=story+blanket')
      await card(page, 'Story blanket').getByRole('link', { name: 'Order It' }).click()
      await dialog(page).getByLabel('Quantity').fill('20')
      await fillAddress(page, { phone: '+252612345678' })
      await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
      await page.waitForURL(/\/auth\?returnTo=/)
      await signInOn(page, customer)
      await page.waitForURL(new RegExp(`/products/${blanket.id}/order`))
      await expect.poll(() => dialog(page).getByLabel('City').inputValue()).toBe('Mogadishu')
      await dialog(page).getByRole('button', { name: 'Place Order', exact: true }).click()
      await says(page, 'Order Placed Successfully!')
      expect(await ordersOf(customer.companyId)).toMatchObject([
        { quantity: 20, total_cents: 48_000n, supplier_name: 'Simav Dokuma' },
      ])

      // A cart with goods of two suppliers becomes two orders to the saved address.
      for (const { id } of [blanket, jug]) {
        await visit(`/products/${id}`)
        await page.getByRole('button', { name: 'Add to Cart' }).first().click()
        await says(page, 'Added to Cart')
      }
      await visit('/customer/cart')
      await page.getByRole('button', { name: 'Review 2 orders' }).click()
      expect(await dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
      await dialog(page).getByRole('button', { name: 'Place 2 Orders' }).last().click()
      await page.waitForURL(/\/customer\/orders/)
      await says(page, 'Order Placed Successfully!')
      const orders = await ordersOf(customer.companyId)
      expect(orders.map(({ supplier_name }) => supplier_name).toSorted()).toEqual([
        'Avanos Çömlek',
        'Simav Dokuma',
        'Simav Dokuma',
      ])
      const { id, number } = orders.find(({ supplier_name }) => supplier_name === 'Avanos Çömlek') ?? {}

      // The supplier answers with a day, ships, and shares a tracking link.
      await as(potter, '/supplier/orders')
      await page.getByRole('link', { name: `Answer: ${number}` }).click()
      await dialog(page).getByLabel('Ready on').fill('2097-03-01')
      await dialog(page).getByRole('button', { name: 'Send answer' }).click()
      await says(page, 'Answer Sent')
      await page.getByRole('link', { name: `Update Shipping: ${number}` }).click()
      await dialog(page).getByLabel('Shipping status').selectOption('in_transit')
      await dialog(page).getByLabel('Tracking number').fill('TCKU4172205')
      await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
      await says(page, 'Shipping Info Updated')
      await visit(`/orders/${id}/share`)
      await page.getByRole('button', { name: 'Make a tracking link' }).click()
      const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue()).pathname

      // The customer opens it without being signed in, and then pays with a proof.
      await page.context().clearCookies()
      await visit(link)
      expect(await page.locator('h1').textContent()).toBe(`Order ${number}`)
      expect(await page.locator('[aria-current=step]').textContent()).toMatch(/^In Transit/)
      await as(customer, `/orders/${id}`)
      expect(await page.getByRole('link', { name: /^Deposit to pay by/ }).textContent()).toMatch(/\$54\.00/)
      await page.getByRole('region', { name: 'Payments' }).getByRole('link', { name: 'Send payment proof' }).click()
      const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: oneColourPng([90, 180, 120]) }
      await page.locator('input[name=file]').first().setInputFiles(receipt)
      await page.getByRole('button', { name: 'Send file' }).first().click()
      await says(page, 'Payment Proof Sent')

      // An admin confirms it; the goods arrive.
      await as(admin, `/orders/${id}`)
      await page.getByRole('button', { name: 'Payment received' }).click()
      await says(page, 'Payment Received')
      await page.locator('main summary', { hasText: 'More' }).click()
      await page.getByRole('link', { name: 'Update Shipping' }).click()
      await dialog(page).getByLabel('Shipping status').selectOption('delivered')
      await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
      await says(page, 'Shipping Info Updated')

      // The customer confirms receipt and orders the same again.
      await as(customer, `/orders/${id}`)
      await page.getByRole('link', { name: 'Confirm receipt' }).click()
      await dialog(page).getByRole('button', { name: 'Yes, the goods have arrived' }).click()
      await says(page, 'Receipt Confirmed')
      await page.locator('main summary', { hasText: 'More' }).click()
      await page.getByRole('link', { name: 'Order again' }).click()
      await dialog(page).getByRole('button', { name: 'Add to Cart' }).click()
      await page.waitForURL(/\/customer\/cart/)
      const { rows: cart } = await owner.query('select product_id, quantity from cart_lines where customer_id = $1', [
        customer.companyId,
      ])
      expect(cart).toEqual([{ product_id: jug.id, quantity: 40 }])
      const { rows: events } = await owner.query(
        'select kind from order_events where order_id = $1 order by created_at, id',
        [id],
      )
      expect(events.map(({ kind }) => kind)).toEqual([
        'placed',
        'can_deliver',
        'shipping',
        'proof_sent',
        'payment_received',
        'shipping',
        'received',
      ])
    },
  )
})
