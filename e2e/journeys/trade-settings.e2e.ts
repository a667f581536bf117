import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

describe('trade settings', () => {
  for (const scripts of [true, false]) {
    journey(
      `an admin adds a way to pay and removes it again, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [409, 422] },
      async ({ page, open, awake }) => {
        const title = `Dahabshiil ${randomUUID().slice(0, 8)}`
        await beSignedIn(page, await given.admin())
        await open('/admin/settings?section=trade')
        if (scripts) await awake()
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
        await page.getByText('Settings Saved!').waitFor()
        expect(await stored()).toEqual([{ kind: 'hawala', details: ['Agent 4411', 'Bakaaraha'] }])
        const row = ways.getByRole('group').filter({ has: page.locator(`input[value="${title}"]`) })
        await row.getByLabel('Remove this row').check()
        await save()
        await expect.poll(stored).toEqual([])
      },
    )
  }

  journey("a supplier's own fee applies to its next orders", { statuses: [422] }, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, await given.admin())
    await open(`/admin/suppliers/${supplier.companyId}`)
    await awake()
    const fee = page.getByLabel('Own fee')
    const stored = async () =>
      (await owner.query('select fee_hundredths from supplier_private where supplier_id = $1', [supplier.companyId]))
        .rows[0]?.fee_hundredths
    await fee.fill('4.255')
    await page.getByRole('button', { name: 'Save fee' }).click()
    await page.getByText('Write a percentage from 0 to 100').waitFor()
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
