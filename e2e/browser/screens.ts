import type { Page } from 'playwright-core'
import { loginOf, signIn } from './sign-in.ts'

export interface Screen {
  name: string
  show(page: Page): Promise<unknown>
  /** what it is answered with, where that is no success */
  statuses?: number[]
}

/** Every screen of the site, in the states that look different. */
export const screens: Screen[] = [
  { name: 'home', show: (page) => page.goto('/') },
  { name: 'auth', show: (page) => page.goto('/auth') },
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
  { name: 'not-found', statuses: [404], show: (page) => page.goto('/no-such-page') },
]
