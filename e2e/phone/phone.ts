import { freePort } from '@ticarum/db/free-port'
import { chromium } from 'playwright-core'
import { startSystem } from '../system/start-system.ts'
import { makeCertificate } from './certificate.ts'
import { type MeasuredVisit, measureVisit } from './measure-visit.ts'
import { pages } from './pages.ts'
import { startSlowLine } from './slow-line.ts'
import { summarize } from './summary.ts'
import { startTlsEnd } from './tls-end.ts'

const RUNS = 3

/** The public pages under these paths on a phone with slow 3G. */
export async function measurePhone(under: readonly string[]): Promise<void> {
  const measured = pages.filter(({ path }) => under.length === 0 || under.some((start) => path.startsWith(start)))
  const undo: (() => Promise<unknown>)[] = []
  try {
    const certificate = await makeCertificate()
    const port = await freePort()
    const origin = `https://127.0.0.1:${port}`
    const system = await startSystem({ origin, browserFlags: [certificate.browserFlag] })
    undo.push(() => system.stop())
    const tlsEnd = await startTlsEnd(system.addresses.site, certificate)
    undo.push(() => tlsEnd.close())
    undo.push(await startSlowLine({ to: tlsEnd.port, port }))
    const browser = await chromium.connect(system.addresses.browser)
    undo.push(() => browser.close())

    const visits = new Map<string, MeasuredVisit[]>(measured.map(({ path }) => [path, []]))
    for (let run = 0; run < RUNS; run += 1) {
      for (const page of measured) visits.get(page.path)?.push(await measureVisit(browser, origin + page.path, page))
    }
    const table = summarize(measured.map((page) => ({ ...page, visits: visits.get(page.path) ?? [] })))
    console.log(
      'A phone on slow 3G: 400 ms there and back, 400 kbit/s, a quarter of the computing power, nothing cached; ' +
        `median of ${RUNS}.\n\n${table}\n`,
    )
  } finally {
    for (const step of undo.reverse()) await step()
  }
}
