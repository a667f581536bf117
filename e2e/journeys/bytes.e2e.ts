import type { Page, Response } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'

const SCRIPTS = 110_000
const PAGE = 150_000

interface Counted {
  url: string
  type: string
  bytes: number
}

/** The bytes of each answer as they went over the line. */
async function count(page: Page, visit: () => Promise<unknown>): Promise<Counted[]> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await visit()
  await page.waitForLoadState('networkidle')
  return Promise.all(
    answers.map(async (answer) => {
      const { responseBodySize } = await answer.request().sizes()
      return { url: new URL(answer.url()).pathname, type: answer.headers()['content-type'] ?? '', bytes: responseBodySize }
    }),
  )
}

const sum = (counted: Counted[]) => counted.reduce((total, { bytes }) => total + bytes, 0)

describe('bytes', () => {
  journey('the home page ships at most 110 kB of scripts and 150 kB in all', { viewport: phone }, async ({ page, open, awake }) => {
    const answers = await count(page, async () => {
      await open('/')
      await awake()
    })
    const scripts = answers.filter(({ type }) => type.includes('javascript'))
    console.log(`/ ships ${sum(scripts)} bytes of scripts in ${scripts.length} files, ${sum(answers)} bytes in all`)
    expect(scripts.length).toBeGreaterThan(5)
    expect(sum(scripts)).toBeLessThanOrEqual(SCRIPTS)
    expect(sum(answers)).toBeLessThanOrEqual(PAGE)
  })

  journey('a second visit fetches the page alone', { viewport: phone }, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    await page.waitForLoadState('networkidle')
    const again = (await count(page, () => open('/'))).filter(({ bytes }) => bytes > 0)
    console.log(`/ ships ${sum(again)} bytes on a second visit`)
    expect(sum(again)).toBeLessThanOrEqual(15_000)
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
