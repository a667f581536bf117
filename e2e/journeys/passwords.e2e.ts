import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { linkMailedTo, mailsTo } from '../browser/mail.ts'
import { signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const NEW = 'laba-xabo-sonkor'

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function signedIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('/')
  await page.getByRole('banner').getByText(email).first().waitFor({ state: 'attached' })
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm Password').fill(again)
  await page.getByRole('button', { name: 'Set password' }).click()
}

describe('a forgotten password', () => {
  for (const [how, scripts] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    journey(
      `is replaced by the link from the mail, once, ${how}`,
      { scripts, statuses: [401, 422] },
      async ({ page, open, awake }) => {
        const person = await given.customer({ email: newEmail('forgetful') })
        await open('/auth')
        if (scripts) await awake()
        await page.getByRole('link', { name: 'Forgot password?' }).click()
        const send = page.getByRole('button', { name: 'Send link' })
        await send.waitFor() // the URL changes before the page does, and both pages have an e-mail field
        await page.getByLabel('Email').fill(person.email)
        await send.click()
        await page.waitForURL('/auth')
        await notice(page, 'Check Your Email').waitFor()

        const link = pathOf(await linkMailedTo(person.email, '/reset-password'))
        await open(link)
        if (scripts) await awake()
        await choose(page, NEW, 'something else')
        await page.locator('#confirmPassword-problem').waitFor()
        expect(await page.locator('#confirmPassword-problem').textContent()).toBe("Passwords don't match")
        await choose(page, NEW)
        await page.waitForURL('/auth')
        await notice(page, 'Password Changed').waitFor()

        await signInOn(page, person)
        await page.getByRole('heading', { name: 'Login Error' }).waitFor()
        await signInOn(page, { email: person.email, password: NEW })
        await signedIn(page, person.email)

        await open(link)
        await choose(page, 'a third password')
        await page.waitForURL('/forgot-password')
        await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
      },
    )
  }

  journey('an unknown address is answered alike, and gets no mail', {}, async ({ page, open }) => {
    const email = newEmail('unknown')
    await open('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.waitForURL('/auth')
    await notice(page, 'Check Your Email').waitFor()
    expect(await mailsTo(email)).toEqual([])
  })

  journey('says what is wrong with the address, without a call', {}, async ({ page, open, awake }) => {
    await open('/forgot-password')
    await awake()
    await Promise.all([page.waitForResponse(/form-checks/), page.getByLabel('Email').focus()])
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.locator('#email-problem').textContent()).toBe('Invalid email address')
  })

  journey('one form mails one link, however often it is sent', {}, async ({ page, open }) => {
    const person = await given.customer({ email: newEmail('twice') })
    await open('/forgot-password')
    const key = await page.locator('input[name=key]').inputValue()
    const post = () =>
      page.request.post('/forgot-password', {
        form: { email: person.email, key },
        headers: { origin: system.site },
        maxRedirects: 0,
      })
    const answers = await Promise.all([post(), post(), post()])
    expect(answers.map((answer) => answer.status())).toEqual([302, 302, 302])
    const link = pathOf(await linkMailedTo(person.email, '/reset-password'))
    expect(await mailsTo(person.email)).toHaveLength(1)

    await open(link)
    const resetKey = await page.locator('input[name=key]').inputValue()
    const token = await page.locator('input[name=token]').inputValue()
    const form = { token, key: resetKey, password: NEW, confirmPassword: NEW }
    const reset = () =>
      page.request.post('/reset-password', { form, headers: { origin: system.site }, maxRedirects: 0 })
    const resets = await Promise.all([reset(), reset()])
    expect(resets.map((answer) => answer.headers().location)).toEqual(['/auth', '/auth'])
  })

  journey('a link without a token asks for a new one', {}, async ({ page, open }) => {
    await open('/reset-password')
    expect(new URL(page.url()).pathname).toBe('/forgot-password')
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
  })
})

describe('confirming an e-mail address', () => {
  for (const [how, scripts] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    journey(
      `takes a press of the button: opening the link confirms nothing, ${how}`,
      { scripts },
      async ({ page, open, awake }) => {
        const person = await given.customer({ email: newEmail('new'), confirmed: false })
        await open('/auth')
        await signInOn(page, person)
        await signedIn(page, person.email)
        await open('/confirm-email')
        if (scripts) await awake()
        await page.getByRole('button', { name: 'Send me the link' }).click()
        await page.waitForURL('/')
        await notice(page, 'Email Sent').waitFor()

        const link = pathOf(await linkMailedTo(person.email, '/confirm-email'))
        await open(link)
        await open('/confirm-email')
        expect(await page.getByRole('button', { name: 'Send me the link' }).count()).toBe(1)
        await open(link)
        await page.getByRole('button', { name: 'Confirm address' }).click()
        await page.waitForURL('/')
        await notice(page, 'Email Confirmed').waitFor()
        await open('/confirm-email')
        await page.getByText('Your address is confirmed. There is nothing left to do.').waitFor()
      },
    )
  }

  journey('goes back to the page that asked for it', {}, async ({ page, open }) => {
    const person = await given.supplier({ email: newEmail('new'), confirmed: false })
    await open('/auth')
    await signInOn(page, person)
    await signedIn(page, person.email)
    const ask = (back: string) =>
      page.request.post('/confirm-email', {
        form: { intent: 'send', back },
        headers: { origin: system.site },
        maxRedirects: 0,
      })
    expect((await ask('/supplier/dashboard')).headers().location).toBe('/supplier/dashboard')
    expect((await ask('https://elsewhere.example')).headers().location).toBe('/')
  })

  journey('a link that is no longer valid says so, and visitors are asked to sign in', {}, async ({ page, open }) => {
    await open(`/confirm-email?token=${'x'.repeat(43)}`)
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await page.waitForURL('/confirm-email')
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.waitForURL('/auth?returnTo=/confirm-email')
  })
})
