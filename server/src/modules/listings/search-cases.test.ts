import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@ticarum/contract/values/languages'
import { categories } from '@ticarum/contract/values/products'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import { expect, test } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'
import { firstHalf } from '../../testing/search-cases/first-half.ts'
import type { SearchCase } from '../../testing/search-cases/search-case.ts'
import { secondHalf } from '../../testing/search-cases/second-half.ts'

const FIRST = 5
/** The shares that were reached; they never fall. */
const reached = { first: 1, second: 1 }

const { as, urls } = await openDoor()
await loadDemoWorld(urls.owner)
const { list } = as().listings
const codes = new Map(demoProducts.map(({ id, articleCode }) => [id, articleCode]))

async function firstCodes({ language, q }: SearchCase): Promise<string[]> {
  const { items } = await list({ q, language, limit: FIRST })
  return items.map(({ id }) => codes.get(id) ?? id)
}

function isFound({ each = [], only }: SearchCase, found: string[]): boolean {
  const eachThere = each.every((wanted) => found.some((code) => code.startsWith(wanted)))
  const noOther = !only || found.every((code) => only.some((wanted) => code.startsWith(wanted)))
  return found.length > 0 && eachThere && noOther
}

test.each([
  ['first', firstHalf],
  ['second', secondHalf],
] as const)('search-cases, %s half: what is wanted stands among the first five', async (half, cases) => {
  expect(cases).toHaveLength(60)
  const missed: string[] = []
  for (const each of cases) {
    const found = await firstCodes(each)
    if (!isFound(each, found)) missed.push(`${each.language} '${each.q}': ${found.join(', ') || 'nothing'}`)
  }
  const share = (cases.length - missed.length) / cases.length
  console.log([`search-cases, ${half} half: ${share.toFixed(3)} found`, ...missed].join('\n  missed '))
  expect(share).toBeGreaterThanOrEqual(reached[half])
})

test('a category is found by the name that each language gives it', async () => {
  for (const language of languages) {
    const file = path.resolve(import.meta.dirname, `../../../../web/app/locales/${language}/listings.json`)
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    for (const category of categories) {
      const { items } = await list({ q: texts[`category.${category}`] ?? '', language, limit: FIRST, sort: 'newest' })
      expect(new Set(items.map((item) => item.category)), `${language} ${category}`).toContain(category)
    }
  }
})
