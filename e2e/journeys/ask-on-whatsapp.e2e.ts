import { describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { countBytes, scriptsOf, totalBytes } from '../browser/count-bytes.ts'
import { productPath, profilePath, quietCategory } from '../browser/demo-pages.ts'
import { openFreshWorld } from '../browser/fresh-world.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { pages } from '../phone/pages.ts'

const { site } = openFreshWorld("update company_settings set whatsapp = '+905320000000'")
const without = openFreshWorld()

const selling = [productPath, profilePath, `/products?category=${quietCategory}`, '/cart']

async function asked({ page, open }: Journey, path: string, label: string) {
  await open(path)
  const link = page.getByRole('link', { name: label })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/905320000000')
  return address.searchParams.get('text')
}

describe('Ask on WhatsApp', () => {
  journey('leads to the company with the product’s name and link', { site, scripts: false }, async (walk) => {
    const text = await asked(walk, productPath, 'Ask on WhatsApp')
    const name = await walk.page.locator('h1').textContent()
    expect(text).toBe(`Hello, I have a question about “${name}” on Ticarum:\n${site()}${productPath}?lang=en`)
  })

  for (const [lang, label, begin] of [
    ['so', 'Ku weydii WhatsApp', 'Salaan, su'],
    ['tr', 'WhatsApp’tan sor', 'Merhaba, '],
    ['ar', 'اسأل عبر واتساب', 'مرحبًا، '],
  ] as const)
    journey(`is in the reader’s language, name and link too: ${lang}`, { site, scripts: false }, async (walk) => {
      const text = await asked(walk, `${productPath}?lang=${lang}`, label)
      expect(text?.startsWith(begin)).toBe(true)
      expect(text).toContain(await walk.page.locator('h1').textContent())
      expect(text?.endsWith(`${productPath}?lang=${lang}`)).toBe(true)
    })

  journey('stands on a supplier, a list and the cart', { site, scripts: false, viewport: phone }, async (walk) => {
    const profile = await asked(walk, profilePath, 'Ask on WhatsApp')
    expect(profile).toContain((await walk.page.locator('h1').textContent()) ?? '?')
    expect(profile?.endsWith(`${site()}${profilePath}?lang=en`)).toBe(true)
    const list = await asked(walk, `/products?category=${quietCategory}`, 'Ask on WhatsApp')
    expect(list?.endsWith(`${site()}/products?category=${quietCategory}&lang=en`)).toBe(true)
    expect(await asked(walk, '/cart', 'Ask on WhatsApp')).toBe('Hello, I have a question about my cart on Ticarum.')
  })

  journey('is nowhere while no number is set', { site: without.site, scripts: false }, async ({ page, open }) => {
    for (const path of selling) {
      await open(path)
      expect(await page.getByRole('link', { name: 'Ask on WhatsApp' }).count(), path).toBe(0)
    }
  })

  for (const path of selling)
    journey(`keeps ${path} within its bytes`, { site, viewport: phone }, async ({ page, open, awake }) => {
      const budget = pages.find((each) => each.path === path)?.budget
      const bytes = await countBytes(page, async () => {
        const answer = await open(path)
        await awake()
        return answer
      })
      expect(totalBytes(scriptsOf(bytes))).toBeLessThanOrEqual(budget?.scripts ?? 0)
      expect(totalBytes(bytes)).toBeLessThanOrEqual(budget?.page ?? 0)
    })
})
