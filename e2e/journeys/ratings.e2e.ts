import type { GivenPerson } from '@ticarum/db/testing/given'
import { givenRatedOrder } from '@ticarum/server/testing/given-ratings'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { tabTo } from '../browser/tab-to.ts'
import { given, owner } from '../forms/world.ts'

async function arrived(): Promise<{ customer: GivenPerson; supplier: GivenPerson; id: string; product: string }> {
  const [customer, supplier] = [await given.customer({ fullName: 'Ayaan Xirsi' }), await given.supplier()]
  const product = await given.product({ supplierId: supplier.companyId ?? '' })
  const { id } = await given.order({ customer, product, shippingStatus: 'delivered' })
  await owner.query("update customers set city = 'Bosaso' where id = $1", [customer.companyId])
  return { customer, supplier, id, product: product.id }
}

describe('a supplier', () => {
  for (const scripts of [true, false]) {
    journey(
      `is rated on the page of the order, answers there, and everybody reads both, ` +
        `${scripts ? 'by keyboard' : 'without scripts'}`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const { customer, supplier, id, product } = await arrived()
        const rating = page.locator('#rating')
        const as = async (person: GivenPerson) => {
          await beSignedIn(page, person)
          await open(`/orders/${id}`)
          if (scripts) await awake()
        }
        await as(customer)
        await rating.getByRole('link', { name: 'Rate this supplier' }).click()
        await rating.getByRole('heading', { name: 'Rate this supplier' }).waitFor()
        await rating.getByRole('button', { name: 'Send rating' }).click()
        await rating.getByText('Please select a rating').first().waitFor()
        if (scripts) {
          await tabTo(page, '#rating [name=stars]')
          await page.keyboard.press('Space')
          for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight')
          await page.keyboard.press('Tab')
          await page.keyboard.type('Well packed, on time.')
          await page.keyboard.press('Tab')
          await page.keyboard.press('Enter')
        } else {
          await rating.getByRole('radio', { name: '4 stars' }).check()
          await rating.locator('[name=words]').fill('Well packed, on time.')
          await rating.getByRole('button', { name: 'Send rating' }).click()
        }
        await rating.getByText('Change rating').waitFor()
        expect(await rating.getByRole('img').getAttribute('aria-label')).toBe('4 stars')

        await as(supplier)
        await rating.getByText('Well packed, on time.').waitFor()
        await rating.locator('[name=text]').fill('Thank you, come again.')
        await rating.getByRole('button', { name: 'Send answer' }).click()
        await rating.getByText('Change answer').waitFor()

        await page.context().clearCookies()
        await open(`/supplier/${supplier.companyId}?lang=en`)
        const public_ = page.getByRole('region', { name: 'Ratings' })
        const words = await public_.textContent()
        for (const part of [
          'Well packed, on time.',
          'Thank you, come again.',
          'A customer in Bosaso',
          'from 3 ratings',
        ])
          expect(words).toContain(part)
        expect(words).not.toContain('Ayaan')

        for (const stars of [5, 5]) await givenRatedOrder({ given, owner }, supplier, { stars })
        await open(`/products/${product}?lang=en`)
        expect(await page.getByRole('img', { name: '4.7 out of 5 stars, 3 ratings' }).first().textContent()).toBe(
          '★ 4.7 (3)',
        )
      },
    )
  }

  journey('shows ten ratings at a time; older ones are a link away', { scripts: false }, async ({ page, open }) => {
    const supplier = await given.supplier()
    for (let n = 1; n <= 12; n += 1)
      await givenRatedOrder({ given, owner }, supplier, { words: `Order number ${n}.`, ago: `${20 - n} hours` })
    await open(`/supplier/${supplier.companyId}`)
    const shown = () => page.getByRole('region', { name: 'Ratings' }).locator('blockquote').allTextContents()
    expect(await shown()).toEqual(Array.from({ length: 10 }, (_, n) => `Order number ${12 - n}.`))
    await page.getByRole('link', { name: 'Older ratings' }).click()
    await page.getByRole('link', { name: 'Newest ratings' }).waitFor()
    expect(await shown()).toEqual(['Order number 2.', 'Order number 1.'])
  })
})
