import AxeBuilder from '@axe-core/playwright'
import { languages } from '@ticarum/contract/values/languages'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { smallest } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { screens } from '../browser/screens.ts'

const looks = { 'English, light': {}, 'Arabic, dark': { language: 'ar', dark: true } }

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`)
}

describe('looks', () => {
  for (const { name, show, statuses = [] } of screens) {
    for (const [look, circumstances] of Object.entries(looks)) {
      journey(`axe finds nothing serious: ${name}, ${look}`, { ...circumstances, statuses }, async ({ page, awake }) => {
        await show(page)
        await awake()
        expect(await seriousFaults(page)).toEqual([])
      })
    }
  }

  for (const language of languages) {
    journey(`nothing sticks out at 320 px in ${language}`, { viewport: smallest, language, scripts: false, statuses: [404, 422] }, async ({ page }) => {
      for (const { name, show } of screens) {
        await page.context().clearCookies()
        await show(page)
        const [width, available] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
        expect(width, name).toBeLessThanOrEqual(available ?? 0)
      }
    })
  }
})
