import { languages } from '@ticarum/contract/values/languages'
import { publicPages, type SitemapKind, sitemapKinds } from '@ticarum/contract/values/public-pages'
import type { Hono } from 'hono'
import { createClient } from '../client.ts'
import { Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import { type Env, refusalResponse } from './rest.ts'

const PART = /^(\w+)-(\d{1,6})\.xml$/
const paths: Record<SitemapKind, string> = { products: '/products/', suppliers: '/supplier/' }
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const answer = (body: string, type: string, seconds: number) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${seconds}` },
  })
const xml = (body: string) => answer(HEAD + body, 'application/xml', 3600)

const kindOf = (name: string | undefined) => sitemapKinds.find((kind) => kind === name)

/**
 * Serves robots.txt and the site map in parts, with the URLs of all public pages. Private pages say 'noindex'
 * themselves.
 */
export function serveSitemap(app: Hono<Env>, door: Door, origin: string): void {
  app.get('/robots.txt', () =>
    answer(`User-agent: *\nDisallow: /api/\nDisallow: /files/\n\nSitemap: ${origin}/sitemap.xml\n`, 'text/plain', 3600),
  )

  app.get('/sitemap.xml', async (c) => {
    const answered = await createClient(door, c.get('caller')).listings.sitemapParts.try({})
    if (!answered.ok) return refusalResponse(new Refusal(answered.code, answered.args))
    const files = ['pages', ...answered.value.parts.map(({ kind, number }) => `${kind}-${number}`)]
    const entries = files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`)
    return xml(`<sitemapindex ${SPACES}>${entries.join('\n')}</sitemapindex>`)
  })

  app.get('/sitemaps/pages.xml', () =>
    xml(`<urlset ${SPACES}>${publicPages.map((path) => inEachLanguage(origin + path)).join('\n')}</urlset>`),
  )

  app.get('/sitemaps/:file', async (c) => {
    const [, name, number = ''] = PART.exec(c.req.param('file')) ?? []
    const kind = kindOf(name)
    if (!kind) return refusalResponse(new Refusal('NOT_FOUND', {}))
    const answered = await createClient(door, c.get('caller')).listings.sitemapPart.try({ kind, number })
    if (!answered.ok) return refusalResponse(new Refusal(answered.code, answered.args))
    const urls = answered.value.pages.map(
      ({ id, changedAt }) =>
        `<url><loc>${origin}${paths[kind]}${id}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
    )
    return xml(`<urlset ${SPACES}>${urls.join('\n')}</urlset>`)
  })
}

function inEachLanguage(address: string): string {
  const links = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  )
  return `<url><loc>${address}</loc>${links.join('')}</url>`
}
