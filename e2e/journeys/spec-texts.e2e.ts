import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { missingTexts, spoken } from '../browser/spec-texts.ts'
import { pages } from '../phone/pages.ts'

const given = openGiven()

/** The others are checked by public-pages.e2e.ts. */
const elsewhere = spoken.filter(({ path }) => !pages.some((page) => page.path === path))

describe("the specification's texts", () => {
  for (const { path, as, statuses = [], texts } of elsewhere) {
    journey(`are shown verbatim: ${texts.join(' · ')}`, { statuses }, async ({ page, open }) => {
      if (as) await beSignedIn(page, await given.person(as === 'roleless' ? null : as))
      await open(typeof path === 'string' ? path : await path())
      expect(await missingTexts(page, texts)).toEqual([])
    })
  }
})
