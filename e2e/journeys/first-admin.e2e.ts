import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { journey } from '../browser/journey.ts'
import { signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'
import { root } from '../system/entry.ts'

/** Runs the command like an operator, and returns its output. */
async function inviteAdmin(email: string): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_OWNER_URL: system.ownerUrl, ORIGIN: system.site }
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'scripts/admin-invite.ts'), email], {
    env,
  })
  return stdout
}

describe('the first admin', () => {
  journey(
    'goes from the operator’s command to the dashboard, and invites from there',
    { statuses: [409] },
    async ({ page, open, awake }) => {
      const email = `first-${randomUUID()}@example.com`
      const [link = ''] = (await inviteAdmin(email)).match(/^http\S+$/m) ?? []
      await open(link)
      await awake()
      expect(await page.locator('input[name=email]').inputValue()).toBe(email)
      await page.locator('input[name=fullName]').fill('Selin Erciyes')
      await page.locator('input[name=password]').fill('six-six')
      await page.locator('input[name=confirmPassword]').fill('six-six')
      await page.locator('main form button:not([type=button])').click()
      await page.waitForURL('/admin/dashboard')
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'User Invitations' }).click()
      await page.waitForURL('/admin/invitations')
      await page.getByRole('row').filter({ hasText: email }).getByText('Accepted').waitFor()

      await page.context().clearCookies()
      expect((await open(link)).status()).toBe(409)
      await open('/auth')
      await signInOn(page, { email, password: 'six-six' })
      await page.waitForURL((url) => url.pathname !== '/auth')
      await open('/admin/dashboard')
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
    },
  )
})
