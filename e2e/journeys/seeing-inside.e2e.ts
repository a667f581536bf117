import { describe, expect } from 'vitest'
import { productPath, profilePath, richProduct } from '../browser/demo-pages.ts'
import { journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'

/** What all instances tell. */
const metrics = async () =>
  (await Promise.all(system.servers.map(async (url) => (await fetch(`${url}/metrics`)).text()))).join('\n')
const takenErrors = async () =>
  [...(await metrics()).matchAll(/^ticarum_browser_errors_total\{taken="(?:logged|repeated)"\} (\d+)/gm)].reduce(
    (total, [, count]) => total + Number(count),
    0,
  )

/** Runs in the browser: what an error in our scripts looks like to the page, without the browser's own complaint. */
function failInBrowser(): void {
  const error = new TypeError('e.map is not a function')
  error.stack = `TypeError: e.map is not a function\n    at ${location.origin}/assets/shell-1a2b3c4.js:1:234`
  dispatchEvent(new ErrorEvent('error', { error }))
}

describe('who operates the site', () => {
  journey('sees pages by the name of their route, however they are fetched', {}, async ({ page, open, awake }) => {
    await open(productPath)
    await awake()
    await page.locator(`main a[href^="${profilePath}"]`).first().click()
    await page.waitForURL((url) => url.pathname === profilePath)
    await fetch(`${system.site}/no/such/page`)
    const text = await metrics()
    for (const route of ['/products/:id', '/supplier/:supplierId'])
      expect(text).toContain(`ticarum_request_seconds_count{kind="page",route="${route}",status="2xx"}`)
    expect(text).not.toContain(richProduct.id)
    expect(text).not.toContain('no/such/page')
  })

  journey('is told of the first errors of a page, and where they happened', {}, async ({ page, open, awake }) => {
    const before = await takenErrors()
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/browser-errors')) told.push(request.postData() ?? '')
    })
    await open(`${productPath}?ref=secret`)
    await awake()
    for (let n = 0; n < 5; n++) await page.evaluate(failInBrowser)
    await expect.poll(takenErrors).toBe(before + 3)
    expect(told).toHaveLength(3)
    expect(JSON.parse(told[0] ?? '')).toEqual([
      'TypeError',
      'e.map is not a function',
      expect.stringContaining('/assets/shell-1a2b3c4.js:1:234'),
      'routes/product',
    ])
    expect(told.join()).not.toContain('secret')
  })
})
