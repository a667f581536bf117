import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { pages } from '../phone/pages.ts'

/** Where everything stands and how it looks, as far as styles say. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontWeight, textDecorationLine } = getComputedStyle(element)
      return [
        element.tagName,
        element.className,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderColor,
        fontWeight,
        textDecorationLine,
      ].join(' ')
    }),
  )

describe('the styles that a page brings along', () => {
  for (const { path, status = 200 } of pages) {
    journey(
      `are all that ${path} needs: nothing changes when the whole sheet comes`,
      { viewport: phone, statuses: [status] },
      async ({ page, open, awake }) => {
        await open(path)
        await awake()
        await page.waitForLoadState('networkidle')
        const before = await looks(page)
        expect(await page.locator('link[data-rest]').count()).toBe(1)
        await page.keyboard.press('Shift')
        await page.locator('link[rel=stylesheet]:not([data-rest])').waitFor({ state: 'attached' })
        expect(await looks(page)).toEqual(before)
      },
    )
  }
})
