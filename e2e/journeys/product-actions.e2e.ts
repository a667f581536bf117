import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { whileResponsesAreLost } from '../browser/lose-responses.ts'
import { given } from '../forms/world.ts'

const { owner, list, supplier } = openListings()

const added = (page: Page) => page.getByRole('status').filter({ hasText: 'Added to Cart' })
const inCart = async (companyId: string | null) =>
  (
    await owner.query<{ quantity: number }>('select quantity from cart_lines where customer_id = $1', [companyId])
  ).rows.map(({ quantity }) => quantity)
const wishes = async (id: string) =>
  (await owner.query('select from wishlists where user_id = $1 and removed_at is null', [id])).rowCount

/** Where the two buttons are: on a card, and on the page of a product. */
const stands = [
  { on: 'a card', path: (_: string, name: string) => `/products?q=${encodeURIComponent(name)}` },
  { on: 'the page of a product', path: (id: string) => `/products/${id}` },
]
/** While it is busy it cannot be pressed again. */
const button = (page: Page, id: string, value: 'add' | 'wish') =>
  page.locator(`main form:has([name=productId][value="${id}"]) button[value=${value}]:not([aria-disabled])`)

describe.each(stands)('the buttons on $on', ({ on, path }) => {
  const name = `Copper ladle on ${on}`
  const product = async () =>
    list({ supplier: await supplier('Gaziantep Bakır'), english: name, columns: { minimum: 4 } })

  journey('pressed twice, have one effect', {}, async ({ page, open, awake }) => {
    const { id } = await product()
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(path(id, name))
    await awake()
    await button(page, id, 'add').dblclick()
    await added(page).waitFor()
    await button(page, id, 'wish').dblclick()
    await page.locator('main button[value=unwish][aria-pressed=true]').waitFor()
    await page.waitForLoadState('networkidle')
    expect([await inCart(customer.companyId), await wishes(customer.id)]).toEqual([[4], 1])

    // A second, intended press adds more.
    await button(page, id, 'add').click()
    await expect.poll(() => inCart(customer.companyId)).toEqual([8])
  })

  journey(
    'pressed again after a lost response, have one effect',
    { lineDrops: true },
    async ({ page, open, awake }) => {
      const { id } = await product()
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(path(id, name))
      await awake()
      const reached = await whileResponsesAreLost(page, async () => {
        await button(page, id, 'add').click()
        await page.getByRole('alert').waitFor()
        await button(page, id, 'wish').click()
        await page.getByRole('alert').getByText('Failed to update wishlist').waitFor()
      })
      expect([reached, await inCart(customer.companyId), await wishes(customer.id)]).toEqual([2, [4], 1])
      await button(page, id, 'add').click()
      await added(page).waitFor()
      await button(page, id, 'wish').click()
      await page.getByRole('status').filter({ hasText: 'Added to Wishlist' }).waitFor()
      expect([await inCart(customer.companyId), await wishes(customer.id)]).toEqual([[4], 1])
    },
  )

  journey(
    "pressed twice by a visitor, put the product into the browser's cart once",
    {},
    async ({ page, open, awake }) => {
      const { id } = await product()
      await open(path(id, name))
      await awake()
      await button(page, id, 'add').dblclick()
      await added(page).waitFor()
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').lines)
      expect(kept).toMatchObject([{ productId: id, quantity: 4 }])
    },
  )
})
