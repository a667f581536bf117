import { givenPasskey } from '@ticarum/server/testing/given-passkeys'
import { givenPayout, somePayout } from '@ticarum/server/testing/given-payout'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { addPasskey, openNamedSite, plugInAuthenticator } from '../browser/passkeys.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given, owner } from '../forms/world.ts'

const site = openNamedSite()

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm with your passkey' })
const passwordFields = (page: Page) => page.getByRole('dialog').locator('input[type=password]')
/** As after ten minutes. */
const forgetProofs = (id: string) =>
  owner.query('update sessions set reauthenticated_at = null where user_id = $1', [id])

describe('passkeys', () => {
  journey('one is added with the password, used to sign in, and removed by itself', { site }, async (walk) => {
    const { page, open, awake } = walk
    const person = await given.customer()
    await plugInAuthenticator(page)
    await addPasskey(page, person, 'Telefoonka')
    const row = page.getByRole('listitem').filter({ hasText: 'Telefoonka' })
    await row.getByText('Not used yet').waitFor()

    await page.context().clearCookies({ name: 'session' })
    await open('/auth?returnTo=%2Fsecurity')
    await awake()
    await signInOn(page, person)
    await page.waitForURL('/auth/passkey?returnTo=%2Fsecurity')
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(false)
    await confirmButton(page).click()
    await page.waitForURL('/security')
    await row.getByText('Last used').waitFor()
    expect((await page.context().cookies()).some(({ name }) => name === 'passkey')).toBe(false)

    await row.getByRole('link', { name: 'Remove' }).click()
    expect(await passwordFields(page).count()).toBe(0)
    await confirmButton(page).click()
    await page.getByRole('status').getByText('Passkey Removed').waitFor()
    expect(await row.count()).toBe(0)
    await page.context().clearCookies()
    await beSignedIn(page, person)
    await open('/security')
    expect(new URL(page.url()).pathname).toBe('/security')
  })

  journey('a name is found where none is typed; a second one is proven by the first', { site }, async ({ page }) => {
    const person = await given.supplier()
    await plugInAuthenticator(page)
    await addPasskey(page, person, '')
    await page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' }).filter({ hasText: 'Added' }).waitFor()
    await forgetProofs(person.id)
    await page.getByRole('link', { name: 'Add a passkey' }).click()
    await confirmButton(page).click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
  })

  journey('an admin confirms a dangerous act by it, which then goes on', { site }, async ({ page, open, awake }) => {
    const [admin, person] = [await given.admin(), await given.customer()]
    await plugInAuthenticator(page)
    await addPasskey(page, admin)
    await forgetProofs(admin.id)
    await open(`/admin/users?act=admin&user=${person.id}`)
    await awake()
    expect(await passwordFields(page).count()).toBe(0)
    await confirmButton(page).click()
    await page.getByRole('status').getByText('Saved!').waitFor()
    const { rows } = await owner.query('select role from user_roles where user_id = $1', [person.id])
    expect(rows).toEqual([{ role: 'admin' }])
  })

  journey('where there are two acts, it confirms both, and one is pressed', { site }, async ({ page, open, awake }) => {
    const [admin, supplier] = [await given.admin(), await given.supplier()]
    const id = await givenPayout({ owner }, supplier)
    await plugInAuthenticator(page)
    await addPasskey(page, admin)
    await forgetProofs(admin.id)
    await open(`/admin/suppliers/${supplier.companyId}/payout`)
    await awake()
    expect(await page.getByRole('button', { name: 'Agree' }).count()).toBe(0)
    await confirmButton(page).click()
    await page.getByRole('button', { name: 'Agree' }).click()
    await page.getByRole('status').waitFor()
    expect((await owner.query('select state from payout_details where id = $1', [id])).rows).toEqual([
      { state: 'agreed' },
    ])
  })

  journey('an owner says by it where they are paid; what was typed stays', { site }, async ({ page, open, awake }) => {
    const owning = await given.supplier()
    await plugInAuthenticator(page)
    await addPasskey(page, owning)
    await forgetProofs(owning.id)
    await open('/supplier/payout')
    await awake()
    for (const [field, value] of Object.entries(somePayout)) await page.locator(`main [name=${field}]`).fill(value)
    await confirmButton(page).click()
    await page.getByRole('status').waitFor()
    const { rows } = await owner.query('select holder from payout_details where supplier_id = $1', [owning.companyId])
    expect(rows).toEqual([{ holder: somePayout.holder }])
  })

  journey('an account is deleted by it', { site }, async ({ page, open, awake }) => {
    const person = await given.customer()
    await plugInAuthenticator(page)
    await addPasskey(page, person)
    await forgetProofs(person.id)
    await open('/customer/settings?delete')
    await awake()
    await confirmButton(page).click()
    await page.waitForURL('/')
    const { rows } = await owner.query('select deletion_requested_at from accounts where id = $1', [person.id])
    expect(rows[0]?.deletion_requested_at).not.toBeNull()
  })

  journey('an authenticator that does not know its owner proves nothing', { site }, async ({ page, open, awake }) => {
    const person = await given.customer()
    const recognise = await plugInAuthenticator(page)
    await addPasskey(page, person)
    await page.context().clearCookies({ name: 'session' })
    await recognise(false)
    await open('/auth')
    await awake()
    await signInOn(page, person)
    await confirmButton(page).click()
    await page.getByRole('alert').getByText('That did not work with your passkey').waitFor()
    await open('/security')
    expect(new URL(page.url()).pathname).toBe('/auth')

    await recognise(true)
    await open('/auth/passkey')
    await awake()
    await confirmButton(page).click()
    await page.waitForURL('/')
  })

  journey('a lost one is removed by another admin', { site }, async ({ page, open, awake }) => {
    const [admin, person] = [await given.admin(), await given.customer()]
    await givenPasskey({ owner }, person.id)
    await beSignedIn(page, admin)
    await open(`/admin/users/${person.id}`)
    await awake()
    await page.getByRole('link', { name: 'Remove passkeys' }).click()
    await page.getByRole('dialog').getByLabel('Your password, to confirm').fill(admin.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkeys' }).click()
    await page.getByRole('status').getByText('Passkeys Removed').waitFor()
    expect(await page.getByRole('link', { name: 'Remove passkeys' }).count()).toBe(0)
    await page.context().clearCookies()
    await beSignedIn(page, person)
    await open('/security')
    expect(new URL(page.url()).pathname).toBe('/security')
  })

  journey('who has begun no sign-in begins with it', { site }, async ({ page, open }) => {
    await open('/auth/passkey?returnTo=%2Fsecurity')
    expect(page.url()).toBe(`${site()}/auth?returnTo=%2Fsecurity`)
    await page.context().addCookies([{ name: 'passkey', value: 'x'.repeat(43), url: site() }])
    await open('/auth/passkey')
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.getByRole('alert').getByText('Please sign in again').waitFor()
  })

  journey('without scripts the pages say that passkeys need them', { site, scripts: false }, async ({ page, open }) => {
    const person = await given.customer()
    await beSignedIn(page, person)
    for (const path of ['/security', '/security?add']) {
      await open(path)
      await page.getByText('Passkeys need JavaScript').first().waitFor()
    }
    await page.context().clearCookies()
    await givenPasskey({ owner }, person.id)
    await open('/auth')
    await signInOn(page, person)
    await page.getByText('Passkeys need JavaScript').waitFor()
  })
})
