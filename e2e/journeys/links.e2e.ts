import { publicPages } from '@ticarum/contract/values/public-pages'
import { describe, expect, it } from 'vitest'
import { productPath, profilePath } from '../browser/demo-pages.ts'
import { journey } from '../browser/journey.ts'
import { expectHead, headLinks, indexedPages, namedPages } from '../browser/page-head.ts'
import { system } from '../browser/system.ts'
import { pages } from '../phone/pages.ts'
import { builtRoutes, fullPath } from '../system/built-routes.ts'

const site = system.site
/** Example values of a route's parameters. */
const somewhere = (path: string) =>
  (namedPages[path] ?? path)
    .replace(':picture', '1')
    .replace(':id', productPath.split('/').at(-1) ?? '')
    .replace(/:\w+/, '019a0000-0000-7000-8000-000000000000')
    .replace('*', 'no-such-page')

describe('links', () => {
  for (const path of indexedPages.filter((each) => !pages.some((page) => page.path === each))) {
    journey(`${path} has title, description, picture and a URL in each language`, {}, async ({ page, open }) => {
      await expectHead(page, await open(path), path)
    })
  }

  journey('the head is updated when scripts open a page', {}, async ({ page, open, awake }) => {
    await open('/about')
    await awake()
    await page.getByRole('banner').getByRole('link', { name: 'How it works' }).click()
    await page.getByRole('heading', { level: 1, name: 'How It Works' }).waitFor()
    expect(await headLinks(page, 'canonical')).toEqual([[null, `${site}/how-it-works`]])
    expect(await page.locator('meta[name=description]').count()).toBe(1)
    await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    expect(await headLinks(page, 'canonical')).toEqual([[null, `${site}/products`]])
  })

  for (const [path, ...types] of [
    ['/', 'Organization'],
    ['/about', 'Organization'],
    ['/contact', 'Organization'],
    [productPath, 'Product', 'BreadcrumbList'],
    [profilePath, 'BreadcrumbList'],
  ] as const) {
    journey(`${path} tells search engines ${types.join(' and ')}`, {}, async ({ page, open }) => {
      await open(path)
      const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      expect(told['@context']).toBe('https://schema.org')
      expect(told['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual(types)
      const way = told['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList')
      for (const [place, step] of (way?.itemListElement ?? []).entries()) {
        expect(step).toMatchObject({ '@type': 'ListItem', position: place + 1, name: expect.any(String) })
        expect((await page.request.get(step.item)).status()).toBe(200)
      }
    })
  }

  it('every route is either public and indexed, or says noindex', async () => {
    const routes = await builtRoutes()
    const paths = [...new Set(routes.map(({ id }) => fullPath(routes, id) || '/'))]
    expect(paths.length).toBeGreaterThan(50)
    const indexed: string[] = []
    for (const path of paths) {
      const { status, headers } = await fetch(site + somewhere(path), {
        redirect: 'manual',
        headers: { 'x-forwarded-for': '10.251.0.1' },
      })
      const robots = headers.get('x-robots-tag')
      if (robots === 'all') indexed.push(path)
      else expect([path, status, robots]).toEqual([path, status, 'noindex'])
    }
    expect(indexed.toSorted()).toEqual([...publicPages, ...Object.keys(namedPages)].toSorted())
  })

  it('searches and later pages of a list are not indexed; categories are', async () => {
    const robots = async (path: string) => (await fetch(site + path)).headers.get('x-robots-tag')
    expect(
      await Promise.all(
        ['/products?category=fashion', '/products?q=shoe', '/products?sort=price_up', `${productPath}/gallery/1`].map(
          robots,
        ),
      ),
    ).toEqual(['all', 'noindex', 'noindex', 'noindex'])
  })

  it('the site map links to existing pages', async () => {
    const addresses = async (path: string) =>
      [...(await (await fetch(site + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
        address.replace(site, ''),
      )
    const parts = await addresses('/sitemap.xml')
    expect(parts).toEqual(
      expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/products-1.xml', '/sitemaps/suppliers-1.xml']),
    )
    const all = (await Promise.all(parts.map(addresses))).flat()
    expect(all).toEqual(expect.arrayContaining([...publicPages, productPath, profilePath]))
    for (const path of publicPages) expect((await fetch(site + path)).status).toBe(200)
    expect(await (await fetch(`${site}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
  })
})
