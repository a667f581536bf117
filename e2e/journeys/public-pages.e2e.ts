import { describe, expect } from 'vitest'
import { desk, phone, smallest } from '../browser/circumstances.ts'
import { countBytes, scriptsOf, totalBytes } from '../browser/count-bytes.ts'
import { productPath } from '../browser/demo-pages.ts'
import { openFreshWorld } from '../browser/fresh-world.ts'
import { journey } from '../browser/journey.ts'
import { looksOf } from '../browser/looks-of.ts'
import { expectHead, indexedPages } from '../browser/page-head.ts'
import { seriousFaults } from '../browser/serious-faults.ts'
import { missingTexts, spoken } from '../browser/spec-texts.ts'
import { formsWithoutRow } from '../forms/table.ts'
import { contentPage, pages } from '../phone/pages.ts'

// Products of other journeys would change the bytes.
const { site } = openFreshWorld()

const kilobytes = (bytes: number) => `${bytes / 1000} kB`

/** Each public page is opened once for all checks that apply to every page. */
describe('every public page', () => {
  for (const { path, budget, status = 200 } of pages) {
    const [scripts, page, repeat] = [budget.scripts, budget.page, budget.repeat].map(kilobytes)
    const limits = `${scripts} of scripts, ${page} in all and ${repeat} on a second visit`
    journey(
      `${path} ships at most ${limits}, with all its styles, texts and links, and nothing that axe finds serious`,
      { site, viewport: phone, statuses: [status] },
      async ({ page, open, awake }) => {
        const visit = async () => {
          const answer = await open(path)
          expect(answer.status()).toBe(status)
          await awake()
          return answer
        }
        const first = await countBytes(page, visit)
        const again = await countBytes(page, visit)
        const scripts = scriptsOf(first)
        console.log(
          `${path} ships ${totalBytes(scripts)} bytes of scripts in ${scripts.length} files, ` +
            `${totalBytes(first)} in all, ${totalBytes(again)} on a second visit`,
        )
        expect(scripts.length).toBeGreaterThan(5)
        // How near the home page's pictures are depends on the machine's fonts.
        if (path !== '/') expect(first.some(({ url }) => url.startsWith('/media/'))).toBe(budget !== contentPage)
        expect(totalBytes(scripts)).toBeLessThanOrEqual(budget.scripts)
        expect(totalBytes(first)).toBeLessThanOrEqual(budget.page)
        expect(totalBytes(again)).toBeLessThanOrEqual(budget.repeat)

        const before = await looksOf(page)
        expect(await page.locator('link[data-rest]').count()).toBe(1)
        await page.keyboard.press('Shift')
        await page.locator('link[rel=stylesheet]:not([data-rest])').waitFor({ state: 'attached' })
        expect(await looksOf(page), 'nothing changes when the whole sheet comes').toEqual(before)

        const texts = spoken.filter((each) => each.path === path).flatMap((each) => each.texts)
        expect(await missingTexts(page, texts), 'texts of the specification').toEqual([])

        await page.setViewportSize(desk)
        expect(await seriousFaults(page)).toEqual([])
        expect(await formsWithoutRow(page), 'forms that nobody sends twice').toEqual([])
        await page.setViewportSize(smallest)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

        if (indexedPages.includes(path)) await expectHead(page, await open(path), path)
      },
    )
  }

  journey('no script of the browser contains the schema library', {}, async ({ page, open, awake }) => {
    const sources: Promise<string>[] = []
    page.on('response', (answer) => {
      if (answer.headers()['content-type']?.includes('javascript')) sources.push(answer.text())
    })
    await open('/auth')
    await awake()
    for (const source of await Promise.all(sources)) expect(source).not.toMatch(/ZodError|invalid_type|too_small/)
  })

  journey('the picture of the first screen is requested first', { viewport: phone }, async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(productPath)
    // If the page arrives in pieces, the font in its head is known before the picture.
    expect(asked.filter((each) => !each.startsWith('/fonts/')).slice(0, 2)).toEqual([
      productPath,
      expect.stringMatching(/^\/media\//),
    ])
  })

  journey('content comes before scripts, and scripts yield to it', {}, async ({ open }) => {
    const html = await (await open('/')).text()
    const [head = '', body = ''] = html.split('<body')
    expect(head).toContain('rel="stylesheet"')
    expect(head).not.toContain('modulepreload')
    const runs = /<script(?! type="application\/ld\+json")/ // structured data for search engines is text
    expect(body.indexOf('<footer')).toBeLessThan(body.search(runs))
    const links = body.match(/<link data-later="modulepreload"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(5)
    expect(links.every((link) => link.includes('fetchpriority="low"'))).toBe(true)
    expect(body).toContain('<script type="module" fetchpriority="low"')
  })
})
