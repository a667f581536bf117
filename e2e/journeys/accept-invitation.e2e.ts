import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { newEmail, openAccounts } from '../browser/accounts.ts'
import { openGiven } from '../browser/given.ts'
import { invite } from '../browser/invite.ts'
import { journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'
import { root } from '../system/entry.ts'

const people = openGiven()
const accountsOf = openAccounts()
const owner = createPool(system.ownerUrl, 1)
afterAll(() => owner.end())

const PASSWORD = 'laba-xabo-sonkor'
const SUBMIT = 'Accept Invitation & Create Account'

async function fill(
  page: Page,
  given: { fullName?: string; password?: string; confirmPassword?: string } = {},
): Promise<void> {
  const { fullName = 'Ayşe Demir', password = PASSWORD, confirmPassword = password } = given
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmPassword)
}
const send = (page: Page) => page.getByRole('button', { name: SUBMIT }).click()

/** The page of a link that opens no invitation. */
async function invalid(page: Page): Promise<string | null> {
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Invalid Invitation')
  expect(await page.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
  expect(await page.getByLabel('Password').count()).toBe(0)
  return page.getByRole('alert').textContent()
}

describe('accepting an invitation', () => {
  for (const [how, scripts] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    for (const role of ['admin', 'supplier', 'customer'] as const) {
      journey(
        `as ${role}: makes the account, signs in and says so, ${how} [INV-08, INV-15, INV-16, ERR-65]`,
        { scripts },
        async ({ page, open, awake }) => {
          const { email, path } = await invite(role)
          await open(path)
          if (scripts) await awake()
          expect(await page.getByRole('main').textContent()).toContain(
            `You are invited to join as ${role === 'admin' ? 'an admin' : `a ${role}`}.`,
          )
          await fill(page)
          await send(page)
          await page.waitForURL(`/${role}/dashboard`)
          await page.getByRole('status').getByText('Account Created!').waitFor()
          await page.getByRole('banner').getByText(email).first().waitFor({ state: 'attached' })
          expect(await accountsOf(email)).toEqual([{ full_name: 'Ayşe Demir', role }])
        },
      )
    }

    journey(
      `says what is missing or wrong, and makes no account, ${how} [INV-12, INV-13, INV-14]`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const { email, path } = await invite('supplier')
        await open(path)
        if (scripts) await awake()
        const said = async () => {
          await page.getByRole('alert').waitFor()
          return page.getByRole('alert').getByRole('listitem').allTextContents()
        }
        for (const empty of [{ fullName: '' }, { password: '', confirmPassword: PASSWORD }, { confirmPassword: '' }]) {
          await fill(page, empty)
          await send(page)
          expect(await said()).toContain('Please fill in all fields')
        }
        await fill(page, { confirmPassword: 'something else' })
        await send(page)
        await page.locator('#confirmPassword-problem').waitFor()
        expect(await said()).toEqual(['Passwords do not match'])
        await fill(page, { password: '12345' })
        await send(page)
        await page.locator('#password-problem').waitFor()
        expect(await said()).toEqual(['Password must be at least 6 characters'])
        expect(await page.getByRole('alert').getByRole('heading').textContent()).toBe('Error')
        expect(await page.getByLabel('Full Name').inputValue()).toBe('Ayşe Demir')
        expect(await accountsOf(email)).toEqual([])
      },
    )
  }

  journey(
    'shows the address read-only, and makes the account for it whatever the request says [INV-09, INV-10]',
    {},
    async ({ page, open, awake }) => {
      const { email, path } = await invite('customer')
      const other = newEmail('other')
      await open(path)
      await awake()
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      expect(await page.getByLabel('Email').getAttribute('readonly')).toBe('')
      for (const label of ['Full Name', 'Password', 'Confirm Password'])
        expect(await page.getByLabel(label, { exact: true }).count()).toBe(1)
      await page.getByLabel('Email').evaluate((input: HTMLInputElement, value) => {
        input.value = value
      }, other)
      await fill(page)
      await send(page)
      await page.waitForURL('/customer/dashboard')
      expect(await accountsOf(email)).toHaveLength(1)
      expect(await accountsOf(other)).toEqual([])
    },
  )

  journey("says 'Creating Account...' while it is being made [INV-11]", {}, async ({ page, open, awake }) => {
    const { path } = await invite('customer')
    await open(path)
    await awake()
    await fill(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/accept-invitation.data*', async (route) => {
      await held
      await route.continue()
    })
    await send(page)
    await page.getByRole('button', { name: 'Creating Account...' }).waitFor()
    release()
    await page.waitForURL('/customer/dashboard')
  })

  journey(
    'shows that it is loading while the invitation is being checked on a later fetch [INV-01]',
    {},
    async ({ page, open, awake }) => {
      const { path } = await invite('customer')
      await open(path)
      await awake()
      await page.getByRole('banner').getByRole('link').first().click()
      await page.waitForURL('/')
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/accept-invitation.data*', async (route) => {
        await held
        await route.continue()
      })
      await page.goBack()
      await page.getByRole('main').getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
      expect(await page.getByRole('button', { name: SUBMIT }).count()).toBe(0)
      release()
      await page.getByRole('button', { name: SUBMIT }).waitFor()
      expect(await page.getByRole('main').getByRole('status').count()).toBe(0)
    },
  )

  journey(
    'a link without a token, an unknown, revoked or replaced one [INV-02, INV-03, INV-04]',
    { statuses: [404] },
    async ({ page, open }) => {
      await open('/accept-invitation')
      expect(await invalid(page)).toBe('Invalid invitation link')
      for (const token of ['short', 'x'.repeat(43)]) {
        await open(`/accept-invitation?token=${token}`)
        expect(await invalid(page)).toBe('Invitation not found')
      }
      const revoked = await invite('supplier')
      await revoked.revoke()
      await open(revoked.path)
      expect(await invalid(page)).toBe('Invitation not found')
      const replaced = await invite('supplier')
      await invite('customer', replaced.email)
      await open(replaced.path)
      expect(await invalid(page)).toBe('Invitation not found')
      await page.getByRole('link', { name: 'Go to Homepage' }).click()
      await page.waitForURL('/')
    },
  )

  journey('a used one and an expired one [INV-05, INV-06]', { statuses: [409] }, async ({ page, open }) => {
    const used = await invite('customer')
    await open(used.path)
    await fill(page)
    await send(page)
    await page.waitForURL('/customer/dashboard')
    await open(used.path)
    expect(await invalid(page)).toBe('This invitation has already been used')
    const expired = await invite('supplier')
    await owner.query("update invitations set expires_at = now() - interval '1 second' where id = $1", [expired.id])
    await open(expired.path)
    expect(await invalid(page)).toBe('This invitation has expired')
  })

  journey('a check that fails for any other reason [INV-07]', { statuses: [429] }, async ({ page, open }) => {
    const { path } = await invite('customer')
    for (let tries = 0; tries < 60; tries++) await page.request.get(`/api/v1/invitation?token=${'x'.repeat(43)}`)
    await open(path)
    expect(await invalid(page)).toBe('Failed to verify invitation')
  })

  journey(
    'says why no account was made, and that it failed when there is nothing more to say [ERR-64]',
    { statuses: [400, 409] },
    async ({ page, open, awake }) => {
      const { email, path } = await invite('supplier')
      await open(path)
      await awake()
      await people.customer({ email })
      await fill(page)
      await send(page)
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Error')
      expect(await alert.textContent()).toContain('There is already an account with this address. Please sign in.')

      await page.locator('input[name=key]').evaluate((input: HTMLInputElement) => {
        input.value = 'no key'
      })
      await send(page)
      await alert.getByText('Failed to create account').waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Error')
    },
  )

  journey(
    'one form makes one account and signs in each time; a sign-in that fails then leads to /auth [INV-17]',
    {},
    async ({ page, open }) => {
      const { email, path: link } = await invite('supplier')
      await open(link)
      const key = await page.locator('input[name=key]').inputValue()
      const form = { key, email, fullName: 'Ayşe Demir', password: PASSWORD, confirmPassword: PASSWORD }
      const post = (more: object = {}) =>
        fetch(system.site + link, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: system.site, 'x-forwarded-for': '10.252.0.1' },
          body: new URLSearchParams({ ...form, ...more }),
        })
      const answers = await Promise.all([post(), post(), post()])
      expect(answers.map((answer) => answer.headers.get('location'))).toEqual([
        '/supplier/dashboard',
        '/supplier/dashboard',
        '/supplier/dashboard',
      ])
      for (const answer of answers) expect(answer.headers.getSetCookie().join()).toMatch(/session=\S{20}/)
      expect(await accountsOf(email)).toHaveLength(1)
      const stranger = await post({ email: `${randomUUID()}@example.com` })
      expect(stranger.headers.get('location')).toBe('/auth')
      await expect
        .poll(() => readFile(path.join(root, 'test-results/e2e-http.log'), 'utf8'))
        .toContain('the account was made, but signing in was answered with WRONG_CREDENTIALS')
    },
  )

  journey('no cache keeps the form', {}, async ({ open }) => {
    const { path } = await invite('customer')
    expect((await open(path)).headers()['cache-control']).toBe('private, no-store')
  })
})
