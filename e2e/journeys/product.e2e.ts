import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { loginOf } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'
import { given } from '../forms/world.ts'

const { owner, list, supplier } = openListings()

const row = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
    .textContent()
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')

const towel = {
  unit: 'carton',
  pieces_per_unit: 24,
  minimum: 5,
  tiers: JSON.stringify([
    { from: 20, priceCents: 7080 },
    { from: 100, priceCents: 6240 },
  ]),
  incoterm: 'FOB',
  basis_place: 'İzmir',
  lead_days: 7,
  customs_code: '6302.60',
  details: JSON.stringify({
    weightGrams: 12_600,
    carton: { lengthCm: 80, widthCm: 60, heightCm: 34, units: 1 },
    volumeCm3: 163_200,
    facts: [{ name: 'Material', value: '100 % combed cotton' }],
    options: [{ name: 'Colour', values: ['Ecru', 'Petrol'] }],
  }),
}

describe('the page of a product', () => {
  journey('shows prices, facts, stock and supplier, and what the seal stands for', {}, async ({ page, open }) => {
    // A word of their own: of what other journeys sell, only four are shown as similar.
    const weaver = await supplier('Buldan Havlu', { verified: true })
    const { id } = await list({
      supplier: weaver,
      english: 'Muslin wrap, 70 × 140 cm',
      priceCents: 7680n,
      stock: 360,
      articleCode: 'BT-70',
      pictures: 2,
      columns: towel,
    })
    await list({ supplier: weaver, english: 'Muslin wrap, 50 × 90 cm' })
    await open(`/products/${id}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Muslin wrap, 70 × 140 cm')
    const steps = await page.locator('section[aria-labelledby=price] li').allInnerTexts()
    expect(steps.map((step) => step.replace(/\s+/g, ' '))).toEqual(['$76.80 5–19', '$70.80 20–99', '$62.40 100+'])
    expect(await page.locator('section[aria-labelledby=price]').textContent()).toContain('per carton · $3.20 per piece')
    expect(await page.locator('main').textContent()).toMatch(/Price confirmed on \d+ \w+ \d{4}/)
    for (const [label, value] of [
      ['Material', '100 % combed cotton'],
      ['Colour', 'Ecru, Petrol'],
      ['Selling unit', 'Carton, 24 pieces'],
      ['Minimum order', '5 cartons'],
      ['In stock', '360 cartons'],
      ['Ready to ship', 'in 7 days'],
      ['Price basis', 'Free on board İzmir (FOB)'],
      ['Weight', '12.6 kg'],
      ['Carton', '\u206680 × 60 × 34 cm\u2069, 1 unit'],
      ['Volume', '0.163 m³'],
      ['Customs code', '6302.60'],
      ['Origin', 'Kayseri, Turkey'],
      ['Article code', 'BT-70'],
    ] as const)
      expect(await row(page, label), label).toBe(value)

    const seal = page.locator('section[aria-labelledby=supplier] details')
    expect(await seal.getByText('Valid until').isVisible()).toBe(false)
    await seal.locator('summary').press('Enter')
    await seal.getByText('Valid until').waitFor()
    expect(await seal.textContent()).toMatch(/Verified by Ticarum on .*Trade registry.*Address.*Valid until /s)
    await page
      .getByRole('region', { name: 'Similar products' })
      .getByRole('link', { name: 'Muslin wrap, 50 × 90 cm', exact: true })
      .waitFor()
    await page.getByRole('link', { name: 'View supplier' }).click()
    await page.waitForURL(`/supplier/${weaver.companyId}`)
  })

  journey(
    'says that a price is unconfirmed, that it is made to order, and in which language the text is',
    { language: 'so' },
    async ({ page, open }) => {
      const maker = await supplier('Talas Marangoz')
      const columns = { made_to_order: true, price_confirmed_at: new Date(Date.now() - 40 * 86_400_000) }
      const { id } = await list({ supplier: maker, english: 'Oak stool', columns })
      await open(`/products/${id}`)
      const text = await page.locator('main').textContent()
      expect(text).toMatch(/Qiimaha lama xaqiijin tan iyo \d\d\/\d\d\/\d{4}/)
      expect(text).toContain('Dalab ayaa lagu sameeyaa')
      expect(text).toContain('English')
      expect(await page.locator('h1 bdi').getAttribute('lang')).toBe('en')
    },
  )

  journey('can be shared by WhatsApp without scripts', { scripts: false, viewport: phone }, async ({ page, open }) => {
    const maker = await supplier('Ürgüp Halı')
    const { id } = await list({ supplier: maker, english: 'Kilim & cushion', priceCents: 3850n })
    await open(`/products/${id}`)
    const link = page.getByRole('link', { name: 'Share by WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toBe(
      `On Ticarum: Kilim & cushion, \u2066$38.50\u2069 per piece\n${system.site}/products/${id}`,
    )
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0)
  })

  journey(
    'says what a quantity costs while it is typed, marks its tier, and orders exactly that, by keyboard',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const { id } = await list({
        supplier: await supplier('Buldan Peştamal'),
        english: 'Hammam towel, striped',
        priceCents: 7680n,
        stock: 360,
        columns: towel,
      })
      await open(`/products/${id}`)
      await awake()
      const bar = page.locator('.order-bar')
      const tier = () => page.locator('li[aria-current=true]').textContent()
      expect([await tier(), await bar.getByRole('status').textContent()]).toEqual(['$76.805–19', '$384.00'])
      expect(await bar.textContent()).toMatch(/5 cartons, .?FOB İzmir/)
      await page.getByText(/^Add 15 cartons, and each costs .?\$70\.80/).waitFor()
      await page.getByRole('button', { name: 'One more' }).press('Enter')
      expect(await bar.getByRole('status').textContent()).toBe('$460.80')
      await page.getByLabel('Quantity', { exact: true }).fill('25')
      expect([await tier(), await bar.getByRole('status').textContent()]).toEqual(['$70.8020–99', '$1,770.00'])
      const size = await page.locator('main form p', { hasText: '600 pieces' }).first().textContent()
      expect(size).toMatch(/25 cartons600 pieces4\.08 m³315 kg/)

      await bar.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByRole('status').filter({ hasText: 'Added to Cart' }).waitFor()
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').lines)
      expect(kept).toMatchObject([{ productId: id, quantity: 25 }])
      await page.getByLabel('Quantity', { exact: true }).press('Enter')
      await page.waitForURL(`/products/${id}/order?quantity=25`)
      expect(await page.getByRole('dialog').getByLabel('Quantity').inputValue()).toBe('25')
    },
  )

  journey(
    'takes a quantity into dialog and cart without scripts, and never less than the minimum',
    { scripts: false },
    async ({ page, open }) => {
      const { id } = await list({
        supplier: await supplier('Denizli Havlu'),
        english: 'Guest towel, fringed',
        priceCents: 7680n,
        columns: towel,
      })
      await open(`/products/${id}`)
      await page.getByLabel('Quantity', { exact: true }).fill('40')
      await page.getByRole('button', { name: 'Order It' }).first().click()
      await page.waitForURL(/\/order\?.*quantity=40/)
      expect(await page.getByRole('dialog').getByLabel('Quantity').inputValue()).toBe('40')

      const customer = await given.customer()
      await beSignedIn(page, customer)
      await open(`/products/${id}`)
      await page.getByLabel('Quantity', { exact: true }).fill('2')
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await page.getByRole('status').filter({ hasText: 'Added to Cart' }).waitFor()
      const { rows } = await owner.query('select quantity from cart_lines where customer_id = $1', [customer.companyId])
      expect(rows).toEqual([{ quantity: 5 }])
    },
  )

  journey(
    'its first screen on a phone has price, tiers, quantity, total, order button and the facts that decide',
    { viewport: phone, firstVisit: true },
    async ({ page, open, awake }) => {
      const { id } = await list({
        supplier: await supplier('Sarayköy Bornoz', { verified: true }),
        english: 'Bath robe, hooded, ecru',
        priceCents: 7680n,
        stock: 360,
        pictures: 2,
        columns: towel,
      })
      await open(`/products/${id}`)
      await awake()
      const bar = await page.locator('.order-bar').boundingBox()
      expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(phone.height)
      const languages = await page.getByRole('region', { name: 'Choose your language' }).boundingBox()
      for (const part of ['h1', 'section[aria-labelledby=price]', '#amount', '.key-facts']) {
        const box = await page.locator(part).first().boundingBox()
        expect(box?.y, part).toBeGreaterThanOrEqual((languages?.y ?? 0) + (languages?.height ?? 0))
        expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(bar?.y ?? 0)
      }
      await page.keyboard.press('End')
      expect((await page.locator('.order-bar').boundingBox())?.y).toBe(bar?.y)
    },
  )

  journey('its link can be copied', {}, async ({ page, open, awake }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id } = await list({ supplier: await supplier('Sarız Yün'), english: 'Wool blanket' })
    await open(`/products/${id}`)
    await awake()
    await page.getByRole('button', { name: 'Copy link' }).press('Enter')
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${system.site}/products/${id}`)
  })

  journey(
    'tells search engines and messengers what it shows, whatever a supplier wrote',
    {},
    async ({ page, open, awake }) => {
      const name = 'Lamp </script><script>window.planted = true</script>'
      const { id, pictures } = await list({
        supplier: await supplier('Gesi Işık'),
        english: name,
        priceCents: 1999n,
        stock: 0,
        columns: { unit: 'carton', pieces_per_unit: 6, minimum: 12 },
      })
      await open(`/products/${id}`)
      await awake()
      const address = `${system.site}/products/${id}`
      expect(await page.title()).toBe(`${name} · Ticarum`)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
      const described = '\u2066$19.99\u2069 per carton, minimum 12. For wholesale, in twelve colours.'
      expect(await meta(page, 'description')).toBe(described)
      expect(await meta(page, 'og:description')).toBe(described)
      expect(await meta(page, 'og:title')).toBe(name)
      expect(await meta(page, 'og:url')).toBe(address)
      const picture = await page.request.get((await meta(page, 'og:image')) ?? '')
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      expect(data['@graph'][0]).toMatchObject({
        '@type': 'Product',
        name,
        image: [expect.stringContaining(pictures[0] ?? 'none')],
        offers: {
          '@type': 'Offer',
          price: '19.99',
          priceCurrency: 'USD',
          availability: 'https://schema.org/OutOfStock',
          seller: { name: 'Gesi Işık' },
        },
      })
      expect(await page.evaluate(() => (window as { planted?: boolean }).planted)).toBeUndefined()
    },
  )

  journey('only its owner and admins are offered to edit it', {}, async ({ page, open }) => {
    const mine = await supplier('Tomarza Deri')
    const { id } = await list({ supplier: mine, english: 'Leather belt' })
    const edit = async () => {
      await open(`/products/${id}`)
      return page.locator(`main a[href="/supplier/products/edit/${id}"]`).count()
    }
    expect(await edit()).toBe(0)
    await beSignedIn(page, loginOf('supplier'))
    expect(await edit()).toBe(0)
    await beSignedIn(page, mine)
    expect(await edit()).toBe(1)
    await beSignedIn(page, loginOf('admin'))
    expect(await edit()).toBe(1)
  })
})
