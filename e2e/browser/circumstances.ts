import type { BrowserContextOptions } from 'playwright-core'

export const phone = { width: 390, height: 844 }
/** the width of many cheap phones */
export const narrow = { width: 360, height: 740 }
export const desk = { width: 1280, height: 800 }
export const smallest = { width: 320, height: 640 }

/** How a journey differs from an English reader with scripts on a desktop. */
export interface Circumstances {
  /** the origin of the site, if it is not the worker's own system */
  site?: () => string
  /** preferred language of the browser */
  language?: string
  viewport?: { width: number; height: number }
  scripts?: boolean
  dark?: boolean
  /** a phone on slow 3G: 400 ms, 400 kbit/s, a quarter of the computing power */
  slow?: boolean
  /** a first visit, which is offered the languages */
  firstVisit?: boolean
  /** the page's clock can be moved: see `think` */
  clock?: boolean
  /** takes more than a minute on a busy machine */
  long?: boolean
  /** the journey cuts the connection; the browser logs each failed request */
  lineDrops?: boolean
  /** response statuses that the journey provokes; the browser logs each of them in its console */
  statuses?: number[]
}

let journeys = 0

/** An IP address for each journey of each process, so that rate limits of one do not affect another. */
const addressOf = (number: number) => `10.${(process.pid >> 8) % 256}.${process.pid % 256}.${number % 256}`

export function contextOptions({
  language = 'en',
  viewport = desk,
  scripts = true,
  dark = false,
}: Circumstances): BrowserContextOptions {
  journeys += 1
  return {
    locale: language,
    viewport,
    javaScriptEnabled: scripts,
    colorScheme: dark ? 'dark' : 'light',
    // Animations would blur pictures and make axe measure half-faded colours.
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(journeys) },
  }
}
