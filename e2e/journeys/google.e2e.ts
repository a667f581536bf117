import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail, openAccounts } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const accountsOf = openAccounts()

/** Sets who is signed in at the provider in Google's place. */
async function atGoogle(email: string, verified = true): Promise<void> {
  const person = { sub: `google-${email}`, email, email_verified: verified, name: 'Hodan Warsame' }
  await fetch(`${system.openId}/person`, { method: 'PUT', body: JSON.stringify(person) })
}

/** Another person uses the browser: the one before is no longer signed in at Google. */
async function changePlaces(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: /^_session/ })
  await atGoogle(email)
}

describe('signing in with Google', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'
    journey(
      `signs a known person in and returns to the site root, ${how} [AUTH-15, STATE-01]`,
      { scripts },
      async ({ page, open, awake }) => {
        const { email } = await given.customer({ email: newEmail('google') })
        await atGoogle(email)
        await open('/auth')
        if (scripts) await awake()
        await page.getByRole('button', { name: 'Continue with Google' }).click()
        await page.waitForURL('/')
        await page.getByRole('banner').getByText(email).first().waitFor({ state: 'attached' })
      },
    )

    journey(`a newcomer chooses a role first, ${how} [STATE-02]`, { scripts }, async ({ page, open, awake }) => {
      const email = newEmail('hodan')
      await atGoogle(email)
      await open('/auth?tab=signup')
      if (scripts) await awake()
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await page.waitForURL('/role-selection')
      await page.getByRole('button', { name: 'Continue as Customer' }).click()
      await page.waitForURL('/customer/dashboard')
      expect(await accountsOf(email)).toEqual([{ full_name: 'Hodan Warsame', role: 'customer' }])
    })
  }

  journey('returns to where the person wanted to go', {}, async ({ page, open }) => {
    const { email } = await given.supplier({ email: newEmail('google') })
    await atGoogle(email)
    await open('/auth?returnTo=%2F%3Fafter%3D')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.waitForURL('/?after=')
    const kept = (await page.context().cookies()).find(({ name }) => name === 'google')
    expect(kept).toBeUndefined()
  })

  for (const scripts of [true, false]) {
    journey(
      `says that it failed, ${scripts ? 'with' : 'without'} scripts [ERR-06]`,
      { scripts },
      async ({ page, open }) => {
        const email = newEmail('unconfirmed')
        await atGoogle(email, false)
        await open('/auth')
        await page.getByRole('button', { name: 'Continue with Google' }).click()
        await page.waitForURL('/auth')
        await page.getByRole('alert').getByText('Google Login Error').waitFor()
        expect(await accountsOf(email)).toEqual([])
      },
    )
  }

  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'
    journey(
      `who joined by Google proves it once more to set a password, and nobody else can, ${how}`,
      { scripts },
      async ({ page, open, awake }) => {
        const email = newEmail('ayaan')
        const again = page.getByRole('main').getByRole('button', { name: 'Continue with Google' })
        await atGoogle(email)
        await open('/auth')
        await page.getByRole('button', { name: 'Continue with Google' }).click()
        await page.waitForURL('/role-selection')
        await page.getByRole('button', { name: 'Continue as Customer' }).click()
        await page.waitForURL('/customer/dashboard')

        await open('/security')
        await page.getByRole('heading', { name: 'Set a password' }).waitFor()
        await changePlaces(page, newEmail('somebody-else'))
        await again.click()
        await page.getByRole('alert').getByText('Google Login Error').waitFor()
        expect(new URL(page.url()).pathname).toBe('/security')
        expect(await page.locator('input[type=password]').count()).toBe(0)

        await changePlaces(page, email)
        await again.click()
        await page.getByLabel('New password', { exact: true }).waitFor()
        if (scripts) await awake()
        expect(await page.getByLabel('Current password').count()).toBe(0)
        await page.getByLabel('New password', { exact: true }).fill('a new password')
        await page.getByLabel('Confirm new password').fill('a new password')
        await page.getByRole('button', { name: 'Set password' }).click()
        await page.getByRole('status').getByText('Password Changed').waitFor()
        await page.getByLabel('Current password').waitFor()

        await page.context().clearCookies()
        await beSignedIn(page, { email, password: 'a new password' })
      },
    )
  }

  journey('a callback that this browser did not start signs nobody in', {}, async ({ page, open }) => {
    await open('/auth/google/callback?code=stolen&state=foreign')
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.getByRole('alert').getByText('Google Login Error').waitFor()
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(false)
  })

  journey('somebody who refuses at Google comes back to the login form', {}, async ({ page, open }) => {
    await open('/auth')
    const begun = await page.request.post('/auth/google', { headers: { origin: system.site }, maxRedirects: 0 })
    expect(new URL(begun.headers().location ?? '').origin).toBe(system.openId)
    const state = new URL(begun.headers().location ?? '').searchParams.get('state') ?? ''
    await open(`/auth/google/callback?error=access_denied&state=${state}`)
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.getByText('Google Login Error').waitFor()
  })
})
