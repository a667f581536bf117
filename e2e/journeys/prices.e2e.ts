import { newId } from '@ticarum/db/ids'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { seriousFaults } from '../browser/serious-faults.ts'
import { given, owner } from '../forms/world.ts'

const LIST = '/supplier/products'

/** A listed sofa of $60 a unit, and $50 from 20 on. */
async function sofaOf(page: Page) {
  const supplier = await given.supplier()
  const { id } = await given.product({
    supplierId: supplier.companyId ?? '',
    name: `Kanepe ${newId().slice(-6)}`,
    articleCode: 'KN-1',
  })
  const tiers = JSON.stringify([{ from: 20, priceCents: 5000 }])
  await owner.query('update products set price_cents = 6000, tiers = $2 where id = $1', [id, tiers])
  await owner.query('update listings set price_cents = 6000, tiers = $2 where product_id = $1', [id, tiers])
  await beSignedIn(page, supplier)
  return id
}

const publicPrices = async (id: string) =>
  (await owner.query('select price_cents::int as price, tiers from listings where product_id = $1', [id])).rows[0]
const costs = (price: number, tier: number) => ({ price, tiers: [{ from: 20, priceCents: tier }] })
const asked = (page: Page) => page.getByRole('heading', { name: 'Are the new prices right?' }).locator('..')
const shown = (page: Page) => asked(page).locator('del, ins').allTextContents()
const sure = (page: Page) => page.getByLabel('A price changes by more than 30%, and that is right')

describe('a new price', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `in the list: $9,999 beside 20+ at $50 is asked about, and lowering takes the tier along, ${how}`,
      { scripts, statuses: [409] },
      async ({ page, open, awake }) => {
        const id = await sofaOf(page)
        await open(LIST)
        if (scripts) await awake()
        const save = () => page.locator('button[value=quick]').click()
        await page.locator('summary', { hasText: 'Change price and stock' }).click()
        await page.locator('main input[name=price]').fill('9999')
        await save()
        await asked(page).waitFor()
        expect(await shown(page)).toEqual(['$60.00', '$9,999.00', '$50.00', '$8,332.50'])
        if (scripts) expect(await seriousFaults(page)).toEqual([])
        await save()
        await page.getByText('Please tick this if a change of more than 30% is right').waitFor()
        expect(await publicPrices(id)).toEqual(costs(6000, 5000))

        await page.locator('main input[name=price]').fill('48')
        await save()
        await asked(page).getByText('$48.00').waitFor()
        expect(await shown(page)).toEqual(['$60.00', '$48.00', '$50.00', '$40.00'])
        expect(await sure(page).count()).toBe(0)
        await save()
        await page.getByText('Product Updated!').waitFor()
        expect(await publicPrices(id)).toEqual(costs(4800, 4000))
      },
    )

    journey(
      `in the form: below the old tier it is no error, and what was shown is saved, ${how}`,
      { scripts, statuses: [409] },
      async ({ page, open, awake }) => {
        const id = await sofaOf(page)
        await open(`${LIST}/edit/${id}`)
        if (scripts) await awake()
        const save = () => page.getByRole('button', { name: 'Save changes' }).click()
        await page.locator('main [name=price]').fill('30')
        await save()
        await asked(page).waitFor()
        expect(await shown(page)).toEqual(['$60.00', '$30.00', '$50.00', '$25.00'])
        expect(await page.locator('main [name="tiers.0.price"]').inputValue()).toBe('25.00')
        await sure(page).check()
        await save()
        await page.getByText('Product Updated!').waitFor()
        expect(await publicPrices(id)).toEqual(costs(3000, 2500))
      },
    )

    journey(
      `of ticked products is shown for each before it is saved, ${how}`,
      { scripts },
      async ({ page, open, awake }) => {
        const id = await sofaOf(page)
        await open(LIST)
        if (scripts) await awake()
        await page.locator(`input[name="pick.${id}"]`).check()
        await page.locator('select[name=kind]').selectOption('price-amount')
        await page.locator('input[name=amount]').fill('-12')
        await page.locator('button[value=bulk]').click()
        const question = page.getByRole('heading', { name: 'Are the new prices of 1 product right?' }).locator('..')
        await question.waitFor()
        expect(await question.locator('del, ins').allTextContents()).toEqual(['$60.00', '$48.00', '$50.00', '$40.00'])
        expect(await publicPrices(id)).toEqual(costs(6000, 5000))
        if (scripts) expect(await seriousFaults(page)).toEqual([])
        await page.getByRole('button', { name: 'Save these prices' }).click()
        await page.getByText('Products Changed').waitFor()
        expect(await publicPrices(id)).toEqual(costs(4800, 4000))
      },
    )
  }

  journey(
    'in a price list: the dry run shows the tier that follows, and asks about a large change',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const id = await sofaOf(page)
      await open(`${LIST}/import`)
      await awake()
      const buffer = Buffer.from('Article code;Price\r\nKN-1;9999\r\n')
      await page.getByLabel('Price list').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Check the list' }).click()
      await page.getByText('This is what the list would do').waitFor()
      const row = page.locator('section[aria-labelledby=rows] ol > li')
      expect(await row.locator('del, ins').allTextContents()).toEqual(['$60.00', '$9,999.00', '$50.00', '$8,332.50'])
      await page.getByRole('button', { name: 'Apply 1 row' }).click()
      await page.getByText('Please tick this if a change of more than 30% is right').waitFor()
      expect(await publicPrices(id)).toEqual(costs(6000, 5000))
      await sure(page).check()
      await page.getByRole('button', { name: 'Apply 1 row' }).click()
      await page.getByText('The list has taken effect.').waitFor()
      expect(await publicPrices(id)).toEqual(costs(999_900, 833_250))
    },
  )
})
