import { publicPages } from '@ticarum/contract/values/public-pages'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'
import { describe, expect, it } from 'vitest'
import { markSitemap } from '../modules/listings/sitemap.jobs.ts'
import { OWN_ORIGIN, openHttp } from '../testing/open-http.ts'

const { given, owner, worker, urls, url } = await openHttp()
await generateWorld(urls.owner, { products: 435, images: 1 }) // 401 of them listed

const read = async (path: string) => {
  const response = await fetch(url + path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const addressesOf = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(OWN_ORIGIN, ''))

/** Every URL of the site map, by the part that contains it. */
async function walk(): Promise<Map<string, string[]>> {
  const parts = addressesOf((await read('/sitemap.xml')).text)
  return new Map(await Promise.all(parts.map(async (part) => [part, addressesOf((await read(part)).text)] as const)))
}
const ids = async (sql: string) => (await owner.query<{ path: string }>(sql)).rows.map(({ path }) => path).toSorted()
const listed = () => ids("select '/products/' || product_id as path from listings")
const selling = () => ids("select '/supplier/' || id as path from suppliers where active and listed_products > 0")

describe('the site map', () => {
  it('names every listed product, every supplier that has one, and the public pages, each once', async () => {
    await markSitemap({ pool: worker }, 50)
    const parts = await walk()
    const products = [...parts].filter(([part]) => part.includes('products'))
    expect(products.length).toBe(Math.ceil((await listed()).length / 50))
    for (const [part, addresses] of products) expect(addresses.length, part).toBeLessThanOrEqual(50)
    const all = [...parts.values()].flat()
    expect(all.toSorted()).toEqual([...(await listed()), ...(await selling()), ...publicPages].toSorted())
  })

  it('reflects new and deleted products at once, before the marks are moved', async () => {
    const { id: supplierId } = (
      await owner.query<{ id: string }>('select id from suppliers where listed_products > 0 limit 1')
    ).rows[0] ?? { id: '' }
    const { id: came } = await given.product({ supplierId })
    const [went, stays] = (
      await owner.query<{ id: string }>('select product_id as id from listings order by product_id offset 120 limit 2')
    ).rows.map(({ id }) => id)
    await owner.query('delete from listings where product_id = $1', [went])
    const all = [...(await walk()).values()].flat()
    expect(all).not.toContain(`/products/${went}`)
    expect(all).toEqual(expect.arrayContaining([`/products/${stays}`, `/products/${came}`]))
  })

  it('has fewer parts when there are fewer products', async () => {
    await markSitemap({ pool: worker }, 150)
    const parts = await walk()
    expect([...parts.keys()].filter((part) => part.includes('products'))).toEqual([
      '/sitemaps/products-1.xml',
      '/sitemaps/products-2.xml',
      '/sitemaps/products-3.xml',
    ])
    expect(
      [...parts.values()]
        .flat()
        .filter((path) => path.startsWith('/products/'))
        .toSorted(),
    ).toEqual(await listed())
    expect((await read('/sitemaps/products-4.xml')).status).toBe(404)
  })

  it.each([
    '/sitemaps/products.xml',
    '/sitemaps/people-1.xml',
    '/sitemaps/products-0.xml',
    '/sitemaps/products-1e3.xml',
  ])('%s is not there', async (path) => {
    expect([404, 422]).toContain((await read(path)).status)
  })

  it('reads a part by its range of ids, and no more of the table', async () => {
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain
        select product_id, updated_at from listings
        where product_id >= '019a0000-0000-7000-8000-000000000000'
          and product_id < '019a0000-0000-7000-8000-000000000001'
        order by product_id limit 50000`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('listings_pkey')
    expect(plan).not.toContain('Seq Scan')
  })

  it('pages have an address in each language, and robots.txt leads to all of it', async () => {
    const { text, type } = await read('/sitemaps/pages.xml')
    expect(type).toContain('application/xml')
    for (const language of ['en', 'so', 'tr', 'ar'])
      expect(text).toContain(`hreflang="${language}" href="${OWN_ORIGIN}/about?lang=${language}"`)
    const robots = await read('/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${OWN_ORIGIN}/sitemap.xml`)
    expect(robots.text).not.toMatch(/^Disallow: \/$/m)
  })
})
