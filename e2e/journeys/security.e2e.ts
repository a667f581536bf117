import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const PATH = '/security'
const given = openGiven()
const OTHER_PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

let devices = 0

/** Signs in on another device too; returns whether that session is still valid. */
async function elsewhere({ email, password }: { email: string; password: string }) {
  devices += 1
  const answer = await fetch(`${system.site}/api/v1/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': OTHER_PHONE,
      'x-forwarded-for': `10.252.0.${devices}`,
    },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async () => (await fetch(`${system.site}/api/v1/session`, { headers: { cookie } })).ok
}

async function here({ page, open, awake }: Journey, scripts: boolean) {
  const person = await given.customer()
  const stillElsewhere = await elsewhere(person)
  await beSignedIn(page, person)
  await open(PATH)
  if (scripts) await awake()
  return { person, stillElsewhere }
}

async function change(page: Page, current: string, password: string, confirm = password) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(confirm)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
}

const maySignIn = async (email: string, password: string) => (await elsewhere({ email, password }))()

describe('password and sessions', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `changes the password: this session stays, the others end, ${how}`,
      { scripts, statuses: [403] },
      async (walk) => {
        const { page } = walk
        const { person, stillElsewhere } = await here(walk, scripts)
        await change(page, 'not the password', 'a new password')
        await page.locator('#currentPassword-problem').getByText('The current password is not right.').waitFor()
        expect(await stillElsewhere()).toBe(true)

        await change(page, person.password, 'a new password')
        await page.getByRole('status').getByText('Password Changed').waitFor()
        expect(await page.getByLabel('Current password').inputValue()).toBe('')
        expect(await stillElsewhere()).toBe(false)
        expect(await page.getByText('This device').count()).toBe(1)
        expect(await maySignIn(person.email, 'a new password')).toBe(true)
        expect(await maySignIn(person.email, person.password)).toBe(false)
      },
    )

    journey(`names each field that is not right, ${how}`, { scripts, statuses: [422] }, async (walk) => {
      const { page } = walk
      const { person } = await here(walk, scripts)
      await change(page, person.password, 'short', 'other')
      await page.locator('#password-problem').getByText('Password must be at least 6 characters').waitFor()
      expect(await page.locator('#confirmPassword-problem').textContent()).toBe("Passwords don't match")
      expect(await page.getByRole('alert').getByRole('listitem').count()).toBe(2)
      expect(await maySignIn(person.email, person.password)).toBe(true)
    })

    journey(`lists where one is signed in, and signs out everywhere else, ${how}`, { scripts }, async (walk) => {
      const { page } = walk
      const { stillElsewhere } = await here(walk, scripts)
      const sessions = page.getByRole('listitem').filter({ hasText: 'Last used' })
      expect(await sessions.count()).toBe(2)
      expect(await sessions.filter({ hasText: 'This device' }).count()).toBe(1)
      expect(await sessions.filter({ hasText: 'Chrome on Android' }).count()).toBe(1)
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.getByRole('status').getByText('Signed Out Everywhere').waitFor()
      expect(await sessions.count()).toBe(1)
      expect(await stillElsewhere()).toBe(false)
    })
  }

  for (const scripts of [true, false]) {
    journey(
      `a visitor signs in first and gets the page that they wanted, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        for (const [path, person] of [
          [PATH, await given.customer()],
          ['/supplier/team?done', await given.supplier()],
        ] as const) {
          await page.context().clearCookies()
          await open(path)
          if (scripts) await awake()
          expect(new URL(page.url()).searchParams.get('returnTo')?.replace(/=$/, '')).toBe(path)
          await signInOn(page, person)
          await page.waitForURL((url) => url.pathname === new URL(path, system.site).pathname)
        }
      },
    )
  }

  journey('is only for signed-in people', {}, async ({ page, open }) => {
    await open(PATH)
    expect(new URL(page.url()).pathname).toBe('/auth')
    for (const person of [await given.admin(), await given.supplier()]) {
      await beSignedIn(page, person)
      await open(PATH)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Password and sessions')
    }
  })

  journey(
    'a form sent twice at once or after going back changes the password once',
    { scripts: false, statuses: [409] },
    async (walk) => {
      const { page } = walk
      const { person } = await here(walk, false)
      const key = (await page.locator('main input[name=key]').getAttribute('value')) ?? ''
      const form = {
        intent: 'change',
        key,
        currentPassword: person.password,
        password: 'a new password',
        confirmPassword: 'a new password',
      }
      const post = (sent: Record<string, string>) =>
        page.request.post(PATH, { form: sent, headers: { origin: system.site }, maxRedirects: 0 })
      const answers = await Promise.all([post(form), post(form)])
      expect(answers.map((answer) => answer.status())).toEqual([302, 302])
      expect(await maySignIn(person.email, 'a new password')).toBe(true)

      await change(page, 'a new password', 'another password')
      await page.getByRole('alert').getByText('Your password was changed already.').waitFor()
      await change(page, 'a new password', 'another password')
      await page.getByRole('status').getByText('Password Changed').waitFor()
      await page.goBack()
      await change(page, 'a new password', 'another password')
      await page.getByRole('status').getByText('Password Changed').waitFor()
      expect(await maySignIn(person.email, 'another password')).toBe(true)
      expect((await post({ intent: 'everywhere', key: randomUUID() })).status()).toBe(302)
    },
  )

  journey('works by keyboard alone', {}, async (walk) => {
    const { page } = walk
    const { person } = await here(walk, true)
    const { keyboard } = page
    await page.getByLabel('Current password').focus()
    for (const password of [person.password, 'a new password', 'a new password']) {
      await keyboard.type(password)
      await keyboard.press('Tab')
      await keyboard.press('Tab') // past the button that shows it
    }
    await keyboard.press('Enter')
    await page.getByRole('status').getByText('Password Changed').waitFor()
    expect(await maySignIn(person.email, 'a new password')).toBe(true)
  })
})
