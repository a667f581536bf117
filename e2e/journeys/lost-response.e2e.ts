import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { dialog, fillAddress, ordersOf } from '../browser/buying.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { whileOffline, whileResponsesAreLost } from '../browser/lose-responses.ts'
import { fillProduct, pictureFile, uploaded } from '../browser/product-form.ts'
import { given, owner } from '../forms/world.ts'

const { list, supplier } = openListings()
const countOf = async (statement: string, value: string) => (await owner.query(statement, [value])).rowCount

interface LongForm {
  name: string
  /** opens and fills it */
  fill(
    page: Page,
    email: string,
    open: (path: string) => Promise<unknown>,
    awake: () => Promise<void>,
  ): Promise<OpenedForm>
  button: string
  /** what is shown once it was done */
  done: string
}
interface OpenedForm {
  /** how often the server did it */
  count(): Promise<number | null>
}

const forms: LongForm[] = [
  {
    name: 'the contact form',
    fill: async (page, email, open, awake) => {
      await open('/contact')
      await awake()
      await page.getByLabel('Name').fill('Ayaan')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Message').fill('Do you ship to Bosaso?')
      return { count: () => countOf('select from contact_messages where email = $1', email) }
    },
    button: 'Send Message',
    done: 'Message Sent!',
  },
  {
    name: 'the application of a supplier',
    fill: async (page, email, open, awake) => {
      await open('/suppliers')
      await awake()
      await page.getByLabel('Company Name').fill('Talas Mobilya')
      await page.getByLabel('Product Category').selectOption('home')
      await page.getByLabel('Contact Person').fill('Kerem Talas')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Phone').fill('+90 352 000 00 00')
      await page.getByLabel('Product Description').fill('Solid wood tables and chairs.')
      return { count: () => countOf('select from applications where email = $1', email) }
    },
    button: 'Submit Application',
    done: 'Application Submitted',
  },
  {
    name: 'the sign-up form',
    fill: async (page, email, open, awake) => {
      await open('/auth?tab=signup')
      await awake()
      await page.getByLabel('Full Name').fill('Cabdi Jaamac')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('laba-xabo-sonkor')
      await page.getByLabel('Confirm Password').fill('laba-xabo-sonkor')
      return { count: () => countOf('select from mail_log where recipient = $1', email) }
    },
    button: 'Sign Up',
    done: 'Your account has been created',
  },
  {
    name: 'the form of a product',
    fill: async (page, _email, open, awake) => {
      const maker = await supplier('Kopuk Hat')
      await beSignedIn(page, maker)
      await open('/supplier/products/new')
      await awake()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([pictureFile('one.png')])
      await uploaded(page, 1)
      await fillProduct(page)
      await page.getByLabel('City').selectOption('Kayseri')
      return { count: () => countOf('select from products where supplier_id = $1', maker.companyId) }
    },
    button: 'Add Product',
    done: 'Product Added',
  },
  {
    name: 'the order dialog',
    fill: async (page, _email, open, awake) => {
      const { id } = await list({
        supplier: await supplier('Hat Dokuma'),
        english: 'Line rug',
        priceCents: 900n,
        stock: 50,
      })
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products/${id}/order`)
      await awake()
      await fillAddress(page)
      await dialog(page).getByLabel('Quantity').fill('7')
      return { count: async () => (await ordersOf(customer.companyId)).length }
    },
    button: 'Place Order',
    done: 'Order Placed Successfully!',
  },
]

/** The values of the form's fields. */
const typedIn = (page: Page) =>
  page
    .locator('form:has(#line) :is(input:not([type=file]):not([name=seconds]), textarea, select)')
    .evaluateAll((all) => all.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]))
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The connection was lost' })

describe('when the connection drops', () => {
  for (const { name, fill, button, done } of forms) {
    journey(
      `${name} keeps what was typed, and is done once however often its response is lost`,
      { lineDrops: true, long: true },
      async ({ page, open, awake }) => {
        const email = `dropped-${randomUUID()}@example.com`
        const { count } = await fill(page, email, open, awake)
        await page.waitForLoadState('networkidle')
        let typed: unknown
        await whileOffline(page, async () => {
          typed = await typedIn(page)
          await page.getByRole('button', { name: button, exact: true }).click()
          await notice(page).getByText('Nothing is lost').waitFor()
        })
        expect(await typedIn(page)).toEqual(typed)
        expect(await count()).toBe(0)
        const reached = await whileResponsesAreLost(page, async () => {
          await notice(page).getByRole('button', { name: 'Try again' }).click()
          await expect.poll(count).toBe(1)
          await notice(page).waitFor()
        })
        expect(reached).toBe(1)
        expect(await typedIn(page)).toEqual(typed)
        await notice(page).getByRole('button', { name: 'Try again' }).click()
        await page.getByText(done, { exact: false }).first().waitFor()
        expect([await count(), await notice(page).count()]).toEqual([1, 0])
      },
    )
  }

  for (const { name, fill, button, done } of forms.slice(0, 2)) {
    journey(
      `${name} is there after a reload, with its key, and empty once it was sent`,
      { lineDrops: true, long: true },
      async ({ page, open, awake }) => {
        const email = `reloaded-${randomUUID()}@example.com`
        const { count } = await fill(page, email, open, awake)
        const before = await typedIn(page)
        await whileResponsesAreLost(page, async () => {
          await page.getByRole('button', { name: button, exact: true }).click()
          await notice(page).waitFor()
        })
        const path = new URL(page.url()).pathname
        await page.goto('about:blank')
        await open(path)
        await awake()
        expect(await typedIn(page)).toEqual(before)
        await page.getByRole('button', { name: button, exact: true }).click()
        await page.getByText(done, { exact: false }).first().waitFor()
        expect(await count()).toBe(1)
        await open(path)
        await awake()
        expect(await page.locator('main [name=email]').inputValue()).toBe('')
      },
    )
  }
})
