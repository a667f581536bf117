import type { Role } from '@ticarum/contract/values/roles'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { openGiven } from './given.ts'
import { invite } from './invite.ts'
import { loginOf, signIn } from './sign-in.ts'

export interface Screen {
  name: string
  show(page: Page): Promise<unknown>
  /** what it is answered with, where that is no success */
  statuses?: number[]
}

const given = openGiven()

/** A screen that stands at a path as it is, for a visitor or for the demo world's person of a role. */
const at = (path: string, as?: Role): Screen => ({
  name: path.slice(1).replaceAll('/', '-') || 'home',
  async show(page) {
    if (as) await beSignedIn(page, loginOf(as))
    await page.goto(path)
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} leads to ${page.url()}`)
  },
})

/** For somebody of its own: the demo world's people are signed in a hundred times in a run. */
async function showSecurity(page: Page): Promise<void> {
  await beSignedIn(page, await given.customer())
  await page.goto('/security')
}

/** Every screen of the site, in the states that look different. */
export const screens: Screen[] = [
  at('/'),
  at('/auth'),
  { name: 'sign-up', show: (page) => page.goto('/auth?tab=signup') },
  {
    name: 'sign-up-refused',
    statuses: [422],
    async show(page) {
      await page.goto('/auth?tab=signup')
      await page.locator('input[name=password]').fill('short')
      await page.locator('main form').first().locator('button:not([type=button])').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'auth-refused',
    statuses: [422],
    async show(page) {
      await page.goto('/auth')
      await signIn(page, { email: 'nobody', password: 'short' })
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'account-menu',
    async show(page) {
      await page.goto('/auth')
      await signIn(page, loginOf('supplier'))
      await page.waitForURL('/')
      await page.locator('summary', { hasText: loginOf('supplier').email }).click()
    },
  },
  {
    name: 'signed-out',
    async show(page) {
      await page.goto('/auth')
      await signIn(page, loginOf('customer'))
      await page.waitForURL('/')
      await page.locator('summary', { hasText: loginOf('customer').email }).click()
      await page.locator('form[action="/sign-out"] button').click()
      await page.getByRole('status').waitFor()
    },
  },
  {
    name: 'language-menu',
    async show(page) {
      await page.goto('/')
      await page.locator('header summary').first().click()
    },
  },
  at('/forgot-password'),
  { name: 'reset-password', show: (page) => page.goto('/reset-password?token=nothing') },
  { name: 'link-invalid', show: (page) => page.goto('/reset-password') },
  { name: 'confirm-email', show: (page) => page.goto('/confirm-email?token=nothing') },
  { name: 'accept-invitation-invalid', statuses: [404], show: (page) => page.goto('/accept-invitation') },
  { name: 'accept-invitation', show: async (page) => page.goto((await invite('supplier')).path) },
  {
    name: 'role-selection',
    async show(page) {
      await beSignedIn(page, await given.person(null))
      await page.goto('/role-selection')
    },
  },
  at('/supplier/dashboard', 'supplier'),
  at('/supplier/team', 'supplier'),
  at('/customer/dashboard', 'customer'),
  at('/customer/team', 'customer'),
  at('/admin/dashboard', 'admin'),
  at('/admin/invitations', 'admin'),
  {
    name: 'admin-invitations-refused',
    statuses: [422],
    async show(page) {
      await invite('supplier')
      await beSignedIn(page, loginOf('admin'))
      await page.goto('/admin/invitations')
      await page.locator('button[value=send]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'admin-invitations-revoke',
    async show(page) {
      const { id } = await invite('supplier')
      await beSignedIn(page, loginOf('admin'))
      await page.goto(`/admin/invitations?revoke=${id}`)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'team-remove',
    async show(page) {
      await beSignedIn(page, loginOf('supplier'))
      await page.goto('/supplier/team')
      await page.goto((await page.locator('a[href*="?remove="]').first().getAttribute('href')) ?? '')
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'security', show: showSecurity },
  {
    name: 'security-refused',
    statuses: [422],
    async show(page) {
      await showSecurity(page)
      await page.locator('button[value=change]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  at('/dev/components'),
  { name: 'dev-components-dialog', show: (page) => page.goto('/dev/components?dialog') },
  { name: 'not-found', statuses: [404], show: (page) => page.goto('/no-such-page') },
]
