import { languages } from '@ticarum/contract/values/languages'
import { afterAll, describe, expect } from 'vitest'
import { type Circumstances, smallest } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { screens } from '../browser/screens.ts'
import { type AxeFault, seriousFaults } from '../browser/serious-faults.ts'
import { formsWithoutRow } from '../forms/table.ts'
import { isDrawn } from '../system/drawn.ts'

type Look = Required<Pick<Circumstances, 'language' | 'dark'>>

const two: Look[] = [
  { language: 'en', dark: false },
  { language: 'ar', dark: true },
]
/** All other screens are built of the same parts: `npm run axe -- --all` checks them in Arabic and dark. */
const OF_MEMBERS = /^(admin|customer|order|security|team|account|supplier-(dashboard|orders|products|settings|team))/
/** Checked in English and light by public-pages.e2e.ts. */
const PUBLIC_PAGES = new Set(
  'home how-it-works about privacy-policy terms contact auth sign-up forgot-password cart not-found product'.split(' '),
).add('supplier-profile')
const all: Look[] = languages.flatMap((language) => [false, true].map((dark) => ({ language, dark })))
const looks = process.env.LOOKS === 'all' ? all : two

function looksOf(name: string): Look[] {
  if (!isDrawn(name, 3)) return []
  if (looks === all) return all
  if (OF_MEMBERS.test(name)) return two.slice(0, 1)
  return PUBLIC_PAGES.has(name) ? two.slice(1) : two
}

const nameOf = ({ language, dark }: Look) => `${language} ${dark ? 'dark' : 'light'}`

describe('every screen', () => {
  const found = new Map<string, AxeFault[]>()

  for (const { name, show, statuses = [] } of screens) {
    for (const look of looksOf(name)) {
      journey(
        `finds nothing serious, and nothing sticks out at 320 px: ${name}, ${nameOf(look)}`,
        { ...look, statuses },
        async ({ page, awake }) => {
          await show(page)
          await awake()
          const faults = await seriousFaults(page)
          found.set(`${name} ${nameOf(look)}`, faults)
          expect(faults).toEqual([])
          if (look.language === 'en') expect(await formsWithoutRow(page), 'forms that nobody sends twice').toEqual([])

          await page.setViewportSize(smallest)
          const [width, available] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
          expect(width).toBeLessThanOrEqual(available ?? 0)
        },
      )
    }
  }

  afterAll(() => {
    const width = Math.max(...screens.map(({ name }) => name.length))
    // A screen that could not be shown is not counted.
    const cell = (name: string, look: Look) =>
      String(found.get(`${name} ${nameOf(look)}`)?.length ?? (looksOf(name).includes(look) ? '?' : '')).padStart(
        nameOf(look).length,
      )
    const rows = screens.map(({ name }) => [name.padEnd(width), ...looks.map((look) => cell(name, look))].join('  '))
    const faults = [...found.values()].flat()
    const rules = [...new Set(faults.map(({ rule }) => rule))].map(
      (rule) => `${rule} ${faults.filter((fault) => fault.rule === rule).length}`,
    )
    const all = screens.reduce((sum, { name }) => sum + looksOf(name).length, 0)
    const named = rules.length ? ` (${rules.join(', ')})` : ''
    const total = `${found.size} of ${all} looked at: ${faults.length} serious or critical${named}`
    console.log([['screen'.padEnd(width), ...looks.map(nameOf)].join('  '), ...rows, total].join('\n'))
  })
})
