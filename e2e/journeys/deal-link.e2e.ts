import { randomUUID } from 'node:crypto'
import { languages } from '@ticarum/contract/values/languages'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { countBytes, scriptsOf, totalBytes } from '../browser/count-bytes.ts'
import { dealLink } from '../browser/deal-link.ts'
import { profilePath, richProduct } from '../browser/demo-pages.ts'
import { anotherBrowser } from '../browser/elsewhere.ts'
import { journey } from '../browser/journey.ts'
import { given, owner } from '../forms/world.ts'

/** The whole is less than a product's page; of scripts it has 3 kB more than that one's 125 kB. */
const budget = { scripts: 130_000, page: 165_000 }

async function offered() {
  const companyId = await given.company('customer', { name: 'Xalane Trading' })
  const customer = await given.customer({ companyId, fullName: 'Faadumo Warsame' })
  const supplier = await given.supplier()
  const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 5000 })
  const { id } = await given.quote({ customer, product, state: 'offered' })
  const { rows } = await owner.query<{ number: string }>('select number from quotes where id = $1', [id])
  return { id, number: rows[0]?.number ?? '', customer, supplier }
}

const figures = (page: Page) =>
  page.locator('main [data-cents]').evaluateAll((all) => all.map((each) => each.getAttribute('data-cents')))
const messageIn = async (page: Page, name: string) =>
  new URL((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '').searchParams.get('text')

describe('a deal link', () => {
  journey(
    'goes to a partner in Arabic, becomes the tracking page, and shows nothing once it is revoked',
    { statuses: [404] },
    async ({ page, open, awake }) => {
      const { id, number, customer, supplier } = await offered()
      await beSignedIn(page, customer)
      await open(`/quotes/${id}/share`)
      await awake()
      await page.getByRole('button', { name: 'Show the link' }).click()
      const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
      expect(link).toMatch(/\/deal\/[\w-]{43}$/)
      expect(await messageIn(page, 'Soomaali')).toContain(`${link}?lang=so`)
      expect(await messageIn(page, 'Türkçe')).toMatch(new RegExp(`${number} .*20\\.000,00`))

      const partner = await anotherBrowser(page, { language: 'ar' })
      const { pathname } = new URL(link)
      const answer = await partner.goto(pathname)
      expect(answer?.headers()).toMatchObject({
        ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
      })
      expect(await partner.locator('html').getAttribute('dir')).toBe('rtl')
      expect(await partner.locator('h1').textContent()).toBe(`عرض السعر ${number}`)
      const read = (await partner.locator('body').textContent()) ?? ''
      for (const secret of ['Faadumo', 'Xalane', 'Deniz', customer.email, 'Mogadishu'])
        expect(read).not.toContain(secret)
      expect(await messageIn(partner, 'إرسال عبر واتساب')).toContain(`${link}?lang=ar`)
      const toSignIn = await partner.getByRole('link', { name: /^سجّل الدخول لتقديم/ }).getAttribute('href')
      expect(toSignIn).toBe(`/auth?returnTo=${encodeURIComponent(`/customer/quotes/${id}`)}`)

      const shown = await figures(partner)
      expect(shown).toContain('2000000')
      for (const language of languages) {
        await partner.goto(`${pathname}?lang=${language}`)
        expect(await partner.locator('html').getAttribute('lang')).toBe(language)
        expect(await figures(partner), language).toEqual(shown)
      }

      const accepted = await page.request.post(`/api/v1/quotes/${id}/order`, {
        data: { version: 2, address: { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' } },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(accepted.ok()).toBe(true)
      await partner.goto(`${pathname}?lang=en`)
      await partner.getByText('Ordered', { exact: true }).waitFor()
      expect(await partner.locator('[aria-current=step]').textContent()).toMatch(/^Not Shipped/)
      expect(await partner.locator('main').textContent()).not.toMatch(/Mogadishu|Maka|Faadumo|Xalane/)
      await open(`/quotes/${id}/share`)
      await awake()
      await page.getByRole('button', { name: 'Show the link' }).click()
      expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)

      await beSignedIn(page, supplier)
      await open(`/quotes/${id}/share`)
      await awake()
      await page.getByRole('button', { name: 'Revoke the link' }).click()
      await page.getByText('The link was revoked.').waitFor()
      const revoked = await partner.goto(`${pathname}?lang=en`)
      const text = await partner.locator('main').textContent()
      const absent = await partner.goto(`/deal/${'x'.repeat(43)}`)
      expect([revoked?.status(), absent?.status()]).toEqual([404, 404])
      expect(await partner.locator('main').textContent()).toBe(text)
    },
  )

  for (const scripts of [true, false])
    journey(
      `is read in another language by the page's own choice, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const { id, number, customer } = await offered()
        await beSignedIn(page, customer)
        const path = await dealLink(page, id)
        await page.context().clearCookies()
        await open(path)
        if (scripts) await awake()
        await Promise.all([
          page.waitForEvent('load'),
          page
            .locator('header form[action="/language"] button[value=tr]')
            .first()
            .evaluate((button) => (button as HTMLButtonElement).click()),
        ])
        expect(new URL(page.url()).pathname).toBe(path)
        expect(await page.locator('h1').textContent()).toBe(`${number} numaralı fiyat teklifi`)
      },
    )

  journey('is offered to members and refused to others', {}, async ({ page, open }) => {
    const { id, customer, supplier } = await offered()
    await beSignedIn(page, customer)
    const path = await dealLink(page, id)
    for (const [person, role] of [
      [customer, 'customer'],
      [supplier, 'supplier'],
    ] as const) {
      await beSignedIn(page, person)
      await open(path)
      expect(await page.getByRole('link', { name: 'Open the quote' }).getAttribute('href')).toBe(
        `/${role}/quotes/${id}`,
      )
    }
    await beSignedIn(page, await given.customer())
    await open(path)
    await page.getByText('Only members of the company that asked').waitFor()
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /quote|Sign in/ })
        .count(),
    ).toBe(0)
  })

  journey(
    'is previewed with supplier, figures, seal and picture in each language, and fits a phone',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const customer = await given.customer()
      const product = { id: richProduct.id, supplierId: profilePath.split('/').at(-1) ?? '' }
      const { id } = await given.quote({ customer, product, state: 'offered' })
      await beSignedIn(page, customer)
      const path = await dealLink(page, id)
      await page.context().clearCookies()
      const said = { en: 'Verified supplier', so: 'la xaqiijiyay', tr: 'Doğrulanmış', ar: 'موثّق' }
      const totals = { en: '$20,000.00', so: '$20,000.00', tr: '$20.000,00', ar: '$20,000.00' }
      for (const language of languages) {
        const answer = await page.request.get(`${path}?lang=${language}`)
        const html = await answer.text()
        const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
        expect(meta('og:title')).toContain(richProduct.supplier.name)
        expect(meta('og:description')).toContain(totals[language])
        expect(meta('og:description')).toContain(said[language])
        const picture = await page.request.get(meta('og:image'))
        expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
        expect((await picture.body()).length + (await answer.body()).length).toBeLessThan(300_000)
      }

      const counted = await countBytes(page, async () => {
        await open(path)
        await awake()
      })
      const [scripts, all] = [totalBytes(scriptsOf(counted)), totalBytes(counted)]
      console.log(`a deal link ships ${scripts} bytes of scripts, ${all} in all`)
      expect(scripts).toBeLessThanOrEqual(budget.scripts)
      expect(all).toBeLessThanOrEqual(budget.page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    },
  )
})
