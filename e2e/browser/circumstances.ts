import type { BrowserContextOptions } from 'playwright-core'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }
export const smallest = { width: 320, height: 640 }

/** In what a journey differs from an English reader with scripts at a desk. */
export interface Circumstances {
  /** the address of the site, where it is not the worker's own system */
  site?: () => string
  /** what the browser asks for */
  language?: string
  viewport?: { width: number; height: number }
  scripts?: boolean
  dark?: boolean
  /** a phone on slow 3G: 400 ms, 400 kbit/s, a quarter of the computing power */
  slow?: boolean
  /** never here before: is offered the languages */
  firstVisit?: boolean
  /** the page's own clock can be moved on: see `think` */
  clock?: boolean
  /** takes more than a minute on a busy machine */
  long?: boolean
  /** the journey cuts the line; the browser notes each request that it cost */
  lineDrops?: boolean
  /** answers that the journey provokes on purpose; the browser notes each of them in its console */
  statuses?: number[]
}

let journeys = 0

/** An address for each journey of each process, so that what one tries too often keeps nobody else waiting. */
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
    // Motion would only blur pictures and make axe measure half-faded colours.
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(journeys) },
  }
}
