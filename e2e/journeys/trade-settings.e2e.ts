import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { beProven, beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

describe('trade settings', () => {
  for (const scripts of [true, false]) {
    journey(
      `ways to pay that an admin enters wait for another admin, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [403, 409, 422] },
      async ({ page, open, awake }) => {
        const title = `Dahabshiil ${randomUUID().slice(0, 8)}`
        const [admin, colleague] = [await given.admin(), await given.admin()]
        const openTrade = async () => {
          await open('/admin/settings?section=trade')
          if (scripts) await awake()
        }
        await beSignedIn(page, admin)
        await openTrade()
        const ways = page.getByRole('group', { name: 'Ways to pay' })
        const place = (await ways.getByLabel('Kind').count()) - 1 // the empty row
        const stored = async () =>
          (await owner.query('select kind, details from payment_ways where title = $1', [title])).rows
        const save = () => page.getByRole('button', { name: 'Save trade settings' }).click()
        await ways.getByLabel('Kind').nth(place).selectOption('hawala')
        await ways.getByLabel('Name').nth(place).fill(title)
        await save()
        await page.getByRole('alert').getByText('1 to 12 lines').waitFor()
        expect(await ways.getByLabel('Name').nth(place).inputValue()).toBe(title)
        await ways.getByLabel('Details').nth(place).fill('Agent 4411\nBakaaraha')
        await save()
        await page.getByRole('alert').getByText('Type your password, to confirm').waitFor()
        await page.getByLabel('Your password, to confirm').fill(admin.password)
        await save()
        await page.getByText('Settings Saved!').waitFor()

        const waiting = page.getByRole('region', { name: 'Settings that wait' })
        await waiting.getByText('until another admin has agreed').waitFor()
        await waiting.getByRole('region', { name: 'Is to be seen' }).getByText(title).waitFor()
        expect(await waiting.getByRole('region', { name: 'Customers see now' }).getByText(title).count()).toBe(0)
        expect(await waiting.getByRole('button', { name: 'Agree' }).count()).toBe(0)
        expect(await stored()).toEqual([])

        await beSignedIn(page, colleague)
        await open('/admin/dashboard')
        await page.getByRole('link', { name: '1 change of the ways to pay to agree to' }).click()
        if (scripts) await awake()
        await waiting.getByRole('button', { name: 'Agree' }).click()
        await waiting.getByText('Type your password, to confirm').first().waitFor()
        await waiting.getByLabel('Your password, to confirm').fill(colleague.password)
        await waiting.getByRole('button', { name: 'Agree' }).click()
        await page.getByText('The new settings are in effect').waitFor()
        expect(await stored()).toEqual([{ kind: 'hawala', details: ['Agent 4411', 'Bakaaraha'] }])
        expect(await waiting.count()).toBe(0)

        const row = ways.getByRole('group').filter({ has: page.locator(`input[value="${title}"]`) })
        await row.getByLabel('Remove this row').check()
        await save()
        await waiting.getByRole('button', { name: 'Take back' }).click()
        await page.getByText('The settings stay as they are').waitFor()
        expect(await stored()).toHaveLength(1)
        expect(await waiting.count()).toBe(0)
      },
    )
  }

  journey(
    'what the company says of the buyers’ money stands wherever it is asked for; unsaid it stands nowhere',
    { statuses: [422] },
    async ({ page, open, awake }) => {
      const { rows } = await owner.query('select money_terms from company_settings')
      const [admin, customer, supplier] = [await given.admin(), await given.customer(), await given.supplier()]
      const { id } = await given.product({ supplierId: supplier.companyId ?? '' })
      const said = { deposit: `A notary in Kayseri holds it, ${randomUUID()}.`, refunds: `All of it, ${randomUUID()}.` }
      const field = (topic: string, language: string) => page.locator(`[name="moneyTerms.${topic}.${language}"]`)
      const save = () => page.getByRole('button', { name: 'Save trade settings' }).click()
      const places = async (text: string) => {
        const found: string[] = []
        for (const path of ['/terms', `/products/${id}/order`, '/customer/cart?checkout']) {
          await open(path)
          if ((await page.locator('main, dialog').allTextContents()).join().includes(text)) found.push(path)
        }
        return found
      }
      await beSignedIn(page, customer)
      await page.request.post('/api/v1/cart/lines', {
        data: { productId: id, quantity: 2 },
        headers: { 'idempotency-key': randomUUID() },
      })
      try {
        await owner.query('update company_settings set money_terms = null')
        await beProven(page, admin)
        await open('/admin/dashboard')
        await page.getByRole('link', { name: '2 texts about the buyers’ money to write' }).click()
        await awake()
        await page.locator('#unsaid-deposit').getByText('Not said yet.').waitFor()
        await field('deposit', 'en').fill(said.deposit)
        await save()
        await page.getByRole('alert').getByText('Write it in all four languages').first().waitFor()
        for (const [topic, text] of Object.entries(said))
          for (const language of ['en', 'so', 'tr', 'ar']) await field(topic, language).fill(text)
        await save()
        await page.getByText('Settings Saved!').waitFor()
        expect(await page.locator('[id^=unsaid-]').count()).toBe(0)

        await beSignedIn(page, customer)
        for (const text of Object.values(said))
          expect(await places(text)).toEqual(['/terms', `/products/${id}/order`, '/customer/cart?checkout'])
        const order = await page.request.post('/api/v1/cart/checkout', {
          data: {
            productIds: [id],
            totalCents: 2500,
            address: { street: 'Suuq Bakaaraha', city: 'Mogadishu', country: 'Somalia' },
          },
          headers: { 'idempotency-key': randomUUID() },
        })
        const { orders } = (await order.json()) as { orders: { id: string }[] }
        await owner.query('update company_settings set money_terms = null')
        expect(await places(said.deposit)).toEqual([])
        await open(`/orders/${orders[0]?.id}`)
        const paper = await page.locator('.pro-forma').textContent()
        for (const text of Object.values(said)) expect(paper).toContain(text)
      } finally {
        const before = rows[0]?.money_terms
        await owner.query('update company_settings set money_terms = $1', [before ? JSON.stringify(before) : null])
      }
    },
  )

  journey("a supplier's own fee applies to its next orders", { statuses: [422] }, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beProven(page, await given.admin())
    await open(`/admin/suppliers/${supplier.companyId}`)
    await awake()
    const fee = page.getByLabel('Own fee')
    const stored = async () =>
      (await owner.query('select fee_hundredths from supplier_private where supplier_id = $1', [supplier.companyId]))
        .rows[0]?.fee_hundredths
    await fee.fill('4.255')
    await page.getByRole('button', { name: 'Save fee' }).click()
    await page.getByRole('alert').getByText('Write a percentage from 0 to 100').waitFor()
    expect(await stored()).toBeNull()
    await fee.fill('4.25')
    await page.getByRole('button', { name: 'Save fee' }).click()
    await page.getByText('Saved!').waitFor()
    expect(await stored()).toBe(425)
    expect(await fee.inputValue()).toBe('4.25')
    await fee.fill('')
    await page.getByRole('button', { name: 'Save fee' }).click()
    await expect.poll(stored).toBeNull()
  })
})
