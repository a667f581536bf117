import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { acceptQuote, offerQuote, requestQuote } from '../browser/negotiate.ts'
import { given, owner } from '../forms/world.ts'

describe('who inspects the goods', () => {
  journey(
    'is asked for in Somali, changed in Turkish, countered, marked, and stands on the order',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const [customer, supplier] = [await given.customer(), await given.supplier()]
      await owner.query('update suppliers set active = true where id = $1', [supplier.companyId])
      const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 10_000 })
      const lines = [{ productId: product.id, quantity: 1200 }]

      await beSignedIn(page, customer)
      await open(`/customer/quotes/new?line=${product.id}&lang=so`)
      await awake()
      await page.getByLabel('Baaritaanka ka hor dirista').selectOption('company')
      await page.getByRole('button', { name: /Codso qiimo/ }).click()
      await page.waitForURL(/\/customer\/quotes\/[0-9a-f-]{36}/)
      const id = /quotes\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

      await beSignedIn(page, supplier)
      await open(`/supplier/quotes/${id}?lang=tr`)
      await awake()
      const price = page.locator('[name="lines.0.price"]:not([type="number"])') // which it is without scripts
      await price.waitFor({ state: 'attached' })
      if (!(await price.isVisible())) await page.locator('main ol > li summary').first().click()
      await price.fill('4,50')
      await page.locator('[name="leadDays"]').fill('21')
      expect(await page.locator('main [name=inspection]').inputValue()).toBe('company')
      await page.locator('main [name=inspection]').selectOption('desk')
      await page.locator('main button[value=offer]:visible').first().click()
      await page.getByRole('status').getByText('Teklif gönderildi').waitFor()

      await beSignedIn(page, customer)
      await open(`/customer/quotes/${id}?lang=en`)
      await awake()
      const terms = page.locator('section[aria-labelledby=terms]')
      expect(await terms.textContent()).toContain('By Ticarum')
      expect(await terms.locator('del').allTextContents()).toContainEqual(expect.stringContaining('inspection company'))
      await page.locator('main [name=inspection]').selectOption('company')
      await page.locator('main button[value=counter]:visible').first().click()
      await page.getByRole('status').filter({ hasText: 'sent' }).first().waitFor()
      await open(`/customer/messages/${id}`)
      await page.locator('main li').filter({ hasText: 'Inspection before shipping' }).first().waitFor()

      const agreed = lines.map(({ productId }) => ({ productId, quantity: 1 }))
      await offerQuote(page, supplier, id, agreed, 3)
      await beSignedIn(page, customer)
      await open(`/customer/quotes/${id}?act=accept`)
      expect(await page.getByRole('dialog').textContent()).toContain('Inspection before shipping')
      const order = await acceptQuote(page, customer, id, 4)
      await open(`/orders/${order}`)
      expect(await page.locator('main').textContent()).toContain("By an inspection company of the customer's choice")
    },
  )

  journey('is read by whoever has the link', { language: 'ar' }, async ({ page, open }) => {
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    await owner.query('update suppliers set active = true where id = $1', [supplier.companyId])
    const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 10_000 })
    const lines = [{ productId: product.id, quantity: 100 }]
    const id = await requestQuote(page, customer, lines)
    await offerQuote(page, supplier, id, lines)
    const { url } = await (await page.request.put(`/api/v1/quotes/${id}/link`)).json()
    await page.context().clearCookies()
    await open(new URL(url).pathname)
    expect(await page.locator('main').textContent()).toContain('الفحص قبل الشحن')
  })
})
