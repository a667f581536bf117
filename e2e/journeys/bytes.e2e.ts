import { describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { countBytes, scriptsOf, sumOf } from '../browser/count-bytes.ts'
import { productPath, quietCategory } from '../browser/demo-pages.ts'
import { journey } from '../browser/journey.ts'
import { contentPage, productPage, productsPage } from '../phone/pages.ts'

describe('bytes', () => {
  journey('the home page ships at most 110 kB of scripts and 150 kB in all', { viewport: phone }, async ({ page, open, awake }) => {
    const answers = await countBytes(page, async () => {
      await open('/')
      await awake()
    })
    const scripts = scriptsOf(answers)
    console.log(`/ ships ${sumOf(scripts)} bytes of scripts in ${scripts.length} files, ${sumOf(answers)} bytes in all`)
    expect(scripts.length).toBeGreaterThan(5)
    expect(sumOf(scripts)).toBeLessThanOrEqual(contentPage.scripts)
    expect(sumOf(answers)).toBeLessThanOrEqual(contentPage.page)
  })

  for (const [name, path, budget] of [
    ['the products page', `/products?category=${quietCategory}`, productsPage],
    ['the page of a product', productPath, productPage],
  ] as const) {
    const [scriptsLimit, pageLimit] = [budget.scripts / 1000, budget.page / 1000]
    journey(`${name} ships at most ${scriptsLimit} kB of scripts and ${pageLimit} kB in all`, { viewport: phone }, async ({ page, open, awake }) => {
      const answers = await countBytes(page, async () => {
        await open(path)
        await awake()
      })
      const pictures = answers.filter(({ type }) => type.startsWith('image/') && !type.includes('svg'))
      console.log(`${path} ships ${sumOf(scriptsOf(answers))} bytes of scripts, ${pictures.length} pictures of ${sumOf(pictures)} bytes, ${sumOf(answers)} bytes in all`)
      expect(pictures.length).toBeGreaterThan(0)
      expect(sumOf(scriptsOf(answers))).toBeLessThanOrEqual(budget.scripts)
      expect(sumOf(answers)).toBeLessThanOrEqual(budget.page)
    })
  }

  journey('a second visit fetches the page alone', { viewport: phone }, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    await page.waitForLoadState('networkidle')
    const again = (await countBytes(page, () => open('/'))).filter(({ bytes }) => bytes > 0)
    console.log(`/ ships ${sumOf(again)} bytes on a second visit`)
    expect(sumOf(again)).toBeLessThanOrEqual(contentPage.repeat)
  })

  journey('no script of the browser holds the schema library', {}, async ({ page, open, awake }) => {
    const sources: Promise<string>[] = []
    page.on('response', (answer) => {
      if (answer.headers()['content-type']?.includes('javascript')) sources.push(answer.text())
    })
    await open('/auth')
    await awake()
    for (const source of await Promise.all(sources)) expect(source).not.toMatch(/ZodError|invalid_type|too_small/)
  })

  journey('content comes before scripts, and scripts yield to it', {}, async ({ open }) => {
    const html = await (await open('/')).text()
    const [head = '', body = ''] = html.split('<body')
    expect(head).toContain('rel="stylesheet"')
    expect(head).not.toContain('modulepreload')
    expect(body.indexOf('<footer')).toBeLessThan(body.indexOf('<script'))
    const links = body.match(/<link rel="modulepreload"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(5)
    expect(links.every((link) => link.includes('fetchpriority="low"'))).toBe(true)
    expect(body).toContain('<script type="module" fetchpriority="low"')
  })
})
