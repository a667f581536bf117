import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const pathOf = (id: string) => `/supplier/products/edit/${id}`
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

async function draftOf(page: Page) {
  const supplier = await given.supplier()
  await beSignedIn(page, supplier)
  const { id } = await given.product({ supplierId: supplier.companyId ?? '', status: 'draft', category: 'home' })
  await owner.query('update products set price_cents = 0 where id = $1', [id])
  return id
}
const stored = async (id: string) =>
  (
    await owner.query(
      `select price_cents::int as price, minimum, (details ->> 'weightGrams')::int as grams
        from products where id = $1`,
      [id],
    )
  ).rows[0]

describe('numbers', () => {
  journey(
    'a comma is the decimal mark, and what was understood is said while typing',
    {},
    async ({ page, open, awake }) => {
      const id = await draftOf(page)
      await open(pathOf(id))
      await awake()
      for (const [typed, understood] of [
        ['485,50', '485.50 US dollars'],
        ['1.250,50', '1,250.50 US dollars'],
        ['48,550', '48,550.00 US dollars'],
        ['٤٨٥٫٥٠', '485.50 US dollars'],
      ] as const) {
        await field(page, 'price').fill(typed)
        await page.getByText(understood, { exact: true }).waitFor()
      }
      await field(page, 'minimum').fill('٨٥')
      await page.getByText('Read as 85', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByText('Product Updated!').waitFor()
      expect(await stored(id)).toMatchObject({ price: 48_550, minimum: 85 })
    },
  )

  journey(
    'what was understood is said of an order’s quantity, of rates, fees and amounts of a bulk change',
    {},
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      const { id } = await given.product({ supplierId: supplier.companyId ?? '' })
      const says = async (name: string, typed: string, amount: string) => {
        await page.locator(`:is(dialog, form) [name="${name}"]`).last().fill(typed)
        await page.getByText(`Read as ${amount}`, { exact: true }).waitFor()
      }
      await beSignedIn(page, await given.customer())
      await open(`/products/${id}/order`)
      await awake()
      await says('quantity', '٦٠', '60')
      await says('quantity', '12,9', '12')
      await beSignedIn(page, supplier)
      await open('/supplier/products')
      await awake()
      await page.locator(`input[name="pick.${id}"]`).check()
      await says('amount', '-7,5', '-7.5')
      await beSignedIn(page, await given.admin())
      await open('/admin/settings?section=rates')
      await awake()
      await says('try.rate', '41,255', '41.255')
      await open('/admin/settings?section=trade')
      await awake()
      await says('feePercent', '2,5', '2.5')
      await open(`/admin/suppliers/${supplier.companyId}`)
      await awake()
      await says('feePercent', '٤', '4')
    },
  )

  for (const scripts of [true, false])
    journey(
      `a sofa of 145 grams is asked about and can be confirmed, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const id = await draftOf(page)
        await open(pathOf(id))
        if (scripts) await awake()
        await field(page, 'price').fill('485.50')
        await page.getByText('Packing and customs').click()
        await field(page, 'details.weightKg').fill('0.145')
        const save = () => page.getByRole('button', { name: 'Save draft' }).click()
        await save()
        await page.getByText('One unit weighs 145 g. That is very little for its size or its price.').waitFor()
        expect(await stored(id)).toMatchObject({ price: 0 })
        await page.getByLabel('Yes, this is right').check()
        await save()
        await page.getByText('Product Updated!').waitFor()
        expect(await stored(id)).toMatchObject({ price: 48_550, grams: 145 })
      },
    )
})
