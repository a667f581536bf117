import type { Page } from 'playwright-core'

/** Signs in without the form, for journeys about something else. */
export async function beSignedIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/v1/session', { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${answer.status()} ${await answer.text()}`)
}
