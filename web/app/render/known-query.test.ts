import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listingFiltersOf } from '../features/listings/listing-filters.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The pages that ask to be kept by the cache. */
const keptRoutes = readdirSync(new URL('../routes', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(`../routes/${file}`))
  .filter((text) => text.includes('FOR_EVERY_VISITOR'))

/** The filters of product lists, as they are read. */
function filterNames(): string[] {
  const asked: string[] = []
  class Recorded extends URLSearchParams {
    override get(name: string): string | null {
      asked.push(name)
      return super.get(name)
    }
  }
  listingFiltersOf(new Recorded())
  return asked
}

it('the cache knows every parameter that a page which it keeps reads, and no others', () => {
  const rules = read('../../../deploy/varnish/ticarum.vcl')
  const [known = ''] = namesIn(rules, /\(\?!\(([\w|]+)\)=\)/g)
  const [passed = ''] = namesIn(rules, /\[\?&\]\(([\w|]+)\)\(=/g)
  const readByRoutes = keptRoutes.flatMap((text) => namesIn(text, /searchParams\.(?:get|has)\('(\w+)'\)/g))
  const byPass = new Set(passed.split('|'))
  const wanted = new Set([...filterNames(), ...readByRoutes].filter((name) => !byPass.has(name)))
  wanted.add('_routes') // of React Router's requests for data
  expect(known.split('|').sort()).toEqual([...wanted].sort())
  expect(keptRoutes.length).toBeGreaterThan(4)
  expect(readByRoutes).toContain('after')
})
