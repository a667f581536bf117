import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openAccounts } from '../browser/accounts.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { loginOf, signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const accountsOf = openAccounts()

/** A person without a role, who signs in and is taken to role selection. */
async function roleless(page: Page): Promise<string> {
  const person = await given.person(null)
  await page.goto('/auth')
  await signInOn(page, person)
  await page.waitForURL('/role-selection')
  await page.getByRole('heading', { name: 'Choose Your Role', level: 1 }).waitFor()
  return person.email
}

const ways = [
  ['with scripts', true],
  ['without scripts', false],
] as const

describe('choosing a role', () => {
  journey('shows two cards, and what each role offers [ROLE-01, ROLE-02, ROLE-03]', {}, async ({ page }) => {
    await roleless(page)
    const cards = page.getByRole('main').locator('form')
    expect(await cards.getByRole('heading').allTextContents()).toEqual(['Supplier', 'Customer'])
    expect(await cards.nth(0).getByRole('listitem').allTextContents()).toEqual([
      'List unlimited products',
      'Manage orders and inventory',
      'Direct customer communication',
      'Analytics',
    ])
    expect(await cards.nth(1).getByRole('listitem').allTextContents()).toEqual([
      'Browse products',
      'Easy ordering',
      'Track orders',
      'Save favourites',
    ])
  })

  for (const [how, scripts] of ways) {
    for (const [label, role] of [
      ['Supplier', 'supplier'],
      ['Customer', 'customer'],
    ] as const) {
      journey(
        `${role}: leads to the dashboard and says so, ${how} [STATE-02, ROLE-06, ERR-71]`,
        { scripts },
        async ({ page, awake }) => {
          const email = await roleless(page)
          if (scripts) await awake()
          await page.getByRole('button', { name: `Continue as ${label}` }).click()
          await page.waitForURL(`/${role}/dashboard`)
          const notice = page.getByRole('status').filter({ hasText: 'Welcome!' })
          await notice.waitFor()
          expect(await notice.textContent()).toContain(`You're now registered as a ${role}`)
          expect(await accountsOf(email)).toMatchObject([{ role }])
        },
      )
    }
  }

  journey("says 'Setting up...' while the choice is being saved [ROLE-04]", {}, async ({ page, awake }) => {
    await roleless(page)
    await awake()
    expect(await page.getByRole('main').getByRole('button').allTextContents()).toEqual([
      'Continue as Supplier',
      'Continue as Customer',
    ])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/role-selection.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Continue as Customer' }).click()
    await page.getByRole('button', { name: 'Setting up...' }).waitFor()
    expect(await page.getByRole('main').getByRole('button').allTextContents()).toEqual([
      'Continue as Supplier',
      'Setting up...',
    ])
    release()
    await page.waitForURL('/customer/dashboard')
  })

  journey('somebody with a role is redirected [ROLE-05]', {}, async ({ page, open }) => {
    for (const [role, home] of [
      ['supplier', '/supplier/dashboard'],
      ['customer', '/customer/dashboard'],
      ['admin', '/'],
    ] as const) {
      await page.context().clearCookies()
      await open('/auth')
      await signInOn(page, loginOf(role))
      await page.waitForURL('/')
      await open('/role-selection')
      expect(new URL(page.url()).pathname).toBe(home)
    }
  })

  for (const [how, scripts] of ways) {
    journey(`sends visitors to sign in, and says why, ${how} [ERR-69]`, { scripts }, async ({ page }) => {
      await roleless(page)
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Continue as Supplier' }).click()
      await page.waitForURL('/auth')
      const alert = page.getByRole('alert').filter({ hasText: 'You must be logged in to select a role' })
      await alert.waitFor()
      expect(await alert.textContent()).toContain('Error')
    })

    journey(
      `says that a role could not be set, and leaves the choice, ${how} [ERR-70]`,
      { scripts, statuses: [422] },
      async ({ page, awake }) => {
        const email = await roleless(page)
        if (scripts) await awake()
        await page.locator('button[value=supplier]').evaluate((button) => button.setAttribute('value', 'admin'))
        await page.getByRole('button', { name: 'Continue as Supplier' }).click()
        const alert = page.getByRole('alert')
        await alert.waitFor()
        expect(await alert.getByRole('heading').textContent()).toBe('Error')
        expect(await alert.textContent()).toContain('Failed to set your role. Please try again.')
        expect(await accountsOf(email)).toMatchObject([{ role: null }])
      },
    )
  }

  journey('the role is set once, however often the form is sent', {}, async ({ page }) => {
    const email = await roleless(page)
    const key = await page.locator('input[name=key]').first().inputValue()
    const post = (role: string) =>
      page.request.post('/role-selection', {
        form: { role, key },
        headers: { origin: system.site },
        maxRedirects: 0,
      })
    const answers = await Promise.all([post('customer'), post('customer'), post('customer')])
    expect(answers.map((answer) => answer.status())).toEqual([302, 302, 302])
    expect((await post('supplier')).headers().location).toBe('/customer/dashboard')
    expect(await accountsOf(email)).toMatchObject([{ role: 'customer' }])
  })
})
