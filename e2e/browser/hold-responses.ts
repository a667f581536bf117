import type { Page } from 'playwright-core'

/** Holds requests to these URLs until the returned function is called. */
export async function holdResponses(page: Page, addresses: string | RegExp): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((release) => {
    answer = release
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return answer
}
