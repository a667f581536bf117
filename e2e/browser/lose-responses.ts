import type { Page } from 'playwright-core'

/**
 * While this runs, forms reach the server and take effect, but their responses are lost. Returns the number of forms
 * that took effect.
 */
export async function whileResponsesAreLost(page: Page, walk: () => Promise<void>): Promise<number> {
  let done = 0
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const answer = await route.fetch({ maxRedirects: 0 })
    if (answer.status() < 500) done += 1
    return route.abort('connectionreset')
  })
  await walk()
  await page.unrouteAll({ behavior: 'wait' }) // also for a response that is on its way
  await page.context().clearCookies({ name: 'notice' }) // came with the response
  return done
}

/** Runs this without any connection. */
export async function whileOffline(page: Page, walk: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await walk()
  await page.context().setOffline(false)
}
