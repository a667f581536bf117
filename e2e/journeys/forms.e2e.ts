import { describe, expect, inject, it } from 'vitest'
import { journey } from '../browser/journey.ts'
import { fill, posting, press, readingHere, readingOf, ready } from '../forms/send.ts'
import { forms, withoutForm } from '../forms/table.ts'
import { countsOf } from '../forms/world.ts'
import { builtRoutes } from '../system/built-routes.ts'
import { startServer } from '../system/start-server.ts'

const died = new URL('../system/die-before-answering.ts', import.meta.url).href
const circumstances = { scripts: false, statuses: [404, 409, 422] }

describe.each(forms)('$name', (form) => {
  journey('sent twice at once has one effect', circumstances, async ({ page }) => {
    const before = await ready(page, form)
    const { effects, says } = before.standing
    const post = await posting(page, before)
    expect(await countsOf(effects)).toEqual(effects.map(() => 0))
    const [one, other] = await Promise.all([post(), post()])
    expect(await countsOf(effects)).toEqual(effects.map(() => 1))
    expect(Math.max(one.status(), other.status())).toBeLessThan(500)
    expect(await readingOf(page, other)).toMatch(says)
  })

  journey('sent again after going back has one effect', circumstances, async ({ page }) => {
    const before = await ready(page, form)
    const { effects, says } = before.standing
    await press(page, before)
    await page.goBack()
    if ((await before.form.count()) > 0) {
      await fill(before)
      expect(await press(page, before)).toBeLessThan(500)
    }
    expect(await countsOf(effects)).toEqual(effects.map(() => 1))
    expect(await readingHere(page)).toMatch(says)
  })

  journey('sent again after the server was killed between commit and answer has one effect', circumstances, async ({ page }) => {
    const before = await ready(page, form)
    const { effects, says } = before.standing
    const post = await posting(page, before)
    const dying = await startServer({ DATABASE_URL: inject('appUrl'), STORAGE_DIR: inject('storage'), ORIGIN: inject('site'), NODE_OPTIONS: `--import ${died}` })
    await expect(post(dying.url)).rejects.toThrow()
    await dying.ended
    expect(await countsOf(effects)).toEqual(effects.map(() => 1))
    const answer = await post()
    expect(answer.status()).toBeLessThan(500)
    expect(await countsOf(effects)).toEqual(effects.map(() => 1))
    expect(await readingOf(page, answer)).toMatch(says)
  })
})

it('the table of forms has every route that something is sent to', async () => {
  const taking = (await builtRoutes()).filter(({ module }) => module.action).map(({ id }) => id)
  expect(taking.toSorted()).toEqual([...new Set([...forms.map(({ route }) => route), ...Object.keys(withoutForm)])].toSorted())
})
