import { describe, expect } from 'vitest'
import { dialog, ordersOf } from '../browser/buying.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { tabTo } from '../browser/tab-to.ts'
import { given } from '../forms/world.ts'

const { list, supplier } = openListings()

describe('the keyboard alone', () => {
  journey('leads from the home page to a placed order', { long: true }, async ({ page, open, awake }) => {
    const { id } = await list({
      supplier: await supplier('Talas Dokuma'),
      english: 'Checked tea towel',
      priceCents: 90n,
      stock: 5000,
      columns: { minimum: 50 },
    })
    const customer = await given.customer()
    const { keyboard } = page
    const follow = async (selector: string) => {
      await tabTo(page, selector)
      await keyboard.press('Enter')
    }
    const write = async (name: string, words: string) => {
      await tabTo(page, `[name="${name}"]`)
      await keyboard.type(words)
    }

    await open('/')
    await awake()
    await keyboard.press('Tab')
    await keyboard.press('Enter') // past the header, to the page itself
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBe(null)
    await follow('main a[href="/products"]')
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    await tabTo(page, '[name=q]', 'Shift+Tab') // back to the header
    await keyboard.type('checked tea towel')
    await keyboard.press('Enter')
    await page.getByText('Checked tea towel').first().waitFor()
    await page.waitForURL(/q=checked/)
    await follow(`a[href^="/products/${id}/order"]`)

    await dialog(page).waitFor()
    await write('quantity', '120')
    await write('address.street', 'Suuq Bakaaraha, Block 14')
    await write('address.city', 'Mogadishu')
    await keyboard.press('Enter')
    await page.waitForURL(/\/auth\?returnTo=/)
    await write('email', customer.email)
    await write('password', customer.password)
    await keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/products/${id}/order`))
    await expect.poll(() => dialog(page).getByLabel('Street address').inputValue()).toBe('Suuq Bakaaraha, Block 14')
    await follow('dialog button[value=place]')
    await page.getByRole('status').filter({ hasText: 'Order Placed Successfully!' }).waitFor()
    expect(await ordersOf(customer.companyId)).toMatchObject([
      { quantity: 120, total_cents: 10_800n, status: 'pending' },
    ])
  })
})
