import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '../browser/journey.ts'

const names = (page: Page) => page.getByRole('listitem').getByRole('heading').allInnerTexts()
const more = (page: Page) => page.getByRole('link', { name: 'Load more' })

describe('the home page', () => {
  journey('names both sides of the market [HOME-03]', {}, async ({ page, open }) => {
    await open('/')
    const text = await page.locator('main').textContent()
    expect(text).toContain('Turkish manufacturers and wholesalers list products for export to Somalia')
    expect(text).toContain('Somali retailers and distributors browse, request quotes and order')
  })

  journey('the footer shows the founding year, and the range since [NAV-17]', {}, async ({ page, open }) => {
    await open('/')
    const year = new Date().getFullYear()
    expect(await page.getByRole('contentinfo').textContent()).toContain(year > 2025 ? `© 2025–${year}` : '© 2025')
  })

  journey('shows the seal beside verified suppliers only', {}, async ({ page, open }) => {
    await open('/')
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    expect(await row('Buldan Dokuma').getByText('Verified').count()).toBe(1)
    expect(await row('Menemen Seramik').getByText('Verified').count()).toBe(0)
  })

  journey("'Load more' leads to the next suppliers without scripts, and back", { scripts: false }, async ({ page, open }) => {
    await open('/')
    const first = await names(page)
    expect(first).toHaveLength(12)
    await more(page).click()
    await page.waitForURL(/\?after=/)
    const next = await names(page)
    expect(next.length).toBeGreaterThan(0)
    expect(next.filter((name) => first.includes(name))).toEqual([])
    await page.getByRole('link', { name: 'Back to the newest' }).click()
    await page.waitForURL('/')
    expect(await names(page)).toEqual(first)
  })

  journey("'Load more' puts them below with scripts, until there are no more", {}, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    const first = await names(page)
    await more(page).click()
    await page.waitForFunction((before) => document.querySelectorAll('main li').length > before, first.length)
    const all = await names(page)
    expect(all.slice(0, first.length)).toEqual(first)
    expect(new Set(all).size).toBe(all.length)
    expect(new URL(page.url()).search).toBe('')
    expect(await more(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(all[first.length])
  })

  journey('an address whose cursor makes no sense leads nowhere', { statuses: [404] }, async ({ page, open }) => {
    expect((await open('/?after=nonsense')).status()).toBe(404)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  })
})
