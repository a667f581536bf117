import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe } from 'vitest'
import { type Circumstances, desk, narrow, phone } from './browser/circumstances.ts'
import { gallery } from './browser/gallery.ts'
import { journey } from './browser/journey.ts'
import { papers } from './browser/order-screens.ts'
import { pictureOf } from './browser/picture-of.ts'
import type { Screen } from './browser/screen.ts'
import { screens } from './browser/screens.ts'
import { root } from './system/entry.ts'

const looks: Record<string, Circumstances & { viewport: typeof desk }> = {
  'light-390': { viewport: phone },
  'light-1280': { viewport: desk },
  'dark-390': { viewport: phone, dark: true },
  'dark-1280': { viewport: desk, dark: true },
  'ar-390': { viewport: phone, language: 'ar' },
  'ar-1280': { viewport: desk, language: 'ar' },
  'tr-1280': { viewport: desk, language: 'tr' },
  'so-360': { viewport: narrow, language: 'so' },
}

/** A4 at 96 dots per inch. */
const paper = { width: 794, height: 1123 }
const MARGIN = '14mm' // from the style sheet; a screenshot has no margins of its own

const asked = process.env.SCREENS ?? 'gallery'
const folder = path.join(root, asked === 'gallery' ? 'docs/screens' : '.data/screens')

function isAsked(name: string): boolean {
  if (asked === 'gallery') return gallery.includes(name)
  return asked === 'all' || asked.split(',').some((beginning) => name.startsWith(beginning))
}

/** `npm run screens` */
describe('pictures', () => {
  beforeAll(() => {
    mkdirSync(folder, { recursive: true })
    for (const old of globSync(`${folder}/*.webp`))
      if (asked === 'gallery' || isAsked(path.basename(old, '.webp'))) rmSync(old)
  })

  for (const { name, show, statuses = [] } of screens) {
    for (const [look, circumstances] of Object.entries(looks)) {
      if (name.startsWith('dev-') && !look.startsWith('light')) continue // shows every look itself
      if (isAsked(`${name}-${look}`)) take(`${name}-${look}`, { ...circumstances, statuses }, show)
    }
  }

  for (const { name, show } of papers) {
    for (const language of ['en', 'ar']) {
      if (isAsked(`${name}-${language}`)) {
        take(`${name}-${language}`, { viewport: paper, language }, async (page) => {
          await show(page)
          await page.emulateMedia({ media: 'print' })
          await page.evaluate((margin) => document.body.style.setProperty('padding', margin), MARGIN)
        })
      }
    }
  }
})

function take(name: string, circumstances: Circumstances & { viewport: typeof desk }, show: Screen['show']): void {
  journey(name, { ...circumstances, long: true }, async ({ page, awake }) => {
    page.setDefaultTimeout(60_000)
    // Fonts are used from the second page on, when they are cached.
    await page.goto('/', { waitUntil: 'networkidle' })
    await show(page)
    await awake()
    writeFileSync(path.join(folder, `${name}.webp`), await pictureOf(page, { width: circumstances.viewport.width }))
  })
}
