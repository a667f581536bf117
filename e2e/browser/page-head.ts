import { languages } from '@ticarum/contract/values/languages'
import { publicPages } from '@ticarum/contract/values/public-pages'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { productPath, profilePath } from './demo-pages.ts'

export const headLinks = (page: Page, rel: string) =>
  page
    .locator(`link[rel=${rel}]`)
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

/** Public pages with a parameter, and an example of each. */
export const namedPages: Record<string, string> = {
  '/products/:id': productPath,
  '/supplier/:supplierId': profilePath,
  '/terms/:version': '/terms/2025-01',
}

/** Pages that search engines index. */
export const indexedPages: string[] = [...publicPages, ...Object.values(namedPages)]

/** Checks title, description, picture and a URL in each language on the open page. */
export async function expectHead(page: Page, answer: Response, path: string): Promise<void> {
  const site = new URL(page.url()).origin
  expect(answer.headers()['x-robots-tag']).toBe('all')
  const own = path === '/terms/2025-01' ? '/terms' : path // the version in force has one URL
  const inEach = languages.map((language) => [language, `${site}${own}?lang=${language}`])
  expect(await headLinks(page, 'alternate')).toEqual([...inEach, ['x-default', site + own]])
  expect(await headLinks(page, 'canonical')).toEqual([[null, site + own]])
  expect(await page.title()).toMatch(/^.{2,} · Ticarum$/)
  expect((await meta(page, 'description'))?.length).toBeGreaterThan(15)
  expect((await meta(page, 'description'))?.length).toBeLessThanOrEqual(161)
  expect(await meta(page, 'og:title')).toBe((await page.title()).replace(/ · Ticarum$/, ''))
  const picture = await page.request.get((await meta(page, 'og:image')) ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await picture.body()).length).toBeLessThan(300_000)

  await page.goto(`${path}?lang=so`)
  expect(await page.locator('html').getAttribute('lang')).toBe('so')
  expect(await headLinks(page, 'canonical')).toEqual([[null, `${site}${own}?lang=so`]])
}
