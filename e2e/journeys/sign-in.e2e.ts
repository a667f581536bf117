import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { loginOf, signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const customer = loginOf('customer')
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function signedIn(page: Page): Promise<void> {
  await page.waitForURL('/')
  await page.getByRole('banner').getByText(customer.email).first().waitFor({ state: 'attached' })
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
}

async function signOut(page: Page): Promise<void> {
  await page.locator('summary', { hasText: customer.email }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('status').getByText('You have been successfully signed out.').waitFor()
  expect(await page.getByRole('status').textContent()).toContain('Signed Out')
  expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(1)
}

describe('signing in and out', () => {
  for (const [how, scripts] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    journey(
      `signs in with e-mail and password and out again, ${how} [AUTH-05, NAV-09, ERR-07]`,
      { scripts },
      async ({ page, open, awake }) => {
        await open('/')
        if (scripts) await awake()
        expect(await page.locator('form[action="/sign-out"]').count()).toBe(0)
        await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
        await page.waitForURL('/auth')
        await signInOn(page, customer)
        await signedIn(page)
        await signOut(page)
        await page.reload()
        expect(await page.getByText('You have been successfully signed out.').count()).toBe(0)
      },
    )

    journey(
      `says what is wrong and keeps the e-mail, ${how} [ERR-05]`,
      { scripts, statuses: [401] },
      async ({ page, open, awake }) => {
        await open('/auth')
        if (scripts) await awake()
        await signInOn(page, { email: customer.email, password: 'not the password' })
        const alert = page.getByRole('alert')
        await alert.waitFor()
        expect(await alert.textContent()).toContain('Login Error')
        expect(await alert.textContent()).toContain('The email or the password is not right.')
        expect(await page.getByLabel('Email').inputValue()).toBe(customer.email)
      },
    )
  }

  journey(
    'names each field that is not right, and leads to it',
    { scripts: false, statuses: [422] },
    async ({ page, open }) => {
      await open('/auth')
      const [answer] = await Promise.all([
        page.waitForResponse('**/auth'),
        signInOn(page, { email: 'nobody', password: 'short' }),
      ])
      expect(answer.status()).toBe(422)
      await heading(page, 'Login Error').waitFor()
      expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator('#email-problem').textContent()).toBe('Invalid email address')
      expect(await page.locator('#password-problem').textContent()).toBe('Password must be at least 6 characters')
      await page.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).click()
      expect(page.url()).toMatch(/#email$/)
    },
  )

  journey(
    'says how long to wait after too many attempts, in the plural of the language',
    { language: 'ar', statuses: [429] },
    async ({ page, open, awake }) => {
      await open('/auth')
      await awake()
      const form = { email: 'nobody@example.com', password: 'not the password' }
      // Another account each time, because the limit of the IP address is tested; an account's own limit is shorter.
      const attempt = (tries: number) =>
        page.request.post('/auth', {
          form: { ...form, email: `nobody-${tries}@example.com` },
          headers: { origin: system.site },
        })
      for (let tries = 0; tries < 40 && (await attempt(tries)).status() !== 429; tries++);
      await signInOn(page, form)
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('alert').textContent()).toMatch(/بعد (5 دقائق|4 دقائق)\./)
    },
  )

  journey('sends a signed-in person who opens /auth to the home page [AUTH-04]', {}, async ({ page, open, awake }) => {
    await open('/auth')
    await signInOn(page, customer)
    await signedIn(page)
    const answer = await open('/auth')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(answer.request().redirectedFrom()?.url()).toMatch(/\/auth$/)
    await awake()
  })

  journey('works by keyboard alone', { statuses: [401] }, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    const { keyboard } = page
    const focused = () =>
      page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')))
    await keyboard.press('Tab')
    expect(await focused()).toBe('Skip to content')
    while ((await focused()) !== 'Sign In') await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.waitForURL('/auth')
    await heading(page, 'Welcome back').waitFor()

    await page.getByLabel('Email').focus()
    await keyboard.type(customer.email)
    await keyboard.press('Tab')
    await keyboard.type('not the password')
    await keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.type(customer.password)
    await keyboard.press('Enter')
    await signedIn(page)

    while (!(await focused()).includes(customer.email)) await keyboard.press('Tab')
    await keyboard.press('Enter')
    expect(await page.getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(true)
    await keyboard.press('Escape')
    expect(await page.getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(false)
    expect(await focused()).toContain(customer.email)
    await keyboard.press('Enter')
    while ((await focused()) !== 'Sign Out') await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByText('You have been successfully signed out.').waitFor()
  })

  journey('keeps the session in a cookie that page scripts cannot read', {}, async ({ page, open }) => {
    await open('/auth')
    await signInOn(page, customer)
    await signedIn(page)
    const session = (await page.context().cookies()).find(({ name }) => name === 'session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  journey(
    'can be read and sent on a slow connection before scripts are loaded',
    { slow: true, viewport: phone },
    async ({ page }) => {
      await page.goto('/auth', { waitUntil: 'commit' })
      await heading(page, 'Welcome back').waitFor()
      expect(await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))).toBe(
        false,
      )
      await signInOn(page, customer)
      await signedIn(page)
    },
  )
})
