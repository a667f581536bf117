import type { Quote, QuoteRow } from '@ticarum/contract/procedures/quotes'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { card } from '../browser/buying.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { type GivenSupplier, openListings } from '../browser/list-product.ts'
import { codeMailedTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given } from '../forms/world.ts'

const { owner, list, publish, supplier } = openListings()

const FORM = '/customer/quotes/new'
const asked = /\/customer\/quotes\/[\da-f-]{36}\?done$/
const sizes = JSON.stringify({ options: [{ name: 'Size', values: ['40', '41', '42'] }] })
const said = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const send = (page: Page) => page.locator('main form button[value=request]:not([aria-hidden])').click()
const dayAfter = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)

/** What a supplier reads by the API, newest first, each with its lines. */
async function readBy(page: Page, reader: GivenSupplier): Promise<Quote[]> {
  await beSignedIn(page, reader)
  const { items } = (await (await page.request.get('/api/v1/quotes')).json()) as { items: QuoteRow[] }
  return Promise.all(items.map(async ({ id }) => (await page.request.get(`/api/v1/quotes/${id}`)).json()))
}

const wish = (page: Page, productId: string) =>
  page.request.post('/api/v1/wishlist', {
    data: { productId },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

async function putInCart(page: Page, line: object): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post('/api/v1/cart/lines', { data: line, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

describe('from the wishlist', () => {
  journey(
    'every item has a button, which stores a request that its supplier reads [WISH-03, WISH-07, ERR-31]',
    {},
    async ({ page, open, awake }) => {
      const [maker, other] = [await supplier('Bafra Zembil'), await supplier('Alaçam Zembil')]
      const names = ['Reed bag', 'Reed hat', 'Reed mat']
      const ids: string[] = []
      await beSignedIn(page, await given.customer())
      for (const english of names) {
        const { id } = await list({ supplier: maker, english, columns: { minimum: 24 } })
        ids.push(id)
        await wish(page, id)
      }
      await owner.query("update products set status = 'archived' where id = $1", [ids[2]])
      await publish(ids)
      await open('/customer/wishlist')
      await awake()
      const buttons = page.getByRole('button', { name: /^Request Quote: / })
      expect(await buttons.allTextContents()).toEqual(names.map(() => 'Request Quote'))
      expect(
        await card(page, 'Reed mat')
          .getByRole('button', { name: /^Request Quote/ })
          .isDisabled(),
      ).toBe(true)
      await card(page, 'Reed bag').getByRole('button', { name: 'Request Quote: Reed bag' }).click()
      await said(page, 'Quote Requested').waitFor()
      expect(new URL(page.url()).pathname).toBe('/customer/wishlist')
      const [quote, ...others] = await readBy(page, maker)
      expect(others).toEqual([])
      expect(quote).toMatchObject({
        state: 'requested',
        may: ['offer', 'decline'],
        shown: { lines: [{ productId: ids[0], quantity: 24, priceCents: null }] },
      })
      expect(await readBy(page, other)).toEqual([])
    },
  )

  for (const scripts of [true, false])
    journey(
      `what is chosen of one supplier is one request, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const [maker, other] = [await supplier('Devrek Baston'), await supplier('Ereğli Baston')]
        const cane = await list({ supplier: maker, english: 'Walking cane' })
        const grip = await list({ supplier: maker, english: 'Cane grip', columns: { details: sizes } })
        const tip = await list({ supplier: other, english: 'Cane tip' })
        await beSignedIn(page, await given.customer())
        for (const { id } of [cane, grip, tip]) await wish(page, id)
        await open('/customer/wishlist')
        if (scripts) await awake()
        for (const name of ['Walking cane', 'Cane grip', 'Cane tip'])
          await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
        await page.getByRole('button', { name: 'Request Quote for chosen' }).click()
        await page.getByText('These products come from different suppliers.').waitFor()
        await page.getByRole('link', { name: 'Request Quote: Devrek Baston' }).click()
        await lineOf(page, 'Walking cane').waitFor()
        expect(await lineOf(page, 'Cane tip').count()).toBe(0)

        await lineOf(page, 'Walking cane').getByLabel('Quantity').fill('1500')
        await lineOf(page, 'Walking cane').getByLabel('Target price (optional)').fill('9.75')
        await lineOf(page, 'Cane grip').getByLabel('Quantity').fill('30')
        await lineOf(page, 'Cane grip').locator('summary').click()
        await lineOf(page, 'Cane grip').getByLabel('How many 40').fill('10')
        await lineOf(page, 'Cane grip').getByLabel('How many 42').fill('20')
        await page.getByLabel('Port of destination (optional)').selectOption('SOBBO')
        await page.getByLabel('Wanted by (optional)').fill(dayAfter(60))
        await page.getByLabel('Notes (optional)').fill('Sanduuq kasta calaamadee')
        await page.getByLabel('Language of the notes').selectOption('so')
        await send(page)
        await page.waitForURL(asked)
        await page.getByText('Quote Requested').first().waitFor()
        expect(await readBy(page, maker)).toMatchObject([
          {
            shown: {
              ...{ port: 'SOBBO', wantedOn: dayAfter(60), notes: 'Sanduuq kasta calaamadee', notesLanguage: 'so' },
              lines: [
                {
                  ...{ productId: grip.id, quantity: 30, priceCents: null },
                  breakdown: [
                    { values: ['40'], quantity: 10 },
                    { values: ['42'], quantity: 20 },
                  ],
                },
                { productId: cane.id, quantity: 1500, priceCents: 975 },
              ],
            },
          },
        ])
        expect(await readBy(page, other)).toEqual([])
      },
    )
})

describe('from a product', () => {
  journey(
    'a visitor on a phone asks for a price, signs in, and comes back to the form',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const maker = await supplier('Tosya Pirinç')
      const { id } = await list({ supplier: maker, english: 'Rice sack', columns: { minimum: 50 } })
      await open(`/products/${id}`)
      await awake()
      await page.getByRole('link', { name: 'Ask for a price' }).click()
      await page.waitForURL(/\/auth\?returnTo=/)
      expect(await said(page, 'Sign In Required').textContent()).toContain('Please sign in to ask for a price')
      await signInOn(page, await given.customer())
      await page.waitForURL(`${FORM}?line=${id}`)
      await awake()
      expect(await lineOf(page, 'Rice sack').getByLabel('Quantity').inputValue()).toBe('50')
      await send(page)
      await page.waitForURL(asked)
      expect(await readBy(page, maker)).toMatchObject([{ shown: { lines: [{ productId: id, quantity: 50 }] } }])
    },
  )

  journey('suppliers and admins are not offered it', {}, async ({ page, open }) => {
    const [maker, other] = [await supplier('Kargı Pirinç'), await supplier('Osmancık Pirinç')]
    const { id } = await list({ supplier: maker, english: 'Rice box' })
    for (const person of [maker, other, await given.admin()]) {
      await beSignedIn(page, person)
      await open(`/products/${id}`)
      expect(await page.getByRole('link', { name: 'Ask for a price' }).count()).toBe(0)
      await open(`${FORM}?line=${id}`)
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  journey(
    'what is wrong is said by field, what was typed stays, and a product that went is named',
    { statuses: [404, 422] },
    async ({ page, open, awake }) => {
      const maker = await supplier('Gerede Deri')
      const { id } = await list({ supplier: maker, english: 'Leather belt', columns: { details: sizes } })
      const gone = await list({ supplier: maker, english: 'Leather strap' })
      await beSignedIn(page, await given.customer())
      await open(`${FORM}?line=${id}&line=${gone.id}`)
      await awake()
      const belt = lineOf(page, 'Leather belt')
      await belt.getByLabel('Quantity').fill('2.000.000')
      await belt.getByLabel('Target price (optional)').fill('cheap')
      await send(page)
      const alert = page.getByRole('alert')
      await alert.getByText('Write a whole number from 1 to 1,000,000').waitFor()
      await alert.getByText('Write a price in dollars').waitFor()
      await belt.getByLabel('Quantity').fill('1.200')
      await belt.getByLabel('Target price (optional)').fill('3,20')
      await belt.locator('summary').click()
      await belt.getByLabel('How many 40').fill('1100')
      await page.getByLabel('Wanted by (optional)').fill(dayAfter(-3))
      await send(page)
      await alert.getByText('The breakdown does not add up to the quantity.').waitFor()
      await belt.getByLabel('How many 41').fill('100')
      await send(page)
      await alert.getByText('This day has passed').waitFor()
      await page.getByLabel('Wanted by (optional)').fill('')
      await owner.query("update products set status = 'archived' where id = $1", [gone.id])
      await publish([gone.id])
      await send(page)
      await alert.getByText('A product is no longer listed').waitFor()
      await expect.poll(() => lineOf(page, 'Leather strap').count()).toBe(0)
      expect(await belt.getByLabel('Target price (optional)').inputValue()).toBe('3,20')
      expect(await readBy(page, maker)).toEqual([])
    },
  )

  for (const scripts of [true, false])
    journey(
      `with an address that is not confirmed, a mailed code confirms it, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [403] },
      async ({ page, open, awake }) => {
        const maker = await supplier('Mengen Peynir')
        const { id } = await list({ supplier: maker, english: 'Cheese wheel' })
        await beSignedIn(page, await given.customer({ confirmed: false }))
        await wish(page, id)
        await open('/customer/wishlist')
        if (scripts) await awake()
        await page.getByRole('button', { name: 'Request Quote: Cheese wheel' }).click()
        await page.waitForURL(`${FORM}?line=${id}`)
        if (scripts) await awake()
        await lineOf(page, 'Cheese wheel').getByLabel('Quantity').fill('77')
        await send(page)
        await page.getByText('Nothing was sent.').waitFor()
        const right = newEmail('right')
        await page.locator('[name=confirmEmail]').fill(right)
        await page.locator('button[value=send-code]').click()
        await page.getByText(`We sent a code to ${right}.`).waitFor()
        await page.locator('[name=code]').fill(await codeMailedTo(right))
        await send(page)
        await page.waitForURL(asked)
        expect(await readBy(page, maker)).toMatchObject([{ shown: { lines: [{ quantity: 77 }] } }])
      },
    )
})

describe('from cart and order', () => {
  for (const scripts of [true, false])
    journey(
      `a group of the cart is asked for as it was typed, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const [maker, other] = [await supplier('Hendek Fındık'), await supplier('Akyazı Fındık')]
        const shell = await list({ supplier: maker, english: 'Hazelnut, in shell', columns: { details: sizes } })
        const paste = await list({ supplier: maker, english: 'Hazelnut paste' })
        const foreign = await list({ supplier: other, english: 'Hazelnut oil' })
        await beSignedIn(page, await given.customer())
        const breakdown = [{ values: ['41'], quantity: 8 }]
        await putInCart(page, { productId: shell.id, quantity: 8, breakdown })
        await putInCart(page, { productId: paste.id, quantity: 2 })
        await putInCart(page, { productId: foreign.id, quantity: 3 })
        await open('/customer/cart')
        if (scripts) await awake()
        await page.locator(`[name="${paste.id}.quantity"]`).fill('12')
        await page.getByRole('button', { name: 'Request Quote: Hendek Fındık' }).click()
        await page.waitForURL(`${FORM}?cart=${shell.id}`)
        await expect.poll(() => lineOf(page, 'Hazelnut oil').count()).toBe(0) // the cart had both
        await lineOf(page, 'Hazelnut paste').waitFor()
        await send(page)
        await page.waitForURL(asked)
        const [quote] = await readBy(page, maker)
        expect(quote?.shown.lines.toSorted((one, next) => one.quantity - next.quantity)).toMatchObject([
          { productId: shell.id, quantity: 8, breakdown },
          { productId: paste.id, quantity: 12, breakdown: null },
        ])
        expect(await readBy(page, other)).toEqual([])
      },
    )

  journey(
    'more of a line than can be ordered leads to a request for that much',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const { id } = await list({ supplier: await supplier('Kaynarca Mısır'), english: 'Popcorn bag', stock: 9000 })
      await beSignedIn(page, await given.customer())
      await putInCart(page, { productId: id, quantity: 2 })
      await open('/customer/cart')
      await awake()
      await page.locator(`[name="${id}.quantity"]`).fill('2500')
      await page.getByRole('link', { name: 'Request Quote', exact: true }).click()
      await page.waitForURL(new RegExp(`${FORM}\\?line=${id}`))
      expect(await lineOf(page, 'Popcorn bag').getByLabel('Quantity').inputValue()).toBe('2500')
    },
  )

  journey('an order is quoted again, to its port', {}, async ({ page, open, awake }) => {
    const maker = await supplier('Sapanca Süs')
    const { id } = await list({ supplier: maker, english: 'Garden gnome' })
    const customer = await given.customer()
    const order = await given.order({ customer, product: { id, supplierId: maker.companyId }, quantity: 640 })
    await beSignedIn(page, customer)
    await open(`/orders/${order.id}`)
    await awake()
    await page.locator('main summary').filter({ hasText: 'More' }).click()
    await page.getByRole('link', { name: 'Quote again' }).click()
    await lineOf(page, 'Garden gnome').waitFor()
    await send(page)
    await page.waitForURL(asked)
    expect(await readBy(page, maker)).toMatchObject([
      { shown: { port: 'SOMGQ', lines: [{ productId: id, quantity: 640 }] } },
    ])
    await open(`/orders/${order.id}`)
    expect(await page.getByRole('link', { name: 'Quote again' }).count()).toBe(0)
  })
})
