import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPages, languageIn, openCache } from '../browser/behind-cache.ts'
import { productPath, profilePath, quietCategory } from '../browser/demo-pages.ts'
import { type GivenSupplier, openListings } from '../browser/list-product.ts'
import { builtRoutes, fullPath } from '../system/built-routes.ts'

const { site, own, ask, whileServerIsDown } = openCache()
const listings = openListings()

async function sessionOf({ email, password }: GivenSupplier): Promise<string> {
  const answer = await fetch(`${own()}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('the cache that ships with the site', () => {
  it('serves the language that the server would choose [I18N-02]', async () => {
    const same = async (path: string, headers: Record<string, string>) => {
      const [kept, straight] = [await ask(path, headers), await ask(path, headers, own())]
      expect(languageIn(kept), `${path} ${JSON.stringify(headers)}`).toBe(languageIn(straight))
      const [set, setStraight] = [kept, straight].map((answer) =>
        answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('device=')),
      )
      expect(set, `${path} ${JSON.stringify(headers)}`).toEqual(setStraight)
    }
    for (const cookie of [
      'language=tr',
      'visit-language=ar',
      'visit-language=ar; language=tr',
      'language=xx; visit-language=so',
      'a=language=so',
      'xlanguage=so',
      'language=; visit-language=tr',
      'language=so; language=tr',
    ]) {
      for (const path of [
        '/about',
        '/about?lang=so',
        '/about?lang=xx',
        '/about?x=1&lang=ar',
        '/about?lang=',
        '/about?lang=xx&lang=so',
        '/about?slang=tr',
      ]) {
        await same(path, { cookie, 'accept-language': 'en' })
        await same(path, { 'accept-language': 'tr' })
      }
    }
    for (const wanted of [
      'fr-FR, de;q=0.9',
      'ar-SO',
      'fr, ar;q=0.7, tr;q=0.8',
      'ar;q=0, so;q=0.1',
      '*',
      'TR-tr',
      'so;q=0.5,en;q=0.5',
      'en;q=0.1, en;q=0.9, tr;q=0.5',
      'english, art, sok;q=1, tr',
      '',
    ]) {
      await same('/about', { 'accept-language': wanted })
    }
    const tag = fc.constantFrom('en', 'so', 'tr', 'ar', 'en-GB', 'AR-so', 'fr', 'de-DE', '*', 'sok')
    const wish = fc
      .tuple(tag, fc.option(fc.integer({ min: 0, max: 1000 })))
      .map(([name, q]) => (q === null ? name : `${name};q=${q / 1000}`))
    const header = fc
      .tuple(fc.array(wish, { minLength: 1, maxLength: 8 }), fc.constantFrom(',', ', '))
      .map(([wishes, comma]) => wishes.join(comma))
    await fc.assert(
      fc.asyncProperty(header, (wanted) => same('/about', { 'accept-language': wanted })),
      { numRuns: 100 },
    )
  })

  it('a URL with a language is cached too, and still sets the language of the visit', async () => {
    const link = `${productPath}?lang=ar&utm_source=whatsapp&fbclid=${randomUUID()}`
    await ask(`${productPath}?lang=ar`)
    const page = await ask(link, { 'accept-language': 'en' })
    expect({
      how: page.how,
      language: languageIn(page),
      cookies: page.headers.getSetCookie(),
      caching: page.headers.get('cache-control'),
    }).toEqual({
      how: 'hit',
      language: 'ar',
      cookies: ['visit-language=ar; Path=/; HttpOnly; SameSite=Lax'],
      caching: 'private, no-cache',
    })
    expect(page.html).toMatch(new RegExp(`rel="canonical" href="[^"]*${productPath}\\?lang=ar"`))
    expect((await ask(productPath, { cookie: 'visit-language=ar' })).html).not.toMatch(
      /rel="canonical" href="[^"]*lang=/,
    )
    expect((await ask(link, { 'x-forwarded-proto': 'https' })).headers.getSetCookie()[0]).toContain('; Secure')
    expect((await ask(link, { cookie: 'language=ar' })).headers.getSetCookie()).toEqual([])
  })

  it('only known query parameters make a page of their own', async () => {
    const path = `/products?category=${quietCategory}&sort=cheapest`
    const first = await ask(path)
    expect(await ask(`/products?utm_campaign=x&sort=cheapest&gclid=1&category=${quietCategory}&`)).toMatchObject({
      how: 'hit',
      html: first.html,
    })
    expect((await ask(`/products?category=${quietCategory}&max=5`)).html).not.toBe(first.html)
    expect((await ask(`/products.data?category=${quietCategory}`)).html).not.toContain('<html')
  })

  it('caches only the pages that allow it', async () => {
    const routes = await builtRoutes()
    const [, product, , supplierId] = [...productPath.split('/').slice(1), ...profilePath.split('/').slice(1)]
    const values: Record<string, string> = { picture: '1', supplierId: supplierId ?? '', version: '1' }
    const paths = new Set(
      routes
        .map(({ id }) => fullPath(routes, id).replace(/:(\w+)/g, (_, name: string) => values[name] ?? product ?? ''))
        .filter((path) => !path.includes('*')),
    )
    const kept: string[] = []
    for (const path of ['/_.data', '/products.data', `${productPath}.data`, ...paths].map((each) => each || '/')) {
      const straight = await ask(path, {}, own())
      await ask(path)
      const { how } = await ask(path)
      const shared = straight.headers.get('cache-control')?.includes('public') ?? false
      expect(how === 'hit', `${path} says ${straight.headers.get('cache-control')}`).toBe(shared)
      if (how === 'hit') kept.push(path)
    }
    console.log(`kept: ${kept.join(' ')}`)
    expect(kept).toEqual(expect.arrayContaining([...keptPages, productPath, profilePath]))
  })

  it('passes by signed-in people, flash messages and every change', async () => {
    await ask('/')
    for (const cookie of ['session=x', '__Host-session=x', 'theme=dark;session=x', 'language=so; notice=signed-out'])
      expect((await ask('/', { cookie })).how, cookie).toBe('pass')
    expect((await ask('/', { authorization: 'Bearer x' })).how).toBe('pass')
    expect((await fetch(`${site()}/`, { method: 'POST' })).headers.get('x-cache')).toBe('pass')
    const twoLines = new Promise((answered, failed) => {
      const sent = request(`${site()}/`, (answer) => answered(answer.resume().headers['x-cache'])).on('error', failed)
      sent.setHeader('cookie', ['theme=dark', 'session=x'])
      sent.end()
    })
    expect(await twoLines).toBe('pass')
  })

  it('serves the requested encoding of pages, scripts and pictures', async () => {
    const encoded = async (path: string, accepted: string) => {
      const answer = await fetch(site() + path, { headers: { 'accept-encoding': accepted } })
      return { encoding: answer.headers.get('content-encoding'), text: await answer.text() }
    }
    const script = /href="(\/assets\/[^"]+\.js)"/.exec((await ask('/')).html)?.[1] ?? ''
    for (const path of ['/privacy-policy', script]) {
      const plain = await encoded(path, 'identity')
      expect(plain.text.length).toBeGreaterThan(1000)
      expect(plain.encoding).toBeNull()
      for (let round = 0; round < 2; round += 1) {
        expect(await encoded(path, 'gzip, deflate, br, zstd')).toEqual({ ...plain, encoding: 'br' })
        expect(await encoded(path, 'gzip')).toEqual({ ...plain, encoding: 'gzip' })
        expect(await encoded(path, 'br;q=0, gzip')).toEqual({ ...plain, encoding: 'gzip' })
      }
    }
    const picture = /\/media\/[0-9a-f]{32}-\d+\.webp/.exec((await ask(productPath)).html)?.[0] ?? ''
    await ask(picture)
    expect(await ask(picture, { 'accept-encoding': 'identity', 'accept-language': 'ar' })).toMatchObject({
      status: 200,
      how: 'hit',
    })
  })

  it('a listed picture is kept for members too; another one is for whoever may see it, and never kept', async () => {
    const supplier = await listings.supplier('Aksu Tekstil')
    const [listed = '', draft = ''] = await Promise.all(
      (['listed', 'draft'] as const).map(async (status) => {
        const { pictures } = await listings.list({ supplier, status })
        return `/media/${pictures[0]}-320.webp`
      }),
    )
    const [seller, stranger] = [await sessionOf(supplier), await sessionOf(await listings.supplier('Other'))]
    expect((await ask(listed, { cookie: seller })).how).toBe('miss')
    for (const cookie of [seller, stranger, 'session=x', `notice=signed-out; ${seller}`, ''])
      expect(await ask(listed, { cookie }), cookie).toMatchObject({ status: 200, how: 'hit' })

    for (let round = 0; round < 2; round += 1) {
      const own = await ask(draft, { cookie: `theme=dark; ${seller}` })
      expect(own).toMatchObject({ status: 200, how: 'pass' })
      expect(own.headers.get('cache-control')).toBe('private, max-age=3600, immutable')
      for (const headers of [{}, { cookie: stranger }, { cookie: 'session=x' }, { 'x-own-cookie': seller }])
        expect((await ask(draft, headers)).status, JSON.stringify(headers)).toBe(404)
    }
  })

  it('the server sees the IP address of a form, and its limits apply to that address only', async () => {
    const tried = async (address: string) => {
      const answer = await fetch(`${site()}/api/v1/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site(), 'x-forwarded-for': `192.0.2.1, ${address}` },
        body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'not the one' }),
      })
      return answer.status
    }
    let status = 0
    for (let each = 0; each < 100 && status !== 429; each += 1) status = await tried('10.78.0.1')
    expect([status, await tried('10.78.0.2')]).toEqual([429, 401])
    const foreign = await fetch(`${site()}/contact`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
  })

  it('serves cached pages while the server is down, and an error page otherwise', async () => {
    await ask('/terms')
    await whileServerIsDown(async () => {
      expect(await ask('/terms')).toMatchObject({ status: 200, how: 'hit' })
      const none = await ask('/auth')
      expect([none.status, none.html.includes('Please try again in a minute')]).toEqual([503, true])
      const sent = await fetch(`${site()}/contact`, { method: 'POST', headers: { origin: site() } })
      expect([sent.status, sent.headers.get('x-cache')]).toEqual([503, 'pass'])
      expect(await ask('/terms', { cookie: 'session=x' })).toMatchObject({ status: 503, how: 'pass' })
      const unseen = await ask(`/products?q=${randomUUID()}`)
      expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    })
    expect((await ask('/auth')).status).toBe(200)
  })
})
