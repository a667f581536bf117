import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { beProven, beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'
import { whileBroken } from '../browser/while-broken.ts'

const PATH = '/admin/users'
const given = openGiven()
const owner = createPool(system.ownerUrl, 2)
afterAll(() => owner.end())

const roleOf = async ({ id }: GivenPerson) =>
  (await owner.query<{ role: string }>('select role from user_roles where user_id = $1', [id])).rows[0]?.role
const rowOf = (page: Page, { email }: GivenPerson) => page.getByRole('row').filter({ hasText: email })
const roleSelectOf = (page: Page, person: GivenPerson) => rowOf(page, person).getByRole('combobox')

async function asAdmin({ page, open, awake }: Journey, path: string, scripts = true): Promise<GivenPerson> {
  const admin = await given.admin({ fullName: 'Murat Gesi' })
  await beSignedIn(page, admin)
  await open(path)
  if (scripts) await awake()
  return admin
}

describe('user management', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `shows roles, own row locked, a person without one as customer; saves another role, ${how} ` +
        '[AUSER-02] [AUSER-03] [AUSER-05]',
      { scripts },
      async (walk) => {
        const { page, open } = walk
        const [supplier, roleless] = [await given.supplier({ fullName: 'Elif Akköy' }), await given.person(null)]
        const admin = await asAdmin(walk, PATH, scripts)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('User management')
        expect(await roleSelectOf(page, supplier).locator('option').allTextContents()).toEqual([
          'Customer',
          'Supplier',
          'Admin',
        ])
        expect(await roleSelectOf(page, supplier).inputValue()).toBe('supplier')
        expect(await roleSelectOf(page, roleless).inputValue()).toBe('customer')
        expect(await roleSelectOf(page, admin).isDisabled()).toBe(true)
        expect(await roleSelectOf(page, admin).inputValue()).toBe('admin')

        await roleSelectOf(page, supplier).selectOption('customer')
        if (!scripts) await rowOf(page, supplier).getByRole('button', { name: 'Save' }).click()
        const dialog = page.getByRole('dialog', { name: 'Make Elif Akköy a customer?' })
        await dialog.getByLabel('Your password, to confirm').fill(admin.password)
        await dialog.getByRole('button', { name: 'Make customer' }).click()
        await page.getByRole('status').getByText('Saved!').waitFor()
        expect(await roleOf(supplier)).toBe('customer')
        await open(`${PATH}?q=${supplier.email}`)
        expect(await page.getByRole('row').count()).toBe(2)
        expect(await roleSelectOf(page, supplier).inputValue()).toBe('customer')
      },
    )

    journey(`making an admin asks for the password, ${how} [PERM-41]`, { scripts, statuses: [403] }, async (walk) => {
      const { page } = walk
      const person = await given.customer({ fullName: 'Axmed Warsame' })
      const admin = await asAdmin(walk, `${PATH}?q=${person.email}`, scripts)
      await roleSelectOf(page, person).selectOption('admin')
      if (!scripts) await rowOf(page, person).getByRole('button', { name: 'Save' }).click()
      const dialog = page.getByRole('dialog', { name: 'Make Axmed Warsame an admin?' })
      await dialog.waitFor()
      const submit = dialog.getByRole('button', { name: 'Make admin' })
      await submit.click()
      await dialog.getByRole('alert').getByText('Type your password, to confirm').waitFor()
      await dialog.getByLabel('Your password, to confirm').fill('a guess')
      await submit.click()
      await dialog.getByRole('alert').getByText('This is not your password').waitFor()
      expect(await roleOf(person)).toBe('customer')
      await dialog.getByLabel('Your password, to confirm').fill(admin.password)
      await submit.click()
      await page.getByRole('status').getByText('Saved!').waitFor()
      expect(await roleOf(person)).toBe('admin')
    })

    journey(
      `a suspended person is out with the next click, and back when restored, ${how}`,
      { scripts, statuses: [422] },
      async (walk) => {
        const { page, open } = walk
        const person = await given.customer({ fullName: 'Hodan Xasan' })
        await beSignedIn(page, person)
        await open('/customer/dashboard')
        const theirs = await page.context().cookies()
        await page.context().clearCookies()
        const admin = await asAdmin(walk, `${PATH}?q=${person.email}`, scripts)
        await rowOf(page, person).locator('summary').click()
        await rowOf(page, person).getByRole('link', { name: 'Suspend' }).click()
        const dialog = page.getByRole('dialog', { name: 'Suspend Hodan Xasan?' })
        await dialog.getByRole('button', { name: 'Suspend' }).click()
        await dialog.getByRole('alert').getByText('Say why').waitFor()
        await dialog.getByLabel('Reason').fill('The address is not hers.')
        await dialog.getByLabel('Your password, to confirm').fill(admin.password)
        await dialog.getByRole('button', { name: 'Suspend' }).click()
        await page.getByRole('status').getByText('Suspended', { exact: true }).waitFor()
        expect(await roleSelectOf(page, person).isDisabled()).toBe(true)
        const admins = await page.context().cookies()

        await page.context().clearCookies()
        await page.context().addCookies(theirs)
        await open('/customer/dashboard')
        expect(new URL(page.url()).pathname).toBe('/auth')

        await page.context().clearCookies()
        await page.context().addCookies(admins)
        await open(`${PATH}/${person.id}`)
        const history = page.locator('section[aria-labelledby=history]')
        expect(await history.getByRole('listitem').first().locator('p').allTextContents()).toEqual([
          'Suspended',
          'The address is not hers.',
          expect.stringContaining('Murat Gesi'),
        ])
        await page.getByRole('button', { name: 'Restore' }).click()
        await page.getByRole('status').getByText('Restored', { exact: true }).waitFor()
        await history.getByRole('listitem').filter({ hasText: 'Restored' }).waitFor()
      },
    )
  }

  journey(
    'a choice stays in its row while a slow line sends it, and when its response is lost',
    { clock: true, lineDrops: true },
    async ({ page, open, awake }) => {
      const person = await given.customer()
      await beProven(page, await given.admin())
      await open(`${PATH}?q=${person.email}`)
      await awake()
      const role = roleSelectOf(page, person)
      let lose = () => {}
      const lost = new Promise<void>((end) => {
        lose = end
      })
      await page.route(`**${PATH}.data*`, async (route) => {
        if (route.request().method() === 'GET') return route.continue()
        await lost
        return route.abort('connectionreset')
      })
      await role.press('S')
      await rowOf(page, person).getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => role.isDisabled()).toBe(true)
      await page.clock.fastForward(5000)
      expect(await page.getByText('Loading…').count()).toBe(0)
      lose()
      await page.getByRole('alert').getByText('The connection was lost').waitFor()
      await page.unrouteAll({ behavior: 'wait' })
      expect(await role.inputValue()).toBe('supplier')
      await rowOf(page, person).getByRole('button', { name: 'Save' }).click()
      await page.getByRole('status').getByText('Saved!').waitFor()
      expect(await roleOf(person)).toBe('supplier')
    },
  )

  journey('companies show their members, and a lost owner is replaced', {}, async (walk) => {
    const { page, awake } = walk
    const name = `Xalane Trading ${randomUUID().slice(0, 8)}`
    const companyId = await given.company('customer', { name, city: 'Mogadishu' })
    const boss = await given.customer({ companyId, fullName: 'Faadumo Warsame' })
    await given.customer({ companyId, fullName: 'Axmed Warsame', owner: false })
    await owner.query('update people set company_owner = false where id = $1', [boss.id])
    const admin = await asAdmin(walk, `${PATH}?view=companies&q=${encodeURIComponent(`${name} faadumo`)}`)
    const company = page.getByRole('row').filter({ hasText: name })
    expect(await company.textContent()).toContain('Nobody owns this company’s account')
    await company.getByRole('link', { name: 'Axmed Warsame' }).click()
    await page.getByRole('heading', { level: 1, name: 'Axmed Warsame' }).waitFor()
    await awake()
    await page.getByRole('link', { name: 'Make owner' }).click()
    await page.getByRole('dialog').getByLabel('Your password, to confirm').fill(admin.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
    await page.getByRole('status').getByText('Ownership Handed On').waitFor()
    const { rows } = await owner.query('select full_name from people where company_id = $1 and company_owner', [
      companyId,
    ])
    expect(rows).toEqual([{ full_name: 'Axmed Warsame' }])
  })

  for (const [command, table, text] of [
    ['select', 'user_directory', 'Failed to load users'],
    ['insert', 'idempotency_keys', 'Failed to update user role'],
  ] as const) {
    journey(
      `says so: ${text} [${command === 'select' ? 'ERR-53' : 'ERR-54'}]`,
      { statuses: [500] },
      async ({ page, open, awake }) => {
        const [admin, person] = [await given.admin(), await given.supplier()]
        await beProven(page, admin)
        await whileBroken({ actor: admin.id, command, table }, async () => {
          const answer = await open(`${PATH}?q=${person.email}`)
          await awake()
          if (command === 'select') expect(answer.status()).toBe(500)
          else await roleSelectOf(page, person).selectOption('customer')
          const alert = page.getByRole('alert')
          await alert.getByText(text).waitFor()
          expect(await alert.textContent()).toContain('Error')
        })
        expect(await roleOf(person)).toBe('supplier')
      },
    )
  }
})
