import type { Page } from 'playwright-core'
import type { Circumstances } from './circumstances.ts'

/** Everything that a page logs, throws, or is refused by its policy. In production there is nothing. */
export function collectNoises(
  page: Page,
  { scripts = true, statuses = [], lineDrops = false }: Circumstances,
): string[] {
  const noises: string[] = []
  page.on('console', (message) => {
    const [, status] = /the server responded with a status of (\d+)/.exec(message.text()) ?? []
    // Journeys have few pictures drawn; tests about pictures check that they are there.
    const undrawn = status === '404' && message.location().url.includes('/media/')
    const cut = lineDrops && message.text().includes('net::ERR_')
    if (!undrawn && !cut && !statuses.includes(Number(status)))
      noises.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noises.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    const left = reason === 'net::ERR_ABORTED' // a click that leaves the page aborts pending requests
    const switchedOff = !scripts && reason === 'csp' // Chromium's name for scripts that are disabled
    if (!left && !switchedOff && !lineDrops) noises.push(`failed: ${request.url()} ${reason}`)
  })
  return noises
}
