import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { loginOf } from '../browser/sign-in.ts'

const given = openGiven()
const AWAY = { status: 503, contentType: 'text/plain', body: 'away' }

/** Counts the loader requests of later pages and fails the first ones. */
async function failReads(page: Page, failures: number): Promise<() => number> {
  let reads = 0
  await page.route(/\.data(\?|$)/, (route: Route) => {
    reads += 1
    return reads <= failures ? route.fulfill(AWAY) : route.continue()
  })
  return () => reads
}

const rows = (page: Page) => page.locator('main li').count()

describe('later reads', () => {
  journey(
    'a read that failed is tried once more and the reader notices nothing [SYS-01]',
    { statuses: [503] },
    async ({ page, open, awake }) => {
      await open('/products')
      await awake()
      const before = await rows(page)
      const reads = await failReads(page, 1)
      await page.getByRole('link', { name: 'Load more' }).click()
      await page.waitForFunction((count) => document.querySelectorAll('main li').length > count, before)
      expect(reads()).toBe(2)
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )

  journey(
    'a read that failed twice is not retried: what is shown stays, and a toast says so [SYS-01]',
    { clock: true, statuses: [503] },
    async ({ page, open, awake }) => {
      await open('/products')
      await awake()
      const before = await rows(page)
      const reads = await failReads(page, 9)
      await page.getByRole('link', { name: 'Load more' }).click()
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.textContent()).toContain('Failed to load products')
      await page.clock.fastForward(5000)
      expect(reads()).toBe(2)
      expect(await rows(page)).toBe(before)
      await alert.getByRole('button', { name: 'Close' }).click()
      expect(await alert.count()).toBe(0)
    },
  )

  journey(
    'a page that could not be read twice shows its error in its place [SYS-01]',
    { statuses: [503] },
    async ({ page, open, awake }) => {
      await open('/')
      await awake()
      const reads = await failReads(page, 9)
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
      await page.getByRole('alert').getByText("We can't show this page right now").waitFor()
      expect(reads()).toBe(2)
    },
  )

  journey(
    'without a line every way on says so, and the page comes once the line is back',
    { lineDrops: true },
    async ({ page, open, awake }) => {
      const offline = page.getByRole('heading', { level: 1, name: 'You have no connection' })
      const product = page.getByRole('link', { name: 'Back to products' })
      const names = page.locator('main li h2 a')
      const line = (there: boolean) => page.context().setOffline(!there)
      // Browsers keep a visitor's pages for some seconds and show them without a line; a customer's are never kept.
      await beSignedIn(page, loginOf('customer'))
      await open('/products')
      await awake()

      await line(false)
      const shown = await names.count()
      await page.getByRole('link', { name: 'Load more' }).click()
      await page.getByRole('alert').getByText('You have no connection').waitFor()
      expect(await names.count()).toBe(shown)

      // A page of which neither the file nor the data is there.
      const path = (await names.first().getAttribute('href')) ?? ''
      await names.first().click()
      await offline.waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('link', { name: 'Try again' }).click()
      await offline.waitFor()
      await line(true)
      await product.waitFor()

      await awake()
      await names.first().click()
      await page.waitForURL((url) => url.pathname !== path)
      await product.waitFor()
      await line(false)
      await page.goBack()
      await offline.waitFor()
      await line(true)
      await product.waitFor()
      expect(new URL(page.url()).pathname).toBe(path)

      await awake()
      const menu = page.getByRole('banner').locator('details', { hasText: loginOf('customer').email })
      await menu.locator('summary').click()
      await line(false)
      await menu.getByRole('button', { name: 'Sign Out' }).click()
      await page.getByRole('alert').getByText('The connection was lost').waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    },
  )

  journey(
    'nothing is read again when the window regains the focus [SYS-02]',
    { clock: true },
    async ({ page, open, awake }) => {
      // Somebody to whom nothing happens: what happens to the demo world's customer is read at once.
      await beSignedIn(page, await given.customer())
      // Asked for once React has come that far, which takes a busy machine longer than a line that only seems quiet.
      const lastScript = page.waitForResponse(/\/assets\/signed-in-/)
      await open('/customer/dashboard')
      await awake()
      await lastScript
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const other = await page.context().newPage()
      await other.bringToFront()
      await page.bringToFront()
      await page.evaluate(() => {
        for (const name of ['blur', 'focus', 'online', 'pageshow']) window.dispatchEvent(new Event(name))
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.clock.fastForward(5000)
      await page.evaluate(() => document.title) // requests that began before
      expect(asked).toEqual([])
    },
  )
})
