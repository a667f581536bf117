import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journey } from '../browser/journey.ts'
import { whileResponsesAreLost } from '../browser/lose-responses.ts'
import { openFailing } from '../forms/failing.ts'
import { fill, posting, readingHere, ready } from '../forms/send.ts'
import { firstOfEachRoute, forms, withoutForm } from '../forms/table.ts'
import { countsOf } from '../forms/world.ts'
import { builtRoutes } from '../system/built-routes.ts'
import { isDrawn } from '../system/drawn.ts'

/** Presses a button that is not busy, also a hidden one that only readers without scripts see or that Enter presses. */
async function press(button: Locator, times = 1): Promise<void> {
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
  await button.evaluate((element, clicks) => {
    for (let click = 0; click < clicks && element.isConnected; click += 1) (element as HTMLButtonElement).click()
  }, times)
}

const failed = /The connection was lost|Please try again/

const { failsAloud } = openFailing()

const circumstances = { lineDrops: true, statuses: [404, 409, 422] }

/** One form of each route, and of the others every second in a run of all journeys. */
const walked = forms.filter(
  (form) => !form.withoutScriptsOnly && (firstOfEachRoute.includes(form) || isDrawn(form.name, 2)),
)

describe.each(walked)('$name', (form) => {
  journey(
    'says in red that it failed, and by double click, after a lost response and after going back has one effect ' +
      '[ERR-01] [ERR-02]',
    circumstances,
    async ({ page, awake }) => {
      const before = await ready(page, form, awake)
      const { effects, says, saysReloaded, fileSent } = before.prepared
      const isDone = async (times: number) => expect(await countsOf(effects)).toEqual(effects.map(() => times))
      const isRead = (text: RegExp) => expect.poll(() => readingHere(page)).toMatch(text)
      const isTaken = async () => fileSent && page.getByText(fileSent).first().waitFor()
      await isDone(0)
      await isTaken()
      if (!form.savedAsTyped) await failsAloud(page, form, await posting(page, before))
      const reached = await whileResponsesAreLost(page, async () => {
        await press(before.button, 2)
        await isRead(failed)
      })
      expect(reached).toBeGreaterThan(0)
      await isDone(1)

      if (saysReloaded) {
        await page.goto('/')
        return isRead(saysReloaded)
      }
      await press(before.button)
      await isRead(says)
      await isDone(1)

      // An action that did not leave the page has nothing to go back to.
      if (!(await page.goBack())) return
      await awake()
      if ((await before.form.count()) > 0) {
        await fill(before)
        await isTaken()
        await press(before.button)
        await isRead(says)
      }
      await isDone(1)
    },
  )
})

it('the table of forms has every route with an action', async () => {
  const taking = (await builtRoutes()).filter(({ module }) => module.action).map(({ id }) => id)
  expect(taking.toSorted()).toEqual(
    [...new Set([...forms.map(({ route }) => route), ...Object.keys(withoutForm)])].toSorted(),
  )
})
