import type { Page } from 'playwright-core'

export interface CountedResponse {
  url: string
  type: string
  bytes: number
}

/**
 * The bytes of each response's body as transferred, compressed; none for what came from the cache. Chromium counts them
 * itself.
 */
export async function countBytes(page: Page, visit: () => Promise<unknown>): Promise<CountedResponse[]> {
  const counted = new Map<string, CountedResponse & { head: number }>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response }) => {
    counted.set(requestId, {
      url: new URL(response.url).pathname,
      type: response.mimeType,
      head: response.encodedDataLength,
      bytes: 0,
    })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = counted.get(requestId)
    if (answer) answer.bytes += encodedDataLength
  })
  // For the page itself Chromium reports nothing before the end, and body bytes that arrived with the headers count as
  // headers there, so the larger number is right.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = counted.get(requestId)
    if (answer) answer.bytes = Math.max(answer.bytes, encodedDataLength - answer.head)
  })
  await session.send('Network.enable')
  await visit()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return [...counted.values()]
}

export const scriptsOf = (counted: CountedResponse[]): CountedResponse[] =>
  counted.filter(({ type }) => type.includes('javascript'))

export const totalBytes = (counted: CountedResponse[]): number => counted.reduce((total, { bytes }) => total + bytes, 0)
