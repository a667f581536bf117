import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { codeMailedTo } from '../browser/mail.ts'
import { given, owner } from '../forms/world.ts'

describe('ordering with an address that is not confirmed', () => {
  for (const scripts of [true, false])
    journey(
      `takes a code that was mailed to a corrected address, and keeps what was typed, ${
        scripts ? 'with' : 'without'
      } scripts`,
      { scripts, statuses: [403] },
      async ({ page, open, awake }) => {
        const customer = await given.customer({ confirmed: false })
        const { companyId } = await given.supplier()
        const product = await given.product({ supplierId: companyId ?? '' })
        await beSignedIn(page, customer)
        await open(`/products/${product.id}/order`)
        if (scripts) await awake()
        await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
        await page.locator('[name="address.street"]').fill('Suuq Bakaaraha')
        await page.locator('[name="address.city"]').fill('Mogadishu')
        await page.locator('button[value=place]:visible').last().click()
        await page.getByText('Nothing was ordered.').waitFor()

        const right = newEmail('right')
        await page.locator('[name=confirmEmail]').fill(right)
        await page.locator('button[value=send-code]').click()
        await page.getByText(`We sent a code to ${right}.`).waitFor()
        const code = await codeMailedTo(right)
        expect(await page.locator('[name="address.street"]').inputValue()).toBe('Suuq Bakaaraha')
        await page.locator('[name=code]').fill(code)
        await page.locator('button[value=place]:visible').last().click()
        await page.getByText('Order Placed Successfully!').waitFor()
        const { rows } = await owner.query(
          'select email, email_confirmed_at is not null as is from accounts where id = $1',
          [customer.id],
        )
        expect(rows).toEqual([{ email: right, is: true }])
      },
    )
})
