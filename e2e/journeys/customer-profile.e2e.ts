import { newId } from '@ticarum/db/ids'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/customer/profile'

describe("a customer's profile", () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `is saved and shown again, and the address of the account stays, ${how} [CPROF-01] [CPROF-02] [ERR-72]`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const customer = await given.customer()
        await beSignedIn(page, customer)
        await open(PATH)
        if (scripts) await awake()
        const form = page.locator('form:has([name=email])')
        expect(await form.getByLabel('Email').inputValue()).toBe(customer.email)
        expect(await form.getByLabel('Email').isDisabled()).toBe(true)

        await form.getByLabel('Name').fill('F')
        await form.getByLabel('Phone').fill('call me')
        await form.getByRole('button', { name: 'Update Profile' }).click()
        await page.getByRole('alert').getByText('Name must have 2 to 100 characters').waitFor()
        expect(await form.getByLabel('Phone').inputValue()).toBe('call me')

        await form.getByLabel('Name').fill('Faadumo Warsame')
        await form.getByLabel('Phone').fill('+252 61 234 5678')
        await form.getByLabel('Address', { exact: true }).fill('Maka al-Mukarama 12')
        await form.getByRole('button', { name: 'Update Profile' }).click()
        await page.getByRole('status').getByText('Saved!').waitFor()
        await open(PATH)
        expect(await form.getByLabel('Name').inputValue()).toBe('Faadumo Warsame')
        expect(await form.getByLabel('Phone').inputValue()).toBe('+252612345678')
        expect(await form.getByLabel('Address', { exact: true }).inputValue()).toBe('Maka al-Mukarama 12')
      },
    )

    journey(`owners change the company, members read it, ${how}`, { scripts }, async ({ page, open, awake }) => {
      const boss = await given.customer()
      await beSignedIn(page, boss)
      await open(PATH)
      if (scripts) await awake()
      await page.getByLabel('Company name').fill('Hodan Home Centre')
      await page.getByLabel('Legal name').fill('Hodan General Trading')
      await page.getByLabel('Company address').fill('Suuq Bakaaraha, Muqdisho')
      await page.getByLabel('Tax number').fill('100200300')
      await page.getByRole('button', { name: 'Save Company' }).click()
      await page.getByRole('status').getByText('Saved!').waitFor()

      await beSignedIn(page, await given.customer({ companyId: boss.companyId ?? '', owner: false }))
      await open(PATH)
      expect(await page.getByLabel('Tax number').inputValue()).toBe('100200300')
      expect(await page.getByLabel('Legal name').getAttribute('readonly')).not.toBeNull()
      expect(await page.getByRole('button', { name: 'Save Company' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Your team' }).click()
      await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor()
    })

    journey(`an address of an earlier order is removed, ${how}`, { scripts }, async ({ page, open, awake }) => {
      const customer = await given.customer()
      for (const street of ['Suuq Bakaaraha', 'Maka al-Mukarama 12'])
        await owner.query(
          "insert into addresses (id, customer_id, street, city, country) values ($1, $2, $3, 'Mogadishu', 'Somalia')",
          [newId(), customer.companyId, street],
        )
      await beSignedIn(page, customer)
      await open(PATH)
      if (scripts) await awake()
      await page.getByRole('link', { name: /Remove the address Suuq Bakaaraha/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Remove this address?' })
      await dialog.getByRole('button', { name: 'Remove address' }).click()
      await page.getByRole('status').getByText('Address Removed').waitFor()
      expect(await page.getByText('Suuq Bakaaraha').count()).toBe(0)
      expect(await page.getByText('Maka al-Mukarama 12').count()).toBe(1)
    })
  }

  journey('a failed save says so, and nothing that was typed is lost', { statuses: [500] }, async (walk) => {
    const { page, open, awake } = walk
    const customer = await given.customer()
    await beSignedIn(page, customer)
    await open(PATH)
    await awake()
    await page.getByLabel('Name', { exact: true }).fill('Faadumo Warsame')
    await whileBroken({ actor: customer.id, command: 'update', table: 'accounts' }, async () => {
      await page.getByRole('button', { name: 'Update Profile' }).click()
      await page.getByRole('alert').getByText('Failed to save your profile. Please try again.').waitFor()
    })
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByRole('status').getByText('Saved!').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Faadumo Warsame')
  })

  journey('dashboard and rail lead to it, and it is only for customers', {}, async ({ page, open }) => {
    await open(PATH)
    expect(new URL(page.url()).pathname).toBe('/auth')
    await beSignedIn(page, await given.customer())
    await open('/customer/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    await beSignedIn(page, await given.supplier())
    await open(PATH)
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
