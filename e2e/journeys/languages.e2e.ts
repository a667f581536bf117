import { type Language, languages } from '@ticarum/contract/values/languages'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { loginOf } from '../browser/sign-in.ts'

const titles: Record<Language, string> = {
  en: 'Wholesale from Turkey to Somalia',
  so: 'Jumlo Turkiga ilaa Soomaaliya',
  tr: "Türkiye'den Somali'ye toptan",
  ar: 'تجارة الجملة من تركيا إلى الصومال',
}
const names: Record<Language, string> = { en: 'English', so: 'Soomaali', tr: 'Türkçe', ar: 'العربية' }

const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

async function choose(page: Page, language: Language): Promise<void> {
  await page.getByRole('banner').locator('summary').first().click()
  const [answer] = await Promise.all([
    page.waitForResponse('**/language'),
    page.getByRole('button', { name: names[language] }).click(),
  ])
  expect(answer.status()).toBe(302)
  await page.waitForLoadState()
}

/** The distance of each part and its text from the side where reading begins. Runs in the browser. */
function startsOf(parts: string[]): number[] {
  const { clientWidth, dir } = document.documentElement
  const startOf = ({ left, right }: DOMRect) => Math.round(dir === 'rtl' ? clientWidth - right : left)
  return parts.flatMap((part) => {
    const box = document.querySelector(part)
    if (!box) throw new Error(`no ${part}`)
    const text = document.createRange()
    text.selectNodeContents(box)
    const boxes = [box.getBoundingClientRect(), text.getBoundingClientRect()]
    return boxes.filter(({ width }) => width > 0).map(startOf)
  })
}

describe('languages', () => {
  journey('offers every language, and switches at once [NAV-08]', {}, async ({ page, open }) => {
    await open('/')
    for (const language of [...languages].reverse()) {
      await choose(page, language)
      expect(await languageOf(page)).toBe(language)
      expect(await title(page)).toBe(titles[language])
    }
  })

  for (const scripts of [true, false]) {
    journey(
      `keeps the chosen language after a reload and on other pages, ${scripts ? 'with' : 'without'} scripts [I18N-03]`,
      { scripts, viewport: phone },
      async ({ page, open }) => {
        await open('/auth')
        await choose(page, 'tr')
        expect(new URL(page.url()).pathname).toBe('/auth')
        expect(await title(page)).toBe('Tekrar hoş geldiniz')
        await page.reload()
        expect(await title(page)).toBe('Tekrar hoş geldiniz')
        await open('/')
        expect(await title(page)).toBe(titles.tr)
      },
    )
  }

  journey(
    'lays the whole interface out right to left in Arabic [I18N-04]',
    { statuses: [404] },
    async ({ page, open, awake }) => {
      for (const [path, ...parts] of [
        ['/', 'header a', 'h1', 'main section', 'main li', 'footer', 'footer a'],
        ['/auth', 'header a', 'h1', 'main img', 'main form', 'main label', 'main input'],
        ['/no-such-page', 'header a', 'h1', 'main a'],
        [
          '/supplier/dashboard',
          'header a',
          'div:has(+ main)',
          'div:has(+ main) a',
          'main',
          'h1',
          'main li',
          'main li a',
        ],
      ] as const) {
        if (path.startsWith('/supplier')) await beSignedIn(page, loginOf('supplier'))
        const starts: number[][] = []
        for (const language of ['en', 'ar'] as const) {
          await open(`${path}?lang=${language}`)
          await awake()
          expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
          starts.push(await page.evaluate(startsOf, [...parts]))
        }
        expect(starts[1], path).toEqual(starts[0])
      }
    },
  )

  for (const [asked, spoken] of [
    ['so', 'so'],
    ['tr-TR', 'tr'],
    ['fr', 'en'],
  ] as const) {
    journey(
      `without a choice, a browser that asks for ${asked} gets ${spoken}`,
      { language: asked },
      async ({ page, open }) => {
        await open('/')
        expect(await languageOf(page)).toBe(spoken)
      },
    )
  }

  journey('?lang sets the language of a visit, and yields to a choice', {}, async ({ page, open }) => {
    await open('/?lang=so')
    await open('/auth')
    expect(await languageOf(page)).toBe('so')
    await choose(page, 'en')
    await open('/?lang=ar')
    expect(await languageOf(page)).toBe('ar')
    await open('/')
    expect(await languageOf(page)).toBe('en')
  })

  journey('a page that scripts open brings its own texts', { language: 'ar' }, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    await page.getByRole('link', { name: 'دخول', exact: true }).click()
    await page.getByRole('heading', { name: 'مرحبًا بعودتك' }).waitFor()
  })
})
