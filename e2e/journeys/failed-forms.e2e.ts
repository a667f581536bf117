import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIResponse, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'
import { posting, ready } from '../forms/send.ts'
import { forms } from '../forms/table.ts'
import { root } from '../system/entry.ts'
import { type RunningServer, startServer } from '../system/start-server.ts'

/** A server that can read everything and write nothing: each call of a form fails. */
let failing: RunningServer
const readOnly = (url: string) => `${url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
beforeAll(async () => {
  failing = await startServer({
    DATABASE_URL: readOnly(system.appUrl),
    DATABASE_SIGN_IN_URL: readOnly(system.signInUrl),
    STORAGE_DIR: system.storage,
    ORIGIN: system.site,
  })
})
afterAll(() => failing.stop())

/** What the reader sees next: the answer itself, or the page that it leads to. */
async function nextPage(page: Page, answer: APIResponse, site: string): Promise<string> {
  const to = answer.headers().location
  return to ? (await page.request.get(new URL(to, site).href)).text() : answer.text()
}

const alarming = (html: string) => html.match(/<[^>]*role="alert"[^>]*>/g) ?? []

interface LogLine {
  requestId?: string
  msg: string
  level: number
}

async function logOf(requestId: string | undefined): Promise<LogLine[]> {
  const lines = (await readFile(path.join(root, 'test-results/e2e-http.log'), 'utf8')).split('\n')
  return lines.filter((line) => requestId && line.includes(requestId)).map((line) => JSON.parse(line) as LogLine)
}

/** Nothing of theirs is stored by the server, or their failure is only logged. */
const unsaid = ['routes/theme', 'routes/language']

describe.each(forms.filter(({ route }) => !unsaid.includes(route)))('$name', (form) => {
  journey(
    'says in red that it failed, which is logged, and alarms nobody when it is done [ERR-01] [ERR-02]',
    { scripts: false, statuses: [404, 409, 422] },
    async ({ page }) => {
      const post = await posting(page, await ready(page, form))
      const failed = await post(failing.url)
      expect(alarming(await nextPage(page, failed, failing.url))).not.toEqual([])
      await expect
        .poll(() => logOf(failed.headers()['x-request-id']))
        .toEqual(expect.arrayContaining([expect.objectContaining({ msg: 'call failed', level: 50 })]))

      const done = await post()
      expect(done.status()).toBeLessThan(400)
      expect(alarming(await nextPage(page, done, system.site))).toEqual([])
    },
  )
})
