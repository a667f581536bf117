import { randomUUID } from 'node:crypto'
import type { StoredContent } from '@ticarum/contract/procedures/content'
import { describe, expect, it } from 'vitest'
import { openCache } from '../browser/behind-cache.ts'
import { openListings } from '../browser/list-product.ts'
import { given, owner } from '../forms/world.ts'

const { list, supplier } = openListings()
const { site, ask } = openCache({ shortly: true })

async function sessionOf({ email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${site()}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Changes a price and a page's text after the cache has stored the old pages. */
async function changeSomething() {
  const maker = await supplier('Önbellek Dokuma')
  const { id: productId } = await list({ supplier: maker, english: 'Cache kilim', priceCents: 4321n, stock: 50 })
  const inTurkish = (path: string) => ask(path, { 'accept-language': 'tr' })
  await Promise.all([inTurkish(`/products/${productId}`), inTurkish('/about')])
  const call = async (method: string, path: string, cookie: string, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await fetch(`${site()}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const seller = await sessionOf(maker)
  const { version } = (await call('GET', `/products/${productId}`, seller)) as { version: number }
  await call('PATCH', `/products/${productId}`, seller, { version, price: '49.87' })

  const editor = await sessionOf(await given.admin())
  const { sections } = (await call('GET', '/content-sections', editor)) as { sections: StoredContent[] }
  const about = sections.find(({ section, language }) => section === 'about' && language === 'tr')
  const words = `Önbellek ${randomUUID().slice(0, 8)}`
  await call('PUT', '/content-sections', editor, {
    language: 'tr',
    version: about?.version,
    content: { ...about?.content, section: 'about', title: words },
  })
  const restore = () =>
    owner.query("update content_sections set content = $1 where section_key = 'about' and language = 'tr'", [
      about?.content,
    ])
  expect(await inTurkish(`/products/${productId}`)).toMatchObject({
    how: 'hit',
    html: expect.stringContaining('43.21'),
  })
  return { productId, ask: inTurkish, words, restore }
}

describe('what the cache keeps', () => {
  it('nobody sees a price or text older than the page allows', { timeout: 120_000 }, async () => {
    const changed = await changeSomething()
    try {
      for (const [path, before, after] of [
        [`/products/${changed.productId}`, '43.21', '49.87'],
        ['/about', undefined, changed.words],
      ] as const) {
        const oldest: number[] = [0]
        let page = await changed.ask(path)
        const [, kept, beyond] =
          /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(page.headers.get('cache-control') ?? '') ?? []
        expect(Number(kept)).toBeLessThan(20)
        while (!page.html.includes(after)) {
          if (before) expect(page.html).toContain(before)
          oldest.push(page.age)
          expect(page.age, path).toBeLessThanOrEqual(Number(kept) + Number(beyond))
          await new Promise((wait) => setTimeout(wait, 500))
          page = await changed.ask(path)
        }
        console.log(
          `${path}: the old one was shown until it was ${Math.max(...oldest)} s old; ` +
            `the page says ${Number(kept) + Number(beyond)}`,
        )
      }
    } finally {
      await changed.restore()
    }
  })
})
