import { SupplierSettingsForm } from '@ticarum/contract/forms/supplier-settings'
import { givenSeal } from '@ticarum/server/testing/given-catalogue'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { pictureFile, shots, uploaded } from '../browser/product-form.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/supplier/settings'
const typed = {
  fullName: 'Elif Akköy',
  companyName: 'Akköy Tekstil',
  phone: '0258 000 00 00',
  address: 'Organize Sanayi 12, Merkezefendi',
  city: 'Denizli',
  country: 'Turkey',
  description: 'Towels since 1987.',
  legalName: 'Akköy Tekstil A.Ş.',
  registryNumber: '48213',
  taxNumber: '1234567890',
}

describe('supplier settings', () => {
  for (const scripts of [true, false]) {
    journey(
      `are stored and shown again, ${scripts ? 'with' : 'without'} scripts [SSET-01] [ERR-73]`,
      { scripts },
      async ({ page, open, awake }) => {
        const supplier = await given.supplier()
        await beSignedIn(page, supplier)
        await open(PATH)
        if (scripts) await awake()
        for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
        await page.getByRole('radio', { name: 'Another one' }).check()
        await page.getByLabel('The other address').fill('ihracat@example.com')
        await page.setInputFiles('#files', [pictureFile('logo.png')])
        if (scripts) await uploaded(page, 1)
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.getByRole('status').getByText('Settings Saved!').waitFor()

        await open(PATH)
        for (const [name, value] of Object.entries(typed))
          expect(await page.locator(`[name=${name}]`).inputValue(), name).toBe(
            name === 'phone' ? '+902580000000' : value,
          )
        expect(await page.getByRole('radio', { name: 'Another one' }).isChecked()).toBe(true)
        expect(await shots(page).count()).toBe(1)
        const { rows } = await owner.query(
          "select name, business_email, legal_name, logo ->> 'name' <> '' as logo from suppliers where id = $1",
          [supplier.companyId],
        )
        expect(rows).toEqual([
          {
            name: 'Akköy Tekstil',
            business_email: 'ihracat@example.com',
            legal_name: 'Akköy Tekstil A.Ş.',
            logo: true,
          },
        ])
      },
    )

    journey(
      `show each field's error, ${scripts ? 'with' : 'without'} scripts [SSET-07]`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        await beSignedIn(page, await given.supplier())
        await open(PATH)
        if (scripts) await awake()
        const wrong = {
          fullName: 'A',
          companyName: 'B',
          phone: '1234567',
          address: 'too short',
          city: 'C',
          country: 'D',
          description: 'x'.repeat(501),
        }
        for (const [name, value] of Object.entries(wrong)) await page.locator(`[name=${name}]`).fill(value)
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.getByRole('alert').waitFor()
        const said = SupplierSettingsForm.safeParse(wrong).error?.issues ?? []
        expect(said.map(({ path }) => path[0])).toEqual(Object.keys(wrong))
        for (const { path, message } of said)
          expect(await page.locator(`#${String(path[0])}-problem`).textContent(), String(path[0])).toBe(message)
        await page.getByRole('radio', { name: 'Another one' }).check()
        await page.getByLabel('The other address').fill('nobody')
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.locator('#businessEmail-problem').getByText('Invalid email address').waitFor()
      },
    )
  }

  journey(
    'are submitted for verification once they are complete',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await open(PATH)
      await awake()
      await page.getByRole('button', { name: 'Submit for verification' }).click()
      const alert = page.getByRole('alert')
      await alert.getByRole('heading', { name: 'Please fill in and save these settings first' }).waitFor()
      expect(await alert.getByRole('link', { name: 'Legal name' }).count()).toBe(1)
      for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.getByRole('status').getByText('Settings Saved!').waitFor()
      await page.getByRole('button', { name: 'Submit for verification' }).click()
      await page.getByRole('status').getByText('Submitted for Verification').waitFor()
      await page.locator('main').getByText('Submitted', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'Submit for verification' }).count()).toBe(0)
    },
  )

  journey(
    'with the seal, another name waits until an admin accepts it [SSET-08]',
    { statuses: [422] },
    async (walk) => {
      const { page, open, awake } = walk
      const supplier = await given.supplier()
      const id = await givenSeal({ owner }, supplier)
      await owner.query('update suppliers set name = $2, city = $3, country = $4 where id = $1', [
        id,
        typed.companyName,
        typed.city,
        typed.country,
      ])
      await beSignedIn(page, supplier)
      await open(PATH)
      await awake()
      for (const [name, value] of Object.entries({
        ...typed,
        legalName: '',
        registryNumber: '',
        taxNumber: '4840847212',
      }))
        await page.locator(`[name=${name}]`).fill(value)
      await page.locator('[name=companyName]').fill('Akdeniz Holding')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.locator('#taxNumber-problem').getByText('This tax number is not right').waitFor()
      await page.locator('[name=taxNumber]').fill('')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.getByRole('status').getByText('What we checked for your seal changes').waitFor()
      await open(PATH)
      await page.getByRole('row', { name: 'Company name Akköy Tekstil Akdeniz Holding' }).waitFor()
      const kept = { companyName: 'Akdeniz Holding', description: typed.description, address: typed.address }
      for (const [name, value] of Object.entries(kept))
        expect(await page.locator(`[name=${name}]`).inputValue(), name).toBe(value)
      await open(`/supplier/${id}`)
      await page.getByRole('heading', { level: 1, name: 'Akköy Tekstil' }).waitFor()

      await beSignedIn(page, await given.admin())
      await open('/admin/suppliers?state=change')
      await awake()
      await page.locator(`a[href="/admin/suppliers/${id}"]`).click()
      await page.getByRole('row', { name: 'Company name Akköy Tekstil Akdeniz Holding' }).waitFor()
      await page.getByRole('button', { name: 'Refuse it' }).click()
      await page.getByRole('alert').getByText('Say why').waitFor()
      await page.getByRole('button', { name: 'Accept the change' }).click()
      await page.getByText('Saved!').waitFor()
      await page.getByRole('heading', { level: 1, name: 'Akdeniz Holding' }).waitFor()
      expect(await page.getByRole('button', { name: 'Accept the change' }).count()).toBe(0)
    },
  )

  journey('are read by a colleague, and saved by owners alone', {}, async ({ page, open, awake }) => {
    const boss = await given.supplier()
    await beSignedIn(page, await given.supplier({ companyId: boss.companyId ?? '', owner: false }))
    await open(PATH)
    await awake()
    await page.getByText('Only owners of the company change its settings.').waitFor()
    expect(await page.getByRole('button', { name: 'Save settings' }).count()).toBe(0)
    expect(await page.locator('[name=companyName]').getAttribute('readonly')).not.toBeNull()
  })

  journey('say so when they could not be saved [ERR-58]', { statuses: [500] }, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, supplier)
    await open(PATH)
    await awake()
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value)
    await whileBroken({ actor: supplier.companyId, command: 'update', table: 'supplier_private' }, async () => {
      await page.getByRole('button', { name: 'Save settings' }).click()
      const alert = page.getByRole('alert')
      await alert.getByText('Failed to save settings. Please try again.').waitFor()
      expect(await alert.textContent()).toContain('Error')
      expect(await page.locator('[name=city]').inputValue()).toBe('Denizli')
    })
  })
})
