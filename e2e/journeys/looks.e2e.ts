import { languages } from '@ticarum/contract/values/languages'
import { describe, expect } from 'vitest'
import { smallest } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { screens } from '../browser/screens.ts'
import { formsWithoutRow } from '../forms/table.ts'

describe('looks', () => {
  for (const { name, show, statuses = [] } of screens) {
    for (const language of languages) {
      journey(`nothing sticks out at 320 px: ${name}, ${language}`, { viewport: smallest, language, scripts: false, statuses }, async ({ page }) => {
        await show(page)
        const [width, available] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
        expect(width).toBeLessThanOrEqual(available ?? 0)
        if (language === 'en') expect(await formsWithoutRow(page), 'forms that nobody sends twice').toEqual([])
      })
    }
  }
})
