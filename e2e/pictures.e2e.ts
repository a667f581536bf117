import { globSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe } from 'vitest'
import { type Circumstances, desk, phone } from './browser/circumstances.ts'
import { journey } from './browser/journey.ts'
import { screens } from './browser/screens.ts'
import { root } from './system/entry.ts'

const folder = path.join(root, 'docs/screens')

const looks: Record<string, Circumstances & { viewport: typeof desk }> = {
  'light-390': { viewport: phone },
  'light-1280': { viewport: desk },
  'dark-390': { viewport: phone, dark: true },
  'dark-1280': { viewport: desk, dark: true },
  'ar-390': { viewport: phone, language: 'ar' },
  'ar-1280': { viewport: desk, language: 'ar' },
}

/** The whole page as WebP, which is a third of the same picture as PNG. */
async function picture(page: Page, { width }: { width: number }): Promise<Buffer> {
  // As tall as the page, so that what is fixed to an edge of the window stands at an edge of the picture.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  return Buffer.from(data, 'base64')
}

/** `npm run e2e -- --screens` */
describe('pictures', () => {
  beforeAll(() => {
    for (const old of globSync(`${folder}/*.webp`)) rmSync(old)
  })

  for (const { name, show, statuses = [] } of screens) {
    for (const [look, circumstances] of Object.entries(looks)) {
      if (name.startsWith('dev-') && !look.startsWith('light')) continue // it shows every look itself
      journey(`${name}-${look}`, { ...circumstances, statuses }, async ({ page, awake }) => {
        await page.goto('/', { waitUntil: 'networkidle' }) // a font is used from the second page on, where it is there at once
        await show(page)
        await awake()
        writeFileSync(path.join(folder, `${name}-${look}.webp`), await picture(page, circumstances.viewport))
      })
    }
  }
})
