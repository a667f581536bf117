import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const payments = (page: Page) => page.getByRole('region', { name: 'Payments' })
const sums = (page: Page) => payments(page).locator('dl').first().textContent()

/** An order of $50.00 with a deposit of $15.00. */
async function parties() {
  const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
  const product = await given.product({ supplierId: supplier.companyId ?? '' })
  const { id } = await given.order({ customer, product })
  const { rows } = await owner.query<{ number: string }>('select number from orders where id = $1', [id])
  return { customer, supplier, admin, id, number: rows[0]?.number ?? '' }
}

describe('the money of an order', () => {
  journey('that is cancelled after a proof stays in sight until it is refunded', {}, async ({ page, open, awake }) => {
    const { customer, admin, id } = await parties()
    await given.proof(id)
    await beSignedIn(page, customer)
    await open(`/orders/${id}?act=cancel`)
    await awake()
    const dialog = page.getByRole('dialog')
    expect(await dialog.textContent()).toMatch(/A proof of .?\$15\.00.? waits to be checked.*becomes a refund due/)
    await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click()
    await says(page, 'Order Cancelled')
    expect(await sums(page)).toBe('Received$0.00Nothing owed$0.00')
    expect(await payments(page).textContent()).not.toMatch(/Due|Still to pay|How to pay/)
    expect(await page.getByRole('region', { name: 'What happens now' }).textContent()).toContain('A proof of payment')

    await beSignedIn(page, admin)
    await open(`/orders/${id}`)
    await awake()
    await payments(page).getByLabel('Amount received').fill('12,34')
    await payments(page).getByText('12.34 US dollars').waitFor()
    await page.getByRole('button', { name: 'Payment received' }).click()
    await says(page, 'Payment Received')
    expect(await sums(page)).toBe('Received$12.34Refund due$12.34')
  })

  journey(
    'is asked about before the desk cancels in a row, refunded with a note, and told to each side as it may know',
    { statuses: [404] },
    async ({ page, open, awake }) => {
      const { customer, supplier, admin, id, number } = await parties()
      await beSignedIn(page, admin)
      await open(`/orders/${id}`)
      await awake()
      await page.locator('summary', { hasText: 'Enter a payment' }).click()
      expect(await page.locator('#enter-amount').inputValue()).toBe('15.00')
      await page.locator('#enter-way').selectOption('hawala')
      await page.locator('#enter-reference').fill('HW 4711')
      await page.locator('#enter-paidOn').fill('2026-01-05')
      await page.getByRole('button', { name: 'Enter payment' }).click()
      await says(page, 'Payment Received')
      expect(await payments(page).textContent()).toMatch(/Received\$15\.00.*Hawala.*HW 4711.*Receipt RC-\d+/)

      await beSignedIn(page, supplier)
      await open(`/orders/${id}`)
      await awake()
      const received = page.getByRole('list', { name: 'Payments' })
      expect(await received.textContent()).toMatch(/^Deposit received on .+Balance not received yet$/)
      expect(await page.locator('main').textContent()).not.toMatch(/HW 4711|Hawala|RC-/)

      await beSignedIn(page, customer)
      await open(`/orders/${id}`)
      await awake()
      expect(await page.locator('a[href*="act=cancel"]').count()).toBe(0)
      await page.locator('main summary', { hasText: 'More' }).click()
      await page.getByRole('link', { name: 'Ask us to cancel' }).click()
      await page.getByRole('dialog', { name: `Inquiry about order ${number}` }).waitFor()

      await beSignedIn(page, admin)
      await open(`/admin/orders?q=${number}`)
      await awake()
      await page.getByLabel(`Status of ${number}`).selectOption('cancelled')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await dialog.textContent()).toMatch(/\$15\.00.? was received and becomes a refund due/)
      expect((await owner.query('select status from orders where id = $1', [id])).rows).toEqual([{ status: 'pending' }])
      await dialog.getByLabel('Reason').fill('The customer asked us to.')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await says(page, 'Order Status Updated')
      await open(`/admin/orders?waits=refund&q=${number}`)
      expect(await page.locator('main tbody tr').textContent()).toMatch(/Refund due.*\$15\.00/)

      await open(`/orders/${id}`)
      await awake()
      await page.locator('#refund-reference').fill('HW 4712')
      await page.locator('#refund-paidOn').fill('2026-01-06')
      await page.getByRole('button', { name: 'Refund was paid' }).click()
      await says(page, 'Refund Paid')
      expect(await sums(page)).toBe('Received$15.00Refunded$15.00Nothing owed$0.00')

      await beSignedIn(page, customer)
      await open(`/orders/${id}`)
      await awake()
      await page.getByRole('link', { name: /^Refund note RF-/ }).click()
      await page.locator('h1', { hasText: /^Refund note RF-\d+$/ }).waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('main').textContent()).toMatch(/\$15\.00[\s\S]*HW 4712[\s\S]*Nothing owed after it/)
      await page.emulateMedia({ media: 'screen' })
      const note = new URL(page.url()).pathname
      await beSignedIn(page, await given.customer())
      expect((await open(note)).status()).toBe(404)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `over the amount is refunded once another admin confirmed it, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [403, 422] },
      async ({ page, open, awake }) => {
        const { customer, admin, id } = await parties()
        const colleague = await given.admin()
        await owner.query("update orders set status = 'cancelled' where id = $1", [id])
        await given.payment(id, 180_000)
        const openOrder = async () => {
          await open(`/orders/${id}`)
          if (scripts) await awake()
        }
        const waiting = page.getByRole('region', { name: 'A refund waits' })
        const enter = async (reference: string) => {
          await page.locator('#refund-reference').fill(reference)
          await page.locator('#refund-paidOn').fill('2026-01-06')
          await page.getByRole('button', { name: 'Refund was paid' }).click()
          await page.getByText('It waits for a second admin').first().waitFor()
        }
        await beSignedIn(page, admin)
        await openOrder()
        await enter('HW 4713')
        expect(await waiting.textContent()).toMatch(/entered it on .*until another admin.*\$1,800\.00.*HW 4713/)
        expect(await waiting.getByRole('button', { name: 'Confirm refund' }).count()).toBe(0)
        expect(await page.locator('#refund-amount').count()).toBe(0)
        expect(await sums(page)).toBe('Received$1,800.00Refund due$1,800.00')
        await waiting.getByRole('button', { name: 'Take back' }).click()
        await page.getByText('The ledger stays as it is').first().waitFor()
        await enter('HW 4714')

        await beSignedIn(page, customer)
        await openOrder()
        expect(await page.locator('main').textContent()).not.toMatch(/HW 471|A refund waits/)
        expect(await sums(page)).toBe('Received$1,800.00Refund due$1,800.00')

        await beSignedIn(page, colleague)
        await openOrder()
        await waiting.getByRole('button', { name: 'Confirm refund' }).click()
        await waiting.getByText('Type your password, to confirm').first().waitFor()
        await waiting.getByLabel('Your password, to confirm').fill(colleague.password)
        await waiting.getByRole('button', { name: 'Confirm refund' }).click()
        await page.getByText('Refund Paid').first().waitFor()
        expect(await waiting.count()).toBe(0)
        expect(await sums(page)).toBe('Received$1,800.00Refunded$1,800.00Nothing owed$0.00')
        expect(await payments(page).textContent()).toMatch(/HW 4714.*Refund note RF-\d+/)
      },
    )
  }
})
