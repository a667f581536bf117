import type { Page } from 'playwright-core'

/**
 * Moves the page's clock on by the time that a person needs at least to fill in a form; faster forms are taken for
 * spam. The journey needs `clock`.
 */
export const think = (page: Page): Promise<void> => page.clock.fastForward(3100)
