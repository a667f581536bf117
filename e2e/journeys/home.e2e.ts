import { randomUUID } from 'node:crypto'
import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject } from 'vitest'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'

const given = openGiven()
const owner = createPool(inject('ownerUrl'), 1)
afterAll(() => owner.end())

const names = (page: Page) => page.getByRole('listitem').getByRole('heading').allInnerTexts()
const more = (page: Page) => page.getByRole('link', { name: 'Load more' })

/** More suppliers than one page shows, newest first. Other journeys add theirs meanwhile: only these are compared. */
async function ownSuppliers(): Promise<{ all: string[]; among(shown: string[]): string[] }> {
  const mark = randomUUID().slice(0, 8)
  const all = Array.from({ length: 14 }, (_, n) => `Loom ${14 - n} ${mark}`)
  for (const name of all) await given.company('supplier', { name })
  await owner.query("update suppliers set created_at = date_trunc('milliseconds', now()) - array_position($1, name) * interval '1 ms' where name = any($1)", [all])
  return { all, among: (shown) => shown.filter((name) => name.endsWith(mark)) }
}

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
    const [verified, lapsed, never] = ['Verified', 'Lapsed', 'Never'].map((word) => `${word} ${randomUUID().slice(0, 8)}`)
    for (const [name, until] of [
      [verified, '1 day'],
      [lapsed, '-1 second'],
      [never, null],
    ]) {
      const id = await given.company('supplier', { name: name ?? '' })
      await owner.query('update suppliers set verified_until = now() + $2::interval where id = $1', [id, until])
    }
    await open('/')
    const seals = (name = '') => page.getByRole('listitem').filter({ hasText: name }).locator('p').getByText('Verified').count()
    expect([await seals(verified), await seals(lapsed), await seals(never)]).toEqual([1, 0, 0])
    expect(await names(page)).toEqual(expect.arrayContaining([verified, lapsed, never]))
  })

  journey("'Load more' leads to the next suppliers without scripts, and back", { scripts: false }, async ({ page, open }) => {
    const { all, among } = await ownSuppliers()
    await open('/')
    const first = await names(page)
    expect(first).toHaveLength(12)
    await more(page).click()
    await page.waitForURL(/\?after=/)
    const next = await names(page)
    expect(among([...first, ...next])).toEqual(all)
    expect(among(next).length).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Back to the newest' }).click()
    await page.waitForURL('/')
    expect(await names(page)).toContain(all[0])
  })

  journey("'Load more' puts them below with scripts, until there are no more", {}, async ({ page, open, awake }) => {
    const { all, among } = await ownSuppliers()
    await open('/')
    await awake()
    const first = await names(page)
    let shown = first
    while ((await more(page).count()) > 0) {
      const before = shown
      await more(page).click()
      await page.waitForFunction((count) => document.querySelectorAll('main li').length > count, before.length)
      shown = await names(page)
      expect(shown.slice(0, before.length)).toEqual(before)
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(shown[before.length])
    }
    expect(among(shown)).toEqual(all)
    expect(shown).toContain('Buldan Dokuma') // one of the oldest
    expect(new URL(page.url()).search).toBe('')
  })

  journey('an address whose cursor makes no sense leads nowhere', { statuses: [404] }, async ({ page, open }) => {
    expect((await open('/?after=nonsense')).status()).toBe(404)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  })
})
