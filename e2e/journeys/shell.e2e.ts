import { languages } from '@ticarum/contract/values/languages'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { narrow, phone } from '../browser/circumstances.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { loginOf } from '../browser/sign-in.ts'

const given = openGiven()
const banner = (page: Page) => page.getByRole('banner')
const mainLinks = (page: Page) => banner(page).getByRole('navigation', { name: 'Main menu' }).getByRole('link')
const labels = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' } as const
const roles = ['customer', 'supplier', 'admin'] as const

/** What of the top bar can't be reached without scrolling aside; the page itself, if it is wider than the screen. */
const offScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button, summary, input)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent?.slice(0, 40) || element.tagName,
        box: element.getBoundingClientRect(),
      }))
      .concat({ name: 'page', box: new DOMRect(0, 0, document.documentElement.scrollWidth, 1) })
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ name, box }) => `${name}: ${box.left} to ${box.right}`),
  )

const inOneRow = (page: Page) => page.evaluate(() => (document.querySelector('header')?.offsetHeight ?? 0) <= 65)

describe('the shell', () => {
  journey(
    'the top bar stays at the top while the page is scrolled [NAV-06]',
    { viewport: phone },
    async ({ page, open }) => {
      await open('/')
      await page.evaluate(() => scrollTo(0, 600))
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
      expect((await banner(page).boundingBox())?.y).toBe(0)
    },
  )

  for (const language of languages)
    journey(
      `every screen has room for the bar with search and a full cart, in its own font: ${language}`,
      { language, viewport: narrow },
      async ({ page, open, awake }) => {
        await page.addInitScript(() => localStorage.setItem('saver', '1')) // none of our fonts
        for (const login of [null, loginOf('customer')]) {
          if (login) await beSignedIn(page, login)
          await open('/')
          await awake()
          await page.evaluate(() => dispatchEvent(new CustomEvent('cart', { detail: 40 })))
          await banner(page).getByText('40', { exact: true }).waitFor()
          for (const width of [320, 360, 390, 640, 960, 1280]) {
            await page.setViewportSize({ ...narrow, width })
            const search = banner(page).getByRole('searchbox')
            for (const state of ['closed', 'open']) {
              if (state === 'open') await search.focus()
              expect(await offScreen(page), `${state} at ${width} px`).toEqual([])
              expect(await inOneRow(page), `${state} at ${width} px`).toBe(true)
            }
            expect((await search.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(Math.min(width - 40, 500))
            await search.blur()
          }
        }
      },
    )

  journey(
    'the top bar leads to screens that exist, in order, and marks the one that is open',
    {},
    async ({ page, open }) => {
      await open('/')
      const order = ['Home', 'Products', 'How it works', 'About', 'Contact']
      const names = await mainLinks(page).allInnerTexts()
      expect(names).toEqual(order.filter((name) => names.includes(name)))
      expect(await mainLinks(page).first().getAttribute('aria-current')).toBe('page')
      for (const link of await mainLinks(page).all())
        expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
    },
  )

  for (const role of roles) {
    journey(
      `the profile menu shows the ${role}'s e-mail and role, and signs out [NAV-10, NAV-15]`,
      { statuses: [401] },
      async ({ page, open, awake }) => {
        const { email } = loginOf(role)
        await beSignedIn(page, loginOf(role))
        await open('/')
        await awake()
        expect(await banner(page).getByRole('link', { name: 'Sign In' }).count()).toBe(0)
        const menu = banner(page).locator('details', { hasText: email })
        expect(await menu.locator('summary').textContent()).toContain(email)
        expect(await menu.locator('summary').textContent()).toContain(labels[role])

        const cookies = await page.context().cookies()
        await menu.locator('summary').press('Enter')
        await menu.getByRole('button', { name: 'Sign Out' }).press('Enter')
        await banner(page).getByRole('link', { name: 'Sign In' }).waitFor()
        await page.context().addCookies(cookies)
        expect((await page.request.get('/session')).status()).toBe(401)
      },
    )

    journey(
      `every link of the ${role}'s menus works, with the rail on a desktop`,
      {},
      async ({ page, open, awake }) => {
        await beSignedIn(page, loginOf(role))
        await open(`/${role}/dashboard`)
        await awake()
        const rail = page.getByRole('navigation', { name: 'Your area' })
        expect(await rail.locator('[aria-current=page]').textContent()).toBe('Dashboard')
        await banner(page).locator('summary').last().click()
        for (const link of await page.locator('header a, nav a, main a').all()) {
          const path = (await link.getAttribute('href')) ?? ''
          expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
        }
      },
    )

    journey(
      `on a phone the ${role} has the bottom bar and the short menu [NAV-16]`,
      { viewport: phone },
      async ({ page, open, awake }) => {
        await beSignedIn(page, loginOf(role))
        await open(`/${role}/dashboard`)
        await awake()
        expect(await page.getByRole('navigation', { name: 'Your area' }).isVisible()).toBe(false)
        const bar = page.getByRole('navigation', { name: 'Quick menu' })
        expect(await bar.locator('[aria-current=page]').first().textContent()).toBe('Dashboard')
        await bar.locator('summary').click()
        const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
        expect(await menu.isVisible()).toBe(true)
        const names = await menu.getByRole('link').allInnerTexts()
        expect(names).toContain('Security')
        expect(names).not.toContain('Analytics')
        expect(names).not.toContain('Messages')
        await menu.getByRole('link', { name: 'Home' }).click()
        await page.waitForURL('/')
        expect(await menu.isVisible()).toBe(false)
      },
    )
  }

  journey(
    "each role's menu leads to its settings, and an admin's has no other [NAV-13] [NAV-14]",
    {},
    async ({ page, open }) => {
      const settings = {
        supplier: ['Settings /supplier/settings'],
        customer: ['Settings /customer/settings'],
        admin: ['Admin Dashboard /admin/dashboard', 'Admin Settings /admin/settings'],
      }
      for (const role of roles) {
        await beSignedIn(page, loginOf(role))
        await open('/')
        const menu = banner(page).locator('details', { hasText: loginOf(role).email })
        await menu.locator('summary').click()
        const links = await menu
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
        expect(links.filter((link) => role === 'admin' || link.includes('Settings'))).toEqual(settings[role])
      }
    },
  )

  journey('a menu opens and closes by keyboard, and gives the focus back', {}, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    const summary = banner(page).locator('summary').first()
    await summary.press('Enter')
    await banner(page).getByRole('button', { name: 'Türkçe' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await banner(page).getByRole('button', { name: 'Türkçe' }).count()).toBe(0)
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  journey('a banner asks to confirm the e-mail, and blocks nothing', {}, async ({ page, open }) => {
    await beSignedIn(page, await given.customer({ confirmed: false }))
    await open('/customer/dashboard')
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor()
    expect(await page.getByRole('link', { name: 'Team' }).count()).toBeGreaterThan(0)
    expect(await page.locator('form[action="/confirm-email"] input[name=intent]').inputValue()).toBe('send')
  })

  journey('a theme is chosen at once, kept, and there before the first paint', {}, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Dark' }).click()
    const dark = await ground()
    expect(dark).not.toBe(light)
    const answer = await open('/auth')
    expect(await answer.text()).not.toContain('data-theme="dark"')
    expect(await ground()).toBe(dark)
    await awake()
    expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'System' }).click()
    expect(await ground()).toBe(light)
  })

  journey('without scripts a theme is kept for whoever is signed in', { scripts: false }, async ({ page, open }) => {
    await beSignedIn(page, loginOf('customer'))
    await open('/')
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.waitForURL('/')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  })

  journey(
    'the first visit offers the languages once, and nothing moves',
    { firstVisit: true, viewport: phone },
    async ({ page, open, awake }) => {
      await open('/')
      const title = () => page.getByRole('heading', { level: 1 }).boundingBox()
      const before = await title()
      await awake()
      const offer = page.getByRole('region', { name: 'Choose your language' })
      expect(await offer.getByRole('button').allInnerTexts()).toEqual(['Soomaali', 'العربية', 'Türkçe', 'English', ''])
      await offer.getByRole('button', { name: 'Keep this language' }).click()
      expect(await offer.count()).toBe(0)
      expect(await title()).toEqual(before)
      await page.reload()
      expect(await offer.isVisible()).toBe(false)
    },
  )
})
