import { describe, expect } from 'vitest'
import { beProven, beSignedIn } from '../browser/be-signed-in.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

const PATH = '/admin/settings'
const toggles = ['New orders', 'New users', 'New feedback', 'System alerts']

async function asAdmin({ page, open, awake }: Journey, scripts: boolean, path = PATH) {
  const admin = await given.admin()
  await beSignedIn(page, admin)
  await open(path)
  if (scripts) await awake()
  return admin
}

const maySignIn = async ({ page }: Journey, email: string, password: string) =>
  (await page.request.post('/api/v1/session', { data: { email, password } })).ok()

describe("an admin's own settings", () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `name and toggles are saved and shown again, ${how} [ASET-01] [ASET-04] [ASET-05] [LIMIT-17]`,
      { scripts },
      async (walk) => {
        const { page, open } = walk
        const admin = await asAdmin(walk, scripts)
        const box = (name: string) => page.getByRole('checkbox', { name })
        expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(admin.email)
        for (const name of toggles) expect(await box(name).isChecked(), name).toBe(true)
        await page.getByLabel('Full name').fill('Elif Akköy')
        for (const name of ['New users', 'System alerts']) await box(name).uncheck()
        await page.getByRole('button', { name: 'Save your settings' }).click()
        await page.getByRole('status').getByText('Settings Saved!').waitFor()
        await open(PATH)
        expect(await page.getByLabel('Full name').inputValue()).toBe('Elif Akköy')
        for (const name of toggles)
          expect(await box(name).isChecked(), name).toBe(!['New users', 'System alerts'].includes(name))
      },
    )

    journey(
      `a name of another length and an invalid address are refused, ${how} [ASET-02] [ASET-03]`,
      { scripts, statuses: [422] },
      async (walk) => {
        const { page } = walk
        const { id } = await asAdmin(walk, scripts)
        const save = () => page.getByRole('button', { name: 'Save your settings' }).click()
        for (const name of ['A', 'a'.repeat(101)]) {
          await page.getByLabel('Full name').fill(name)
          await save()
          await page.locator('#fullName-problem').getByText('Full name must have 2 to 100 characters').waitFor()
        }
        await page.getByLabel('Full name').fill('Elif Akköy')
        await page.getByLabel('Email', { exact: true }).evaluate((field) => field.removeAttribute('readonly'))
        await page.getByLabel('Email', { exact: true }).fill('nobody')
        await save()
        await page.locator('#email-problem').getByText('Invalid email address').waitFor()
        expect((await owner.query('select from settings where user_id = $1', [id])).rowCount).toBe(0)
      },
    )

    journey(
      `the password is changed after the current one was checked, ${how} [ASET-06]`,
      { scripts, statuses: [403] },
      async (walk) => {
        const { page } = walk
        const { email, password } = await asAdmin(walk, scripts)
        const change = async (current: string) => {
          await page.getByLabel('Current password').fill(current)
          await page.getByLabel('New password', { exact: true }).fill('a new password')
          await page.getByLabel('Confirm new password').fill('a new password')
          await page.getByRole('main').getByRole('button', { name: 'Change Password' }).click()
        }
        await change('not the password')
        await page.locator('#currentPassword-problem').getByText('The current password is not right.').waitFor()
        expect(await maySignIn(walk, email, password)).toBe(true)
        await change(password)
        await page.getByRole('status').getByText('Password Changed').waitFor()
        expect(await maySignIn(walk, email, password)).toBe(false)
        expect(await maySignIn(walk, email, 'a new password')).toBe(true)
      },
    )

    journey(`rates of currencies are saved with their day, ${how}`, { scripts, statuses: [422] }, async (walk) => {
      const { page, open } = walk
      await asAdmin(walk, scripts, `${PATH}?section=rates`)
      const [rate, day] = [page.getByLabel('SOS for 1 dollar'), page.getByLabel('Day of the SOS rate')]
      const save = () => page.getByRole('button', { name: 'Save rates' }).click()
      await rate.fill('many')
      await save()
      await page.getByRole('alert').getByText('Write the rate of SOS as a number, as 41.25').waitFor()
      await rate.fill('571.5')
      await day.fill('2026-11-02')
      await save()
      await page.getByRole('status').getByText('Settings Saved!').waitFor()
      await open(`${PATH}?section=rates`)
      expect([await rate.inputValue(), await day.inputValue()]).toEqual(['571.5', '2026-11-02'])
    })
  }

  journey('each section has one save bar, and pressing it saves once', {}, async (walk) => {
    const { page, open, awake } = walk
    await beProven(page, await given.admin())
    for (const section of ['own', 'company', 'catalogue', 'trade', 'rates']) {
      await open(section === 'own' ? PATH : `${PATH}?section=${section}`)
      await awake()
      const bar = page.locator(`main button[name=intent][value=${section}]`)
      expect(await bar.count(), section).toBe(1)
      const sent: string[] = []
      const hear = (request: { method(): string; url(): string }) => {
        if (request.method() !== 'GET') sent.push(request.url())
      }
      page.on('request', hear)
      await bar.click()
      await page.getByRole('status').getByText('Settings Saved!').waitFor()
      page.off('request', hear)
      expect(sent, section).toHaveLength(1)
    }
  })
})
