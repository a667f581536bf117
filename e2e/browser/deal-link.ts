import type { Page } from 'playwright-core'

/** The path of the link to a quote, as somebody who is signed in gets it. */
export async function dealLink(page: Page, quoteId: string): Promise<string> {
  const answer = await page.request.put(`/api/v1/quotes/${quoteId}/link`, { data: {} })
  if (!answer.ok()) throw new Error(`the link was answered with ${answer.status()} ${await answer.text()}`)
  return new URL((await answer.json()).url).pathname
}
