import { randomUUID } from 'node:crypto'
import { languages } from '@ticarum/contract/values/languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openCache } from '../browser/behind-cache.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { type GivenSupplier, openListings } from '../browser/list-product.ts'
import { signInOn } from '../browser/sign-in.ts'
import { given, owner } from '../forms/world.ts'
import { builtRoutes, fullPath } from '../system/built-routes.ts'

const { site, own, ask } = openCache()
const { list, supplier: newSupplier } = openListings()

/** $7,919.37 for one, $7,619.11 from ten on, in whatever notation and digits. */
const DIGITS = /7[.,٬\s]?[96]19[.,٫]?(37|11)(?!\d)/
const SHOWN = '$7,919.37'
const digitsIn = (text: string) =>
  DIGITS.test(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('\u066b', '.'))

/** Its own in each try: digits would read as a price. */
const NAME = `Emerald vase ${randomUUID().replace(/[\d-]/g, '')}`

let supplier: GivenSupplier
let id = ''
beforeAll(async () => {
  supplier = await newSupplier('Zümrüt Cam')
  await owner.query('update suppliers set prices_after_sign_in = true where id = $1', [supplier.companyId])
  const tiers = JSON.stringify([{ from: 10, priceCents: 761_911 }])
  const product = { supplier, name: 'Zümrüt vazo', english: NAME, priceCents: 791_937n, columns: { tiers } }
  id = (await list(product)).id
}, 120_000)

/** Every address at which a visitor may come near the product; scripts fetch the same with '.data'. */
async function addresses(): Promise<string[]> {
  const routes = await builtRoutes()
  const pages = [...new Set(routes.map((route) => fullPath(routes, route.id) || '/'))].map((path) =>
    path
      .replace(':supplierId', supplier.companyId)
      .replace(':picture', '1')
      .replace(':id', id)
      .replace(/:\w+/g, id)
      .replace('*', 'no-such-page'),
  )
  const near = ['q=emerald+vase', 'q=emerald&sort=price_up', 'sort=price_down', 'q=emerald&min=7000&max=8000']
  const shown = [...pages, ...near.map((query) => `/products?${query}`)]
  const asData = shown.map((path) => path.replace(/^\/(\?|$)/, '/_root$1').replace(/^([^?]*)/, '$1.data'))
  const api = [
    ...[`/listings/${id}`, `/listings/${id}/similar`, '/listings?q=emerald', '/listings?sort=price_down'],
    ...['/listing-suggestions?q=emer', `/listing-prices?productIds=${id}`, `/suppliers/${supplier.companyId}`],
    `/cart/price?lines=${encodeURIComponent(JSON.stringify([{ productId: id, quantity: 10 }]))}`,
  ].map((path) => `/api/v1${path}`)
  return [...shown, ...asData, ...api, '/sitemap.xml', '/sitemaps/products-1.xml', '/api/v1/openapi.json']
}

describe('a supplier that shows prices only after sign-in', () => {
  it('no page, data, preview or answer holds them for a visitor, before and after somebody signed in came by', {
    timeout: 600_000,
  }, async () => {
    const customer = await given.customer()
    const session = await fetch(`${own()}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.250.7.1' },
      body: JSON.stringify({ email: customer.email, password: customer.password }),
    })
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const all = await addresses()
    expect(all.length).toBeGreaterThan(150)
    const found: string[] = []
    const named = new Set<string>()
    const visit = async (path: string, language: string, at?: string) => {
      const headers = { 'accept-language': language, 'x-forwarded-for': '10.250.7.2' }
      const page = await ask(path, headers, at)
      if (digitsIn(page.html) || digitsIn(JSON.stringify([...page.headers]))) found.push(path)
      if (page.html.includes(id)) named.add(path)
    }
    for (const path of all) {
      await visit(path, 'en')
      await visit(path, 'en', own())
    }
    expect(found).toEqual([])
    for (const path of [`/products/${id}`, '/products?q=emerald+vase', `/supplier/${supplier.companyId}`])
      expect([...named]).toContain(path)

    const near = all.filter((path) => named.has(path))
    const read: string[] = []
    for (const path of near) if (digitsIn((await ask(path, { cookie })).html)) read.push(path)
    for (const path of [`/products/${id}`, `/products/${id}.data`, `/supplier/${supplier.companyId}`])
      expect(read).toContain(path)
    for (const path of near) for (const language of languages) await visit(path, language)
    expect(found).toEqual([])
  })

  it('its preview and what search engines read say nothing of a price', async () => {
    const { html } = await ask(`/products/${id}`, { 'accept-language': 'en' })
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^Sign in to see the price\./)
    const [, told = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const product = JSON.parse(told)['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'Product')
    expect(product).toMatchObject({ name: NAME })
    expect(product).not.toHaveProperty('offers')
  })

  for (const scripts of [true, false]) {
    journey(
      `a visitor signs in and comes back to the price, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, viewport: phone, site },
      async ({ page, open, awake }) => {
        const customer = await given.customer()
        await open(`/products?q=${NAME}`)
        if (scripts) await awake()
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: NAME }) })
        await card.getByRole('link', { name: 'Sign in to see the price' }).waitFor()
        await card.getByRole('link', { name: NAME, exact: true }).click()
        await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
        expect(await page.getByText(SHOWN).count()).toBe(0)
        await page.getByRole('main').getByRole('link', { name: 'Sign in to see the price' }).first().click()
        await page.waitForURL(/\/auth/)
        await signInOn(page, customer)
        await page.waitForURL(`**/products/${id}`)
        await page.getByText(SHOWN).first().waitFor()
        await open(`/products?q=${NAME}`)
        await page.getByText(SHOWN).first().waitFor()
      },
    )
  }

  journey('a visitor who orders signs in first, and orders at the price', { site }, async ({ page, open, awake }) => {
    await open(`/products/${id}`)
    await awake()
    await page.locator('.order-bar').getByRole('link', { name: 'Order It' }).click()
    await page.waitForURL(/\/auth/)
    await signInOn(page, await given.customer())
    await page.waitForURL(`**/products/${id}/order`)
    await page.getByRole('dialog').getByText(SHOWN).first().waitFor()
  })

  journey('a customer asks for a quote, and sees what it costs', {}, async ({ page, open }) => {
    await beSignedIn(page, await given.customer())
    await open(`/customer/quotes/new?line=${id}`)
    await page.getByRole('main').getByText(SHOWN).first().waitFor()
  })

  for (const scripts of [true, false]) {
    journey(
      `the supplier ticks it in the settings, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const own = await newSupplier('Yakut Cam')
        const product = await list({ supplier: own, priceCents: 1234n })
        await beSignedIn(page, own)
        const prices = page.getByRole('checkbox', { name: 'Prices only after sign-in' })
        const price = async () =>
          ((await (await page.request.get(`/api/v1/listings/${product.id}`)).json()) as { priceCents: number | null })
            .priceCents
        const save = async (wanted: boolean) => {
          await open('/supplier/settings')
          if (scripts) await awake()
          const typed = { fullName: 'Elif Yakut', phone: '0258 000 00 00', address: 'Organize Sanayi 12, Merkez' }
          for (const [name, value] of Object.entries({ ...typed, city: 'Denizli', country: 'Turkey' }))
            await page.locator(`[name=${name}]`).fill(value)
          await prices.setChecked(wanted)
          await page.getByRole('button', { name: 'Save settings' }).click()
          await page.getByRole('status').getByText('Settings Saved!').waitFor()
          await open('/supplier/settings')
          expect(await prices.isChecked()).toBe(wanted)
        }
        expect(await price()).toBe(1234)
        await save(true)
        expect(await price()).toBeNull()
        await save(false)
        expect(await price()).toBe(1234)
      },
    )
  }
})
