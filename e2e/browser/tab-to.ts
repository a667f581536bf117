import type { Page } from 'playwright-core'

const MOST = 120

/** Moves the focus there with the keyboard alone; fails if it cannot be reached. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`${selector} is not reached with ${key}`)
}
