import type { Page } from 'playwright-core'

/**
 * Lets as much time go by on the page's clock as a person needs at least to write something; who is faster is taken for
 * a machine. The journey says `clock`.
 */
export const think = (page: Page): Promise<void> => page.clock.fastForward(3100)
