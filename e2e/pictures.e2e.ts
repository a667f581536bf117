import path from 'node:path'
import { describe } from 'vitest'
import { type Circumstances, desk, phone } from './browser/circumstances.ts'
import { journey } from './browser/journey.ts'
import { screens } from './browser/screens.ts'
import { root } from './system/entry.ts'

const looks: Record<string, Circumstances> = {
  'light-390': { viewport: phone },
  'light-1280': { viewport: desk },
  'dark-390': { viewport: phone, dark: true },
  'dark-1280': { viewport: desk, dark: true },
  'ar-390': { viewport: phone, language: 'ar' },
  'ar-1280': { viewport: desk, language: 'ar' },
}

/** `npm run e2e -- --screens` */
describe('pictures', () => {
  for (const { name, show, statuses = [] } of screens) {
    for (const [look, circumstances] of Object.entries(looks)) {
      journey(`${name}-${look}`, { ...circumstances, statuses }, async ({ page, awake }) => {
        await page.goto('/', { waitUntil: 'networkidle' }) // a font is used from the second page on, where it is there at once
        await show(page)
        await awake()
        await page.screenshot({ path: path.join(root, 'docs/screens', `${name}-${look}.png`), fullPage: true })
      })
    }
  }
})
