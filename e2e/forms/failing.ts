import { createInterface } from 'node:readline'
import { withSetting } from '@ticarum/db/testing/start-pgbouncer'
import type { APIResponse, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { system } from '../browser/system.ts'
import { type RunningServer, startServer } from '../system/start-server.ts'
import type { TestedForm } from './form.ts'

type Post = (site?: string) => Promise<APIResponse>

/** Nothing of theirs is stored by the server. */
const unfailing = ['routes/theme', 'routes/language']

const readOnly = (url: string) => withSetting(url, system.ownerUrl, 'default_transaction_read_only=on')

const alarms = (html: string): number => html.match(/<[^>]*\brole="alert"/g)?.length ?? 0

/**
 * A server that reads everything and writes nothing, with nobody in Google's place: each call of a form fails.
 * `failsAloud` sends a form there, and expects that the page says so as an alert and that the log has it.
 */
export function openFailing() {
  let failing: RunningServer
  const failures = new Set<string>()
  beforeAll(async () => {
    failing = await startServer({
      DATABASE_URL: readOnly(system.appUrl),
      DATABASE_SIGN_IN_URL: readOnly(system.signInUrl),
      STORAGE_DIR: system.storage,
      ORIGIN: system.site,
      SMS_URL: 'http://127.0.0.1:64999/sms',
      SMS_TOKEN: 'nobody',
      GOOGLE_ISSUER: 'http://127.0.0.1:64998',
      GOOGLE_CLIENT_ID: 'ticarum',
      GOOGLE_CLIENT_SECRET: 'nobody',
    })
    createInterface({ input: failing.output }).on('line', (line) => {
      if (line.includes('"call failed"')) failures.add((JSON.parse(line) as { requestId: string }).requestId)
    })
  })
  afterAll(() => failing?.stop())

  async function failsAloud(page: Page, { route }: TestedForm, post: Post): Promise<void> {
    if (unfailing.includes(route)) return
    const failed = await post(failing.url)
    const to = failed.headers().location
    const { pathname, search } = new URL(to ?? failed.url(), failing.url)
    const read = async (site: string) => (await page.request.get(new URL(pathname + search, site).href)).text()
    const told = to ? await read(failing.url) : await failed.text()
    // Some pages have an alert of their own, which is there on the server that works too.
    expect(alarms(told), 'an alert says that it failed').toBeGreaterThan(alarms(await read(system.site)))
    await expect.poll(() => [...failures]).toContain(failed.headers()['x-request-id'])
  }
  return { failsAloud }
}
