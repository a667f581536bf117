import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The keys are heard once the foot of the page is hydrated, which is later than the page. */
export async function openPalette(page: Page) {
  const box = page.locator('dialog [role=combobox]')
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return box.count()
    })
    .toBe(1)
  return box
}
