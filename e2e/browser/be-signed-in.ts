import type { Page } from 'playwright-core'

type Person = { email: string; password: string }

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v1${path}`, { data })
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()} ${await answer.text()}`)
}

/** Signs in without the form, for journeys about something else. */
export const beSignedIn = (page: Page, { email, password }: Person): Promise<void> =>
  post(page, '/session', { email, password })

/** The same, having just proven who they are, as dangerous acts ask for. */
export async function beProven(page: Page, person: Person): Promise<void> {
  await beSignedIn(page, person)
  await post(page, '/session/reauthentication', { password: person.password })
}
