import type { Role } from '@ticarum/contract/values/roles'
import { demoLogins } from '@ticarum/db/world/demo'
import type { Page } from 'playwright-core'

export function loginOf(role: Role): { email: string; password: string } {
  const login = demoLogins.find((demo) => demo.role === role)
  if (!login) throw new Error(`the demo world has no ${role}`)
  return login
}

/** Fills and sends the form at /auth, in any language. */
export async function signInOn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  // After signing up, the form for that is still there for a moment.
  const form = page.locator('main form:has([name=password]):not(:has([name=confirmPassword]))')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.locator('button:not([type=button])').click()
}
