import type { Page } from 'playwright-core'

/**
 * A form that is sent while this runs reaches the server, which does what it asks; its answer is lost on the way back.
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
  await page.unroute('**/*')
  await page.context().clearCookies({ name: 'notice' }) // came with the answer
  return done
}

/** No line at all. */
export async function whileOffline(page: Page, walk: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await walk()
  await page.context().setOffline(false)
}
