import type { Browser, Page } from 'playwright-core'
import { contextOptions, phone } from '../browser/circumstances.ts'
import { countBytes, scriptsOf, totalBytes } from '../browser/count-bytes.ts'
import type { PublicPage } from './pages.ts'

declare global {
  interface Window {
    seen?: PaintTimes
  }
}

interface PaintTimes {
  firstPaint: number
  /** milliseconds until the main content is visible */
  names: number
  largestPaint: number
  usable: number
  shift: number
}

export interface MeasuredVisit extends PaintTimes {
  scripts: number
  page: number
  repeat: number
}

const PATIENCE = 60_000
const SETTLED = 500 // ms in which the layout may still shift after the last byte

/** Runs in the browser, before the page's own scripts. */
function watch(names: string): void {
  const seen = { firstPaint: 0, names: 0, largestPaint: 0, usable: 0, shift: 0 }
  window.seen = seen
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry) seen.shift += Number(entry.value)
  })
  const look = () => {
    const name = document.querySelector(names)?.getBoundingClientRect()
    // One frame after it has a position on a painted page.
    if (seen.firstPaint > 0 && name && name.height > 0)
      requestAnimationFrame((now) => Object.assign(seen, { names: now }))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const asking = setInterval(() => {
    if (!document.body || !Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))) return
    seen.usable = performance.now()
    clearInterval(asking)
  }, 10)
}

async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A first visit with a phone, an empty cache and no connection; then a second one. */
export async function measureVisit(
  browser: Browser,
  url: string,
  { names = 'main h1', status = 200 }: PublicPage,
): Promise<MeasuredVisit> {
  const context = await browser.newContext({ ...contextOptions({ viewport: phone }), isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    await page.addInitScript(watch, names)
    await slowDownProcessor(page)
    const first = await countBytes(page, async () => {
      const answer = await page.goto(url)
      if (answer?.status() !== status) throw new Error(`${url} answers ${answer?.status()}`)
      await page.waitForFunction(() => (window.seen?.usable ?? 0) > 0)
    })
    await page.waitForTimeout(SETTLED)
    const seen = await page.evaluate(() => window.seen)
    if (!seen?.firstPaint || !seen.largestPaint) throw new Error(`${url} was not painted`)
    const again = await countBytes(page, () => page.goto(url))
    return { ...seen, scripts: totalBytes(scriptsOf(first)), page: totalBytes(first), repeat: totalBytes(again) }
  } finally {
    await context.close()
  }
}
