import type { Role } from '@ticarum/contract/values/roles'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { loginOf } from './sign-in.ts'

export interface Screen {
  name: string
  show(page: Page): Promise<unknown>
  /** expected status, if it is not a success */
  statuses?: number[]
}

/** Opens a path for a visitor, or for the demo world's person of a role. */
export async function openAs(page: Page, as: Role | undefined, address: string): Promise<void> {
  if (as) await beSignedIn(page, loginOf(as))
  await page.goto(address)
  const { pathname } = new URL(address, page.url())
  if (new URL(page.url()).pathname !== pathname) throw new Error(`${address} leads to ${page.url()}`)
}

/** A screen that needs only its path. */
export const at = (path: string, as?: Role): Screen => ({
  name: path.slice(1).replaceAll('/', '-') || 'home',
  show: (page) => openAs(page, as, path),
})
