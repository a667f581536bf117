import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { card } from '../browser/buying.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { signInOn } from '../browser/sign-in.ts'
import { tabTo } from '../browser/tab-to.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given } from '../forms/world.ts'

const { owner, list, publish, supplier } = openListings()

const PATH = '/customer/wishlist'
const wished = async (userId: string) =>
  (
    await owner.query<{ product_id: string }>(
      'select product_id from wishlists where user_id = $1 and removed_at is null order by created_at desc',
      [userId],
    )
  ).rows.map((row) => row.product_id)
const heart = (page: Page, place: number) => page.getByRole('button', { name: /^Wishlist: / }).nth(place)
const said = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

describe('the wishlist', () => {
  journey(
    'a heart adds and removes exactly its own product, also of two with the same name ' +
      '[PROD-18, WISH-05, WISH-06, ERR-29, ERR-30]',
    {},
    async ({ page, open, awake }) => {
      const maker = await supplier('Karaman Sepet')
      const products = [
        await list({ supplier: maker, english: 'Twin basket' }),
        await list({ supplier: maker, english: 'Twin basket' }),
      ]
      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open('/products?q=twin+basket')
      await awake()
      const shown = await page
        .locator('main li h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
      expect(shown.toSorted()).toEqual(products.map(({ id }) => id).toSorted())
      await heart(page, 0).click()
      await said(page, 'Added to Wishlist').waitFor()
      expect(await wished(customer.id)).toEqual([shown[0]])
      await page.reload()
      await awake()
      expect([
        await heart(page, 0).getAttribute('aria-pressed'),
        await heart(page, 1).getAttribute('aria-pressed'),
      ]).toEqual(['true', 'false'])
      await heart(page, 0).press('Enter')
      await said(page, 'Removed from Wishlist').waitFor()
      expect(await wished(customer.id)).toEqual([])
      for (const person of [maker, await given.admin()]) {
        await beSignedIn(page, person)
        await open('/products?q=twin+basket')
        expect(await heart(page, 0).count()).toBe(0)
      }
    },
  )

  journey(
    'a visitor is asked to sign in, and comes back; a supplier is told that it is for customers [ERR-25, ERR-26]',
    {},
    async ({ page, open, awake }) => {
      const maker = await supplier('Ordu Fındık')
      const { id } = await list({ supplier: maker, english: 'Hazelnut box' })
      await open('/products?q=hazelnut+box')
      await awake()
      await heart(page, 0).click()
      await page.waitForURL(/\/auth\?returnTo=/)
      const asked = page.getByRole('status').filter({ hasText: 'Sign In Required' })
      expect(await asked.textContent()).toMatch(/Sign In Required.*Please sign in to add items to your wishlist/s)
      const customer = await given.customer()
      await signInOn(page, customer)
      await page.waitForURL('/products?q=hazelnut+box')
      expect(await wished(customer.id)).toEqual([])
      await beSignedIn(page, maker)
      const answer = await page.request.post(`${PATH}?sending`, {
        form: { intent: 'wish', productId: id },
        headers: { origin: new URL(page.url()).origin },
      })
      expect(await answer.text()).toMatch(/Customer Account Required.*Only customers can add items to wishlist/s)
      expect(await wished(maker.id)).toEqual([])
    },
  )

  journey(
    'shows what was saved, newest first, with what changed; removing can be undone [WISH-01, WISH-02, WISH-04, ERR-30]',
    {},
    async ({ page, open, awake }) => {
      const maker = await supplier('Afyon Mermer')
      const names = ['Marble tray', 'Marble clock', 'Marble vase']
      const customer = await given.customer()
      await beSignedIn(page, customer)
      const ids: string[] = []
      for (const english of names) {
        const { id } = await list({ supplier: maker, english, category: 'home', priceCents: 1000n })
        ids.push(id)
        await page.request.post('/api/v1/wishlist', {
          data: { productId: id },
          headers: { 'idempotency-key': crypto.randomUUID() },
        })
      }
      await owner.query('update products set price_cents = 800 where id = $1', [ids[0]])
      await owner.query("update products set status = 'archived' where id = $1", [ids[1]])
      await publish(ids)
      await open(PATH)
      await awake()
      const shown = () => page.locator('main li h2').allTextContents()
      expect(await shown()).toEqual(names.toReversed())
      const text = (name: string) => card(page, name).textContent()
      for (const part of ['For wholesale, in twelve colours.', '$10.00', 'Home Decoration', 'No longer listed'])
        expect(await text('Marble clock')).toContain(part)
      expect(await card(page, 'Marble clock').getByRole('link', { name: 'Order It' }).count()).toBe(0)
      expect(await text('Marble tray')).toMatch(/Cheaper now: it was .\$10\.00/)
      const prices = card(page, 'Marble tray').locator('[data-cents]')
      expect([await prices.first().textContent(), await prices.nth(1).textContent()]).toEqual(['$8.00', '$10.00'])
      expect(await card(page, 'Marble tray').locator('s').textContent()).toBe('$10.00')
      expect(await card(page, 'Marble clock').locator('s').count()).toBe(0)
      expect(await card(page, 'Marble vase').getByRole('link', { name: 'Order It' }).getAttribute('href')).toBe(
        `/products/${ids[2]}/order`,
      )

      await card(page, 'Marble tray').getByRole('button', { name: 'Remove Marble tray' }).click()
      await said(page, 'Removed from Wishlist').waitFor()
      expect(await shown()).toEqual(['Marble vase', 'Marble clock'])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(shown).toEqual(names.toReversed())
      expect(await text('Marble tray')).toMatch(/Cheaper now: it was .\$10\.00/)
    },
  )

  journey('a failed change says so [ERR-27, ERR-28]', { statuses: [500] }, async ({ page, open, awake }) => {
    const { id } = await list({ supplier: await supplier('Rize Çay'), english: 'Tea set' })
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await whileBroken({ actor: customer.id, command: 'select', table: 'wishlists' }, async () => {
      await open(`/products/${id}`)
      await awake()
      await page.getByRole('button', { name: 'Add to wishlist' }).click()
      const alert = page.getByRole('alert')
      await alert.getByText('Failed to update wishlist. Please try again.').waitFor()
      expect(await alert.textContent()).toContain('Error')
    })
    await page.reload()
    await awake()
    await page.getByRole('button', { name: 'Add to wishlist' }).click()
    await page.getByRole('button', { name: 'In your wishlist' }).waitFor()
    await open(PATH)
    await awake()
    await whileBroken({ actor: customer.id, command: 'update', table: 'wishlists' }, async () => {
      await page.getByRole('button', { name: 'Remove Tea set' }).click()
      await page.getByRole('alert').getByText('Failed to remove item. Please try again.').waitFor()
    })
    expect(await wished(customer.id)).toEqual([id])
  })

  journey('by keyboard alone: added, removed, and undone', {}, async ({ page, open, awake }) => {
    const { id } = await list({ supplier: await supplier('Sinop Tekne'), english: 'Model boat' })
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(`/products/${id}`)
    await awake()
    await tabTo(page, 'main button[value=wish]')
    await page.keyboard.press('Enter')
    await said(page, 'Added to Wishlist').waitFor()
    await open(PATH)
    await awake()
    await tabTo(page, 'main button[value=remove]')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    expect(await wished(customer.id)).toEqual([])
    await tabTo(page, 'main button[value=undo]')
    await page.keyboard.press('Enter')
    await card(page, 'Model boat').waitFor()
    expect(await wished(customer.id)).toEqual([id])
  })

  journey('works without scripts', { scripts: false }, async ({ page, open }) => {
    const { id } = await list({ supplier: await supplier('Van Kilim'), english: 'Saddle bag' })
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open('/products?q=saddle+bag')
    await heart(page, 0).click()
    await page.getByText('Added to Wishlist').waitFor()
    expect(await heart(page, 0).getAttribute('aria-pressed')).toBe('true')
    expect(await wished(customer.id)).toEqual([id])
    await open(PATH)
    await page.getByRole('button', { name: 'Remove Saddle bag' }).click()
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Saddle bag' }).waitFor()
    expect(await wished(customer.id)).toEqual([id])
  })
})
