import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { type CountedResponse, countBytes, totalBytes } from '../browser/count-bytes.ts'
import { productPath, quietCategory } from '../browser/demo-pages.ts'
import { journey } from '../browser/journey.ts'

const saver = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Data saver' })
const pictures = (answers: CountedResponse[]) => answers.filter(({ url }) => url.startsWith('/media/'))
const fonts = (answers: CountedResponse[]) => answers.filter(({ url }) => url.startsWith('/fonts/'))
const widths = (answers: CountedResponse[]) =>
  [...new Set(pictures(answers).map(({ url }) => Number(/-(\d+)\.\w+$/.exec(url)?.[1])))].sort(
    (one, other) => one - other,
  )

/** As a browser reports it that was told to save data. */
function saveDataInBrowser(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

async function fresh(page: Page, path: string, awake: () => Promise<void>): Promise<CountedResponse[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
  return countBytes(page, async () => {
    await page.goto(path)
    await awake()
  })
}

describe('data saver', () => {
  for (const [path, most] of [
    ['/', 0.92],
    [`/products?category=${quietCategory}`, 0.95],
    [productPath, 0.9],
  ] as const) {
    journey(
      `the switch saves bytes on ${path}: small pictures, none of our fonts, and it stays chosen`,
      { viewport: phone },
      async ({ page, awake }) => {
        const usual = await fresh(page, path, awake)
        expect(fonts(usual).length).toBeGreaterThan(0)
        expect(await saver(page).getAttribute('aria-pressed')).toBe('false')
        await saver(page).click()
        expect(await saver(page).getAttribute('aria-pressed')).toBe('true')
        const saved = await fresh(page, path, awake)
        expect(await saver(page).getAttribute('aria-pressed')).toBe('true')
        console.log(
          `${path}: ${totalBytes(usual)} bytes (pictures ${totalBytes(pictures(usual))}, ` +
            `of widths ${widths(usual)}); ` +
            `saving data ${totalBytes(saved)} (pictures ${totalBytes(pictures(saved))}, of widths ${widths(saved)})`,
        )
        expect(fonts(saved)).toEqual([])
        expect(Math.max(0, ...widths(saved))).toBeLessThanOrEqual(320)
        // Other journeys list products on the home page meanwhile.
        if (path !== '/') expect(pictures(saved).length).toBeLessThanOrEqual(pictures(usual).length)
        expect(totalBytes(saved) / totalBytes(usual)).toBeLessThanOrEqual(most)
        await saver(page).click()
        expect(fonts(await fresh(page, path, awake)).length).toBeGreaterThan(0)
      },
    )
  }

  journey(
    'the browser’s own setting does the same, until the reader says otherwise',
    { viewport: phone },
    async ({ page, open, awake }) => {
      await page.addInitScript(saveDataInBrowser)
      const saved = await fresh(page, productPath, awake)
      expect(fonts(saved)).toEqual([])
      expect(widths(saved)).toEqual([320])
      expect(await saver(page).getAttribute('aria-pressed')).toBe('true')
      await saver(page).click()
      await open(productPath)
      await awake()
      expect(await saver(page).getAttribute('aria-pressed')).toBe('false')
      expect(await page.locator('html').getAttribute('data-saver')).toBeNull()
    },
  )

  journey('an opened picture is large', { viewport: phone }, async ({ page, open, awake }) => {
    await page.addInitScript(saveDataInBrowser)
    await open(productPath)
    await awake()
    const large = page.waitForResponse((answer) => /-(640|960|1280|1600)\.(avif|webp)$/.test(answer.url()))
    await page.getByRole('link', { name: /Open/ }).first().click()
    await large
  })

  journey(
    'without scripts all pictures are shown, and there is no switch',
    { scripts: false, viewport: phone },
    async ({ page, open }) => {
      await open(productPath)
      await page.locator('main picture img').first().waitFor()
      expect(await saver(page).isVisible()).toBe(false)
    },
  )
})
