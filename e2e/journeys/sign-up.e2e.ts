import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail, openAccounts } from '../browser/accounts.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const accountsOf = openAccounts()
const PASSWORD = 'laba-xabo-sonkor'

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click()
const problem = (page: Page, field: string) => page.locator(`#${field}-problem`)

async function fill(
  page: Page,
  given: { fullName?: string; email: string; password?: string; confirmPassword?: string; role?: 'Buy' | 'Sell' },
): Promise<void> {
  const { fullName = 'Cabdi Jaamac', email, password = PASSWORD, confirmPassword = password, role } = given
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(confirmPassword)
  if (role) await page.getByLabel(role).check()
}

/** The schema is loaded at the first interaction; from then on the browser validates. */
async function checked(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(/form-checks/), page.getByLabel('Email').focus()])
  await page.waitForLoadState('networkidle')
}

function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  return () => posts
}

async function form(page: Page, email: string) {
  await page.goto('/auth?tab=signup')
  const key = await page.locator('input[name=key]').inputValue()
  const fields = {
    fullName: 'Cabdi Jaamac',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: 'customer',
    key,
  }
  const post = (more: object = {}) =>
    page.request.post('/auth?tab=signup', {
      form: { ...fields, ...more },
      headers: { origin: system.site },
      maxRedirects: 0,
    })
  return { key, post }
}

describe('signing up', () => {
  for (const [how, scripts] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    journey(
      `has tabs, which the URL selects, and a Google button, ${how} [AUTH-01, AUTH-02]`,
      { scripts },
      async ({ page, open, awake }) => {
        await open('/auth')
        if (scripts) await awake()
        expect(await tab(page, 'Login').getAttribute('aria-current')).toBe('page')
        expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(1)
        await tab(page, 'Sign Up').click()
        await page.getByRole('heading', { name: 'Create your account' }).waitFor()
        expect(await tab(page, 'Sign Up').getAttribute('aria-current')).toBe('page')
        await open('/auth?tab=signup')
        expect(await page.getByLabel('Full Name').count()).toBe(1)
        await open('/auth?tab=login')
        expect(await page.getByLabel('Full Name').count()).toBe(0)
      },
    )

    journey(
      `makes an account, opens the login tab and says so, keeps e-mail and return URL, ${how} ` +
        '[AUTH-08, AUTH-13, AUTH-14, ERR-04]',
      { scripts },
      async ({ page, open, awake }) => {
        const email = newEmail('seller')
        await open('/auth?tab=signup&returnTo=%2F%3Fafter%3D')
        if (scripts) await awake()
        await fill(page, { email, role: 'Sell' })
        await send(page)
        await page.waitForURL(/tab=login/)
        const notice = page.getByRole('status').filter({ hasText: 'Success!' })
        await notice.waitFor()
        expect(await notice.textContent()).toContain('Your account has been created. You can now sign in.')
        expect(await page.getByLabel('Email').inputValue()).toBe(email)
        expect(await accountsOf(email)).toEqual([{ full_name: 'Cabdi Jaamac', role: 'supplier' }])

        await tab(page, 'Sign Up').click()
        await page.getByLabel('Full Name').waitFor()
        for (const field of ['Full Name', 'Email', 'Password', 'Confirm Password'])
          expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe('')
        await tab(page, 'Login').click()
        await page.getByLabel('Full Name').waitFor({ state: 'detached' })
        await signInOn(page, { email, password: PASSWORD })
        await page.waitForURL('/?after=')
        await page.getByRole('banner').getByText(email).first().waitFor({ state: 'attached' })
      },
    )
  }

  journey('presets the role by the URL, by default customer [AUTH-03]', {}, async ({ page, open }) => {
    await open('/auth?tab=signup&role=supplier')
    expect(await page.getByLabel('Sell').isChecked()).toBe(true)
    await open('/auth?tab=signup')
    expect(await page.getByLabel('Buy').isChecked()).toBe(true)
    expect(await page.getByRole('radio').count()).toBe(2)
  })

  journey('a sign-up without a return URL leads to the site root', {}, async ({ page, open }) => {
    const email = newEmail('buyer')
    await open('/auth?tab=signup')
    await fill(page, { email })
    await send(page)
    await page.waitForURL(/tab=login/)
    await signInOn(page, { email, password: PASSWORD })
    await page.waitForURL('/')
    expect(await accountsOf(email)).toEqual([{ full_name: 'Cabdi Jaamac', role: 'customer' }])
  })

  journey('redirects to no other site', {}, async ({ page, open }) => {
    await open('/auth?tab=signup&returnTo=https%3A%2F%2Felsewhere.example')
    expect(await page.content()).not.toContain('elsewhere.example%2F')
    expect(await page.locator('input[name=returnTo]').inputValue()).toBe('/')
  })

  journey(
    'says under each field what is wrong, without a call [AUTH-09, AUTH-10, AUTH-11, AUTH-12]',
    {},
    async ({ page, open, awake }) => {
      await open('/auth?tab=signup')
      await awake()
      await checked(page)
      const posts = countPosts(page)
      await fill(page, { fullName: 'A', email: 'nobody', password: 'short', confirmPassword: 'shorter' })
      await page.evaluate(() => {
        for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=role]')) radio.checked = false
      })
      await send(page)
      await page.getByRole('heading', { name: 'Signup Error' }).waitFor()
      expect(await problem(page, 'fullName').textContent()).toBe('Name must be at least 2 characters')
      expect(await problem(page, 'email').textContent()).toBe('Invalid email address')
      expect(await problem(page, 'password').textContent()).toBe('Password must be at least 6 characters')
      expect(await problem(page, 'confirmPassword').textContent()).toBe("Passwords don't match")
      expect(await problem(page, 'role').textContent()).toBe('Please select your role')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
      expect(posts()).toBe(0)

      await page.getByLabel('Full Name').fill('Ada')
      expect(await problem(page, 'fullName').count()).toBe(0)
      expect(await problem(page, 'email').count()).toBe(1)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName')
    },
  )

  journey(
    'says the same without scripts, and keeps what was typed except passwords',
    { scripts: false, statuses: [422] },
    async ({ page, open }) => {
      await open('/auth?tab=signup&role=supplier')
      await fill(page, { fullName: 'A', email: 'nobody', password: 'secret', confirmPassword: 'other1' })
      await send(page)
      await page.getByRole('heading', { name: 'Signup Error' }).waitFor()
      expect(await problem(page, 'fullName').textContent()).toBe('Name must be at least 2 characters')
      expect(await problem(page, 'confirmPassword').textContent()).toBe("Passwords don't match")
      expect(await page.getByLabel('Full Name').inputValue()).toBe('A')
      expect(await page.getByLabel('Email').inputValue()).toBe('nobody')
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
      expect(await page.getByLabel('Sell').isChecked()).toBe(true)
    },
  )

  journey(
    'login says under the field what is wrong, without a call [AUTH-06, AUTH-07]',
    {},
    async ({ page, open, awake }) => {
      await open('/auth')
      await awake()
      await checked(page)
      const posts = countPosts(page)
      await signInOn(page, { email: 'nobody', password: '12345' })
      await page.getByRole('heading', { name: 'Login Error' }).waitFor()
      expect(await problem(page, 'email').textContent()).toBe('Invalid email address')
      expect(await problem(page, 'password').textContent()).toBe('Password must be at least 6 characters')
      expect(posts()).toBe(0)
    },
  )

  journey(
    "a failed sign-up shows 'Signup Error' with the reason [ERR-03]",
    { statuses: [429] },
    async ({ page, open, awake }) => {
      await open('/auth?tab=signup')
      await awake()
      for (let tries = 0; tries < 20; tries++)
        await page.request.post('/api/v1/accounts', { data: {}, headers: { origin: system.site } })
      await fill(page, { email: newEmail('late') })
      await send(page)
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Signup Error')
      expect(await alert.textContent()).toContain('Too many attempts. Please try again in 60 minutes.')
    },
  )

  journey('a known e-mail is answered like a new one', {}, async ({ page }) => {
    const email = newEmail('known')
    const { post } = await form(page, email)
    const first = await post()
    const again = await (await form(page, email)).post()
    expect([again.status(), again.headers().location]).toEqual([first.status(), first.headers().location])
    expect(await accountsOf(email)).toHaveLength(1)
  })

  journey('one form makes one account, however often it is sent at once', {}, async ({ page }) => {
    const email = newEmail('twice')
    const { post } = await form(page, email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => post()))
    expect(answers.map((answer) => answer.status())).toEqual([302, 302, 302, 302])
    expect(await accountsOf(email)).toHaveLength(1)
  })

  journey(
    "a form that did its work and was changed after 'back' says so, and can be sent again",
    {},
    async ({ page }) => {
      const [email, other] = [newEmail('first'), newEmail('second')]
      const { post, key } = await form(page, email)
      await post()
      const answer = await post({ email: other })
      expect(answer.status()).toBe(409)
      const html = await answer.text()
      expect(html).toContain('This form was already sent and carried out.')
      const [, fresh = ''] = /name="key" value="([^"]+)"/.exec(html) ?? []
      expect(fresh).not.toBe(key)
      expect(await accountsOf(other)).toHaveLength(0)
      expect((await post({ email: other, key: fresh })).status()).toBe(302)
      expect(await accountsOf(other)).toHaveLength(1)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `'back' and sending again makes no second account, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const email = newEmail('back')
        await open('/auth?tab=signup')
        if (scripts) await awake()
        await fill(page, { email })
        await send(page)
        await page.waitForURL(/tab=login/)
        await page.getByLabel('Full Name').waitFor({ state: 'detached' }) // the URL changes before the page does
        await page.goBack()
        await page.getByLabel('Full Name').waitFor()
        await fill(page, { email })
        await send(page)
        await page.waitForURL(/tab=login/)
        expect(await accountsOf(email)).toHaveLength(1)
      },
    )
  }

  journey(
    'warns of a weak and of a common password, and refuses neither',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const email = newEmail('weak')
      await open('/auth?tab=signup')
      await awake()
      await Promise.all([
        page.waitForResponse(/password-strength/),
        page.getByLabel('Password', { exact: true }).focus(),
      ])
      await page.waitForLoadState('networkidle')
      await page.getByLabel('Password', { exact: true }).fill('zzqqxx')
      await page.getByText('Weak: easy to guess').waitFor()
      await page.getByLabel('Password', { exact: true }).fill('Laba xabo sonkor ah')
      await page.getByText('Strong', { exact: true }).waitFor()
      await fill(page, { email, password: 'qwerty123' })
      await page.getByText('Many people use this password').waitFor()
      await send(page)
      await page.waitForURL(/tab=login/)
      expect(await accountsOf(email)).toHaveLength(1)
    },
  )

  journey('shows a password on request', {}, async ({ page, open, awake }) => {
    await open('/auth')
    await awake()
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('to be seen')
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
  })

  journey('works by keyboard alone', {}, async ({ page, open, awake }) => {
    const { keyboard } = page
    const email = newEmail('keys')
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const type = async (text: string) => {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await open('/auth')
    await awake()
    await page.locator('#main').evaluate((main) => main.querySelector('a')?.focus())
    expect(await focused()).toBe('Login')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    while ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) !== 'fullName')
      await keyboard.press('Tab')
    await type('Cabdi Jaamac')
    await type(email)
    await type(PASSWORD)
    await keyboard.press('Tab') // past 'Show password'
    await type(PASSWORD)
    await keyboard.press('Tab')
    await keyboard.press('ArrowDown')
    expect(await page.getByLabel('Sell').isChecked()).toBe(true)
    await keyboard.press('Enter')
    await page.waitForURL(/tab=login/)
    expect(await accountsOf(email)).toEqual([{ full_name: 'Cabdi Jaamac', role: 'supplier' }])
  })

  journey('no cache keeps the form', {}, async ({ open }) => {
    for (const path of ['/auth', '/auth?tab=signup', '/confirm-email?token=secret'])
      expect((await open(path)).headers()['cache-control'], path).toBe('private, no-store')
  })
})
