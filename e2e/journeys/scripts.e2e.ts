import { tried } from '@ticarum/contract/testing/tried'
import { describe, expect } from 'vitest'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { loginOf, signInOn } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

declare global {
  interface Window {
    planted?: boolean
    refused?: string[]
  }
}

const given = openGiven()
const PLANTED = '<script>window.planted = true</script><img src=x onerror="window.planted = true">'

describe('foreign scripts', () => {
  journey("a supplier's name is text, whatever it holds", {}, async ({ page, open, awake }) => {
    const supplierId = await given.company('supplier', {
      name: PLANTED,
      city: `${PLANTED}</script><script>window.planted = true</script>`,
    })
    await open(`/supplier/${supplierId}`)
    await awake()
    tried('script', 2)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(PLANTED)
    expect(await page.evaluate(() => window.planted)).toBeUndefined()
  })

  journey('an injected script is not run', {}, async ({ page, awake }) => {
    await page.addInitScript(() => {
      window.refused = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        window.refused?.push(effectiveDirective),
      )
    })
    await page.route(
      ({ search }) => search === '?planted',
      async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${PLANTED}</main>`) })
      },
    )
    // The browser logs each refusal, and React logs a page that differs from the one it rendered.
    page.removeAllListeners('console').removeAllListeners('pageerror')
    await page.goto('/?planted')
    await awake()
    tried('script', 2)
    expect(await page.evaluate(() => window.planted)).toBeUndefined()
    expect(await page.evaluate(() => window.refused)).toEqual(
      expect.arrayContaining(['script-src-elem', 'script-src-attr']),
    )
  })

  journey('the policy has only hashes: no nonce, no unsafe-inline, no other origin', {}, async ({ open }) => {
    const answer = await open('/')
    const policy = answer.headers()['content-security-policy'] ?? ''
    const [, scripts = ''] = /script-src ([^;]+)/.exec(policy) ?? []
    expect(scripts.split(' ').every((source) => source === "'self'" || /^'sha256-[\w+/]+=*'$/.test(source))).toBe(true)
    expect(policy).toContain("default-src 'none'")
    expect(await answer.text()).not.toContain('nonce')
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  })

  journey('a walk through the site leaves the console silent [SYS-09]', {}, async ({ page, open, awake }) => {
    await open('/products')
    await awake()
    await page.getByRole('link', { name: 'Load more' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Wholesale from Turkey to Somalia' }).waitFor()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await signInOn(page, loginOf('admin'))
    await page.waitForURL('/')
    await page.locator('summary', { hasText: loginOf('admin').email }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('status').waitFor()
    await page.getByRole('banner').locator('summary').first().click()
    await page.getByRole('button', { name: 'العربية' }).click()
    await page.locator('html[dir=rtl]').waitFor()
    await awake()
  })

  journey('a form from a foreign page changes nothing', { statuses: [403] }, async ({ page }) => {
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${system.site}/language">
          <button name="language" value="ar">go</button></form>`,
      }),
    )
    await page.goto('https://elsewhere.example/')
    const [answer] = await Promise.all([page.waitForResponse('**/language'), page.getByRole('button').click()])
    expect(answer.status()).toBe(403)
    expect(await page.context().cookies(system.site)).toEqual([])
  })
})
