import type { BrowserContextOptions, Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { type Circumstances, contextOptions } from './circumstances.ts'
import { system } from './system.ts'

/** A page in another browser, of somebody who is not signed in. The journey closes it with its own. */
export async function anotherBrowser(
  page: Page,
  circumstances: Circumstances = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({ baseURL: system.site, ...contextOptions(circumstances), ...options })
  return context.newPage()
}

/** A page in the browser of another person, at this path if one is given. */
export async function elsewhere(page: Page, person: Parameters<typeof beSignedIn>[1], path?: string): Promise<Page> {
  const other = await anotherBrowser(page)
  await beSignedIn(other, person)
  if (path) await other.goto(path)
  return other
}
