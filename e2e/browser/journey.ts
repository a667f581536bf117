import { type Browser, chromium, type Page, type Response } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { isWalked } from '../system/drawn.ts'
import { PATIENCE } from '../system/patience.ts'
import { type Circumstances, contextOptions } from './circumstances.ts'
import { collectNoises } from './noises.ts'
import { system } from './system.ts'

export interface Journey {
  page: Page
  /** opens a path of the site */
  open(path: string): Promise<Response>
  /** waits until React has hydrated the page */
  awake(): Promise<void>
}

let browser: Promise<Browser> | undefined
function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(system.browser)
  return browser
}

/** One person's journey through the running site, in a browser of their own. It fails if the console logs anything. */
export function journey(name: string, circumstances: Circumstances, walk: (journey: Journey) => Promise<void>): void {
  it(name, circumstances.long ? { timeout: 600_000 } : {}, async ({ task, skip }) => {
    if (!isWalked(task.file.name, task.fullTestName)) skip()
    const context = await (await sharedBrowser()).newContext({
      baseURL: circumstances.site?.() ?? system.site,
      ...contextOptions(circumstances),
    })
    try {
      if (!circumstances.firstVisit) await context.addInitScript(rememberVisit)
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      const noises = collectNoises(page, circumstances)
      if (circumstances.slow) await slowDown(page)
      if (circumstances.clock) await page.clock.install()
      await walk({ page, open: (path) => open(page, path), awake: () => awake(page) })
      expect(noises, 'the console stays silent').toEqual([])
    } finally {
      // A request that is held or answered by a journey may still be on its way; its error would be nobody's.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      // Also those of other people. What closed beside the browser itself would end the run with an error.
      for (const each of (await sharedBrowser()).contexts()) await each.close()
    }
  })
}

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

/** Runs in the browser, before the page's own scripts. */
function rememberVisit(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('met', '1')
}

async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path)
  if (!response) throw new Error(`no answer from ${path}`)
  return response
}

async function awake(page: Page): Promise<void> {
  // The theme is marked once the page is hydrated; before that, the browser itself would handle a click.
  await page.waitForFunction(() => document.querySelector('form[action="/theme"] [aria-pressed="true"]') !== null)
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 400_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
