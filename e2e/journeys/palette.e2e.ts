import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { openPalette } from '../browser/open-palette.ts'
import { given, owner } from '../forms/world.ts'

describe('the palette', () => {
  journey('an admin goes to an order, a supplier and a person by keyboard', {}, async ({ page, open, awake }) => {
    const { companyId, email } = await given.supplier({ fullName: 'Elif Akköy' })
    const { id } = await given.order({ supplierId: companyId ?? '' })
    const { rows } = await owner.query<{ number: string }>('select number from orders where id = $1', [id])
    const number = rows[0]?.number ?? ''
    await beSignedIn(page, await given.admin())
    await open('/admin/dashboard')
    await awake()
    const goTo = async (words: string, name: string) => {
      await openPalette(page)
      await page.keyboard.type(words)
      const option = page.getByRole('option', { name, exact: false }).first()
      await option.waitFor()
      while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await goTo(number, number)
    await page.waitForURL(`**/orders/${id}`)
    expect(await page.getByRole('combobox').count()).toBe(0)
    await goTo(email, email)
    await page.waitForURL('**/admin/users/*')
    await page.getByRole('heading', { name: 'Elif Akköy' }).first().waitFor()
    await goTo('review', 'Reviews')
    await page.waitForURL('**/admin/reviews')

    const box = await openPalette(page)
    await box.fill('zzzz')
    await page.getByText('Nothing found').waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
  })

  journey('a supplier and a customer find their own products and pages', {}, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    const { id } = await given.product({ supplierId: supplier.companyId ?? '' })
    const goBy = async (words: string, path: string) => {
      await awake()
      await (await openPalette(page)).fill(words)
      await page.locator(`[role=option][href="${path}"]`).click()
      await page.waitForURL(`**${path}`)
    }
    await beSignedIn(page, supplier)
    await open('/supplier/dashboard')
    await goBy('cotton', `/supplier/products/edit/${id}`)
    await goBy('analytics', '/supplier/analytics')
    await beSignedIn(page, await given.customer())
    await open('/customer/dashboard')
    await goBy('wish', '/customer/wishlist')
  })
})
