import { createPool } from '@ticarum/db/transaction'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const { list, supplier } = openListings()
const owner = createPool(system.ownerUrl, 1)
afterAll(() => owner.end())

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const PITCH = 'You make it. We bring it to five Somali cities.'

describe('the home page', () => {
  journey('names both sides of the market [HOME-03]', {}, async ({ page, open }) => {
    await open('/')
    const text = await page.locator('main').textContent()
    expect(text).toContain('Turkish manufacturers and wholesalers list products for export to Somalia')
    expect(text).toContain('Somali retailers and distributors browse, request quotes and order')
  })

  for (const scripts of [true, false]) {
    journey(
      `has hero, about, services, why choose us and contact, ${scripts ? 'with' : 'without'} scripts [HOME-01]`,
      { scripts },
      async ({ page, open, awake }) => {
        await open('/')
        if (scripts) await awake()
        for (const name of [
          'Wholesale from Turkey to Somalia',
          'A trading company between two coasts',
          'What we do with your order',
          'Why buyers and factories choose us',
          'Contact the trade team',
        ])
          expect(await section(page, name).isVisible(), name).toBe(true)
        const hero = section(page, 'Wholesale from Turkey to Somalia')
        expect(await hero.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/products')
        expect(await hero.getByRole('link', { name: 'Become a Supplier' }).getAttribute('href')).toBe('/suppliers')
        expect(
          await section(page, 'Contact the trade team').getByRole('link', { name: 'Write to us' }).getAttribute('href'),
        ).toBe('/contact')
      },
    )
  }

  journey('the supplier pitch is shown to visitors only [HOME-02]', {}, async ({ page, open, awake }) => {
    await open('/')
    await section(page, PITCH).getByRole('link', { name: 'Become a Supplier' }).waitFor()
    for (const person of [await given.customer(), await given.supplier(), await given.admin()]) {
      await beSignedIn(page, person)
      await open('/')
      await awake()
      expect(await section(page, 'Contact the trade team').count()).toBe(1)
      expect(await section(page, PITCH).count()).toBe(0)
      // Also if scripts fetch the page.
      await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
      await section(page, 'Contact the trade team').waitFor()
      expect(await section(page, PITCH).count()).toBe(0)
    }
  })

  journey('begins for who is signed in with what waits for them, and leads to their dashboard', {}, async (walk) => {
    const { page, open } = walk
    const customer = await given.customer({ fullName: 'Sahra Maxamuud' })
    await given.order({ customer, status: 'processing', shippingStatus: 'delivered' })
    await open('/')
    expect(await page.getByRole('region', { name: /^Welcome back/ }).count()).toBe(0)
    await beSignedIn(page, customer)
    await open('/')
    const welcome = page.getByRole('region', { name: 'Welcome back, Sahra Maxamuud' })
    // the receipt and the payment of the order
    expect(await welcome.locator('p').textContent()).toBe('2 things wait for you.')
    const links = await welcome.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/customer/dashboard', '/customer/orders?waits=receipt', '/customer/orders?waits=payment'])
    expect(await page.locator('main a[href="/suppliers"]').count()).toBe(0)
  })

  journey('the footer shows the founding year, and the range since [NAV-17]', {}, async ({ page, open }) => {
    await open('/')
    const year = new Date().getFullYear()
    expect(await page.getByRole('contentinfo').textContent()).toContain(year > 2025 ? `© 2025–${year}` : '© 2025')
  })

  journey('shows what was listed last, and leads there without leaving the site', {}, async ({ page, open, awake }) => {
    const { id } = await list({
      supplier: await supplier('Buldan Perde'),
      english: 'Linen curtain, newest',
      priceCents: 1250n,
    })
    await open('/')
    await awake()
    const newest = section(page, 'Newest products')
    const link = newest.locator(`a[href="/products/${id}"]`)
    expect(await link.textContent()).toBe('Linen curtain, newest')
    expect(
      await newest
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/products/${id}"]`) })
        .textContent(),
    ).toContain('$12.50')
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Linen curtain, newest' }).waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.goBack()
    await newest.waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })

  journey('its pictures are loaded when the reader is near', { viewport: phone }, async ({ page, open, awake }) => {
    await open('/')
    await awake()
    const newest = section(page, 'Newest products')
    const far = newest.getByRole('list').first().getByRole('listitem').last()
    expect(await far.locator('img').count()).toBe(0)
    await far.scrollIntoViewIfNeeded()
    await far.locator('img').waitFor({ state: 'attached' })
  })

  journey('figures are shown from a threshold on', {}, async ({ page, open }) => {
    const facts = section(page, 'A trading company between two coasts')
    await owner.query('update site_figures set products = 99, suppliers = 1200, verified = 9')
    await open('/')
    expect(await facts.textContent()).toContain('Suppliers1,200')
    expect(await facts.textContent()).not.toMatch(/Listed products|Verified suppliers/)
  })
})
