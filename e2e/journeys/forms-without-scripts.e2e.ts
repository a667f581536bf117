import { afterAll, beforeAll, describe, expect } from 'vitest'
import { journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'
import { openFailing } from '../forms/failing.ts'
import { fill, posting, press, readingHere, ready } from '../forms/send.ts'
import { firstOfEachRoute, forms } from '../forms/table.ts'
import { countsOf } from '../forms/world.ts'
import { isDrawn } from '../system/drawn.ts'
import { type RunningServer, startServer } from '../system/start-server.ts'

const circumstances = { scripts: false, statuses: [404, 409, 422] }

/**
 * A server that commits each change and never sends the response. What a killed process leaves behind is tested in
 * server/src/door.
 */
let silent: RunningServer
beforeAll(async () => {
  const lost = new URL('../system/lose-responses.ts', import.meta.url).href
  silent = await startServer({
    NODE_OPTIONS: `--import ${lost}`,
    DATABASE_URL: system.appUrl,
    DATABASE_SIGN_IN_URL: system.signInUrl,
    STORAGE_DIR: system.storage,
    ORIGIN: system.site,
  })
})
afterAll(() => silent.stop())

const { failsAloud } = openFailing()

/** One form of each route, of which a run of all journeys takes every second, and what forms.e2e.ts leaves out. */
const walked = forms.filter(
  (form) => form.withoutScriptsOnly || form.savedAsTyped || (firstOfEachRoute.includes(form) && isDrawn(form.name, 2)),
)

describe.each(walked)('$name', (form) => {
  journey(
    'says in red that it failed, and twice at once, after a lost response and after going back has one effect ' +
      '[ERR-01] [ERR-02]',
    circumstances,
    async ({ page }) => {
      const before = await ready(page, form)
      const { effects, says } = before.prepared
      const isDone = async (times: number) => expect(await countsOf(effects)).toEqual(effects.map(() => times))
      const post = await posting(page, before)
      await isDone(0)
      await failsAloud(page, form, post)
      await isDone(0)
      const [lost, answered] = await Promise.allSettled([post(silent.url), post()])
      expect(lost.status).toBe('rejected')
      expect(answered.status === 'fulfilled' && answered.value.status()).toBeLessThan(500)
      await isDone(1)

      expect(await press(page, before)).toBeLessThan(500)
      await isDone(1)
      expect(await readingHere(page)).toMatch(says)

      await page.goBack()
      if ((await before.form.count()) > 0) {
        await fill(before)
        expect(await press(page, before)).toBeLessThan(500)
      }
      await isDone(1)
      expect(await readingHere(page)).toMatch(says)
    },
  )
})
