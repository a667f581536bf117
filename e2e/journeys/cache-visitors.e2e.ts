import { randomUUID } from 'node:crypto'
import { languages } from '@ticarum/contract/values/languages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keptPages, languageIn, openCache } from '../browser/behind-cache.ts'
import { productPath, profilePath, quietCategory } from '../browser/demo-pages.ts'
import { journey } from '../browser/journey.ts'
import { think } from '../browser/think.ts'
import { given, owner } from '../forms/world.ts'

const { site, ask, rendered } = openCache()
const VISITORS = 1000
const AT_ONCE = 20
const word = { en: 'Sign In', so: 'Gal', tr: 'Giriş Yap', ar: 'دخول' }
const pages = [...keptPages, `/products?category=${quietCategory}`, '/products?category=home', productPath, profilePath]

describe('visitors behind the cache', () => {
  it(`${VISITORS} visitors in four languages cost the server only the first of each`, async () => {
    const before = await rendered()
    const count = { hit: 0, miss: 0, other: 0, wrongLanguage: 0, cookies: 0 }
    const visitors = Array.from({ length: VISITORS }, (_, number) => number)
    const visit = async (number: number) => {
      const language = languages[number % languages.length] ?? 'en'
      const paths = ['/', pages[number % pages.length] ?? '/', productPath, pages[(number * 7) % pages.length] ?? '/']
      for (const path of paths) {
        const page = await ask(path, {
          'accept-language': `${language}-SO,${language};q=0.9,fr;q=0.8`,
          cookie: `theme=dark; _ga=GA1.${number}`,
        })
        if (page.how === 'hit' || page.how === 'miss') count[page.how] += 1
        else count.other += 1
        if (languageIn(page) !== language || !page.html.includes(`>${word[language]}<`)) count.wrongLanguage += 1
        if (page.headers.has('set-cookie')) count.cookies += 1
      }
    }
    const walk = async () => {
      for (let next = visitors.pop(); next !== undefined; next = visitors.pop()) await visit(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    const asked = count.hit + count.miss + count.other
    const served = (await rendered()) - before
    console.log(
      `${VISITORS} visitors, ${asked} pages: hit rate ${(count.hit / asked).toFixed(4)}, ${count.miss} misses, ` +
        `the server rendered ${served}, wrong languages ${count.wrongLanguage}`,
    )
    expect(count).toMatchObject({ other: 0, wrongLanguage: 0, cookies: 0 })
    expect(count.hit / asked).toBeGreaterThanOrEqual(0.95)
    // A page that the cache refreshes in the background is a hit for its visitor.
    expect(served).toBeGreaterThanOrEqual(count.miss)
    expect(served).toBeLessThanOrEqual(count.miss + pages.length * languages.length)
    // A page that nobody has requested yet, so that it is fresh however long the visitors took.
    const unseen = () => ask('/products?category=home&sort=price_up', { 'accept-language': 'so' })
    expect((await unseen()).how).toBe('miss')
    const again = await rendered()
    expect((await unseen()).how).toBe('hit')
    expect(await rendered()).toBe(again)
  })

  journey(
    'nothing of a signed-in person, a cart or a form is ever shown to a stranger',
    { long: true, clock: true },
    async ({ page, awake }) => {
      const mark = randomUUID().slice(0, 8)
      const customer = await given.customer()
      await owner.query('update people set full_name = $2 where id = $1', [customer.id, `Faadumo ${mark}`])
      const signedIn = await page.request.post(`${site()}/api/v1/session`, {
        data: { email: customer.email, password: customer.password },
      })
      expect(signedIn.ok()).toBe(true)
      const mine: string[] = []
      page.on('response', (answer) => {
        const how = answer.headers()['x-cache']
        if (how && !/\/(assets|fonts|favicon|media)/.test(answer.url())) mine.push(how)
      })
      await page.goto(site() + productPath)
      await awake()
      expect(await page.content()).toContain(mark)
      await page
        .getByRole('button', { name: /to cart/i })
        .first()
        .click()
      await page.getByRole('status').filter({ hasText: 'Added to Cart' }).waitFor()
      await write(page, `${mark}@example.com`, `My number is ${mark}`)
      for (const path of pages.filter((each) => each !== '/cart')) await page.goto(site() + path)
      expect(mine.length).toBeGreaterThan(15)
      expect([...new Set(mine)]).toEqual(['pass'])

      const found: string[] = []
      let bytes = 0
      for (const path of pages) {
        for (const language of languages) {
          for (const address of [
            path,
            path.replace(/^([^?]*)/, (_, own: string) => (own === '/' ? '/_.data' : `${own}.data`)),
          ]) {
            for (let round = 0; round < 2; round += 1) {
              const { html, headers } = await ask(address, { 'accept-language': language })
              bytes += html.length
              if (
                [mark, customer.email, customer.companyId ?? mark].some((mine) => html.includes(mine)) ||
                headers.has('set-cookie') ||
                headers.has('x-request-id') !== (headers.get('x-cache') === 'pass')
              )
                found.push(address)
            }
          }
        }
      }
      console.log(`${bytes} bytes read by a stranger, personal in ${found.length} answers`)
      expect(found).toEqual([])
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `two visitors send the same cached contact form ${scripts ? 'with' : 'without'} scripts: two messages`,
      { scripts, clock: true },
      async ({ page, awake }) => {
        const email = `cached-${randomUUID()}@example.com`
        await ask('/contact', { 'accept-language': 'en' })
        for (const who of ['first', 'second']) {
          await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.${scripts ? 1 : 2}.${who.length}` })
          expect((await page.goto(`${site()}/contact`))?.headers()['x-cache']).toBe('hit')
          if (scripts) await awake()
          await write(page, email, 'Do you ship to Bosaso?', false)
          await page.context().clearCookies()
        }
        expect((await owner.query('select from contact_messages where email = $1', [email])).rowCount).toBe(2)
      },
    )
  }

  journey(
    'a cached page has its reader’s theme and data saver, and offers languages on the first visit',
    { firstVisit: true },
    async ({ page, awake }) => {
      await ask('/')
      await page.addInitScript(() => localStorage.setItem('saver', '1'))
      await page.context().addCookies([{ name: 'theme', value: 'dark', url: site() }])
      expect((await page.goto(site()))?.headers()['x-cache']).toBe('hit')
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
      expect(await page.locator('html').getAttribute('data-saver')).toBe('')
      await page.locator('.first-visit').waitFor()
      await awake()
      await page.locator('.first-visit').getByRole('button', { name: 'Türkçe' }).click()
      await page.waitForFunction(() => document.documentElement.lang === 'tr')
      expect(await page.locator('.first-visit').isVisible()).toBe(false)
    },
  )
})

/** Fills in the contact form like a person, who takes a moment. */
async function write(page: Page, email: string, message: string, opens = true): Promise<void> {
  if (opens) await page.goto(`${site()}/contact`)
  await page.locator('main [name=name]').fill('Ayaan')
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=message]').fill(message)
  await think(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('status').filter({ hasText: 'Message Sent!' }).waitFor()
}
