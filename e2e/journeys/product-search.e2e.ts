import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { loginOf } from '../browser/sign-in.ts'

const { list, supplier } = openListings()

const names = (page: Page) => page.locator('main li h2').allInnerTexts()
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const filter = (page: Page) => page.locator('main summary', { hasText: 'Filter' })

describe('finding products', () => {
  for (const scripts of [true, false]) {
    journey(
      `words are found from any page without their accents, on a phone, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, viewport: phone },
      async ({ page, open, awake }) => {
        const maker = await supplier('Zincidere Giyim')
        await list({ supplier: maker, name: `Işıltılı gömlek ${scripts}`, english: `Gleaming shirt ${scripts}` })
        await open('/about')
        if (scripts) await awake()
        await box(page).fill('isiltili gomlek')
        await box(page).press('Enter')
        await page.waitForURL('/products?q=isiltili+gomlek')
        await expect.poll(() => names(page)).toContain(`Gleaming shirt ${scripts}`)
        expect(await page.getByRole('list', { name: 'Chosen filters' }).textContent()).toBe('Search: isiltili gomlek')
      },
    )
  }

  journey('a typing error is corrected, with links to both words', {}, async ({ page, open }) => {
    const maker = await supplier('Yeşilhisar Ahşap')
    await list({ supplier: maker, english: 'Walnut chessboard', category: 'other' })
    await open('/products?q=chessbaord&category=other')
    await expect.poll(() => names(page)).toEqual(['Walnut chessboard'])
    expect(await page.getByRole('status').textContent()).toContain(
      'Nothing was found for “chessbaord”. These products match “chessboard”.',
    )
    expect(await page.getByRole('link', { name: 'Search for “chessbaord” in all products' }).getAttribute('href')).toBe(
      '/products?q=chessbaord',
    )
    await page.getByRole('link', { name: 'Search for “chessboard”' }).click()
    await page.waitForURL('/products?q=chessboard&category=other')
    await expect.poll(() => names(page)).toEqual(['Walnut chessboard'])
  })

  for (const scripts of [true, false]) {
    journey(
      `price, seal and sorting filter the list and are part of the URL, ${scripts ? 'by keyboard' : 'without scripts'}`,
      { scripts },
      async ({ page, open, awake }) => {
        const word = scripts ? 'basalt' : 'granite'
        const sealed = await supplier(`Erkilet Taş ${word}`, { verified: true })
        const plain = await supplier(`Bünyan Taş ${word}`)
        await list({ supplier: sealed, english: `${word} mortar small`, priceCents: 500n })
        await list({ supplier: sealed, english: `${word} mortar large`, priceCents: 1500n })
        await list({ supplier: plain, english: `${word} mortar middle`, priceCents: 1000n })
        await open(`/products?q=${word}`)
        if (scripts) await awake()
        await filter(page).press('Enter')
        await page.getByLabel('Sort by').selectOption('price_down')
        await page.getByLabel('From').fill('4.50')
        await page.getByLabel('Up to').fill('15')
        await page.getByLabel('Verified suppliers only').press('Space')
        await page.getByRole('button', { name: 'Show products' }).press('Enter')
        await page.waitForURL(`/products?q=${word}&sort=price_down&min=4.50&max=15&verified=only`)
        await expect.poll(() => names(page)).toEqual([`${word} mortar large`, `${word} mortar small`])
        await page.getByRole('link', { name: 'Remove: Verified suppliers only' }).click()
        await page.waitForURL(`/products?q=${word}&min=4.50&max=15&sort=price_down`)
        await expect
          .poll(() => names(page))
          .toEqual([`${word} mortar large`, `${word} mortar middle`, `${word} mortar small`])
      },
    )
  }

  for (const scripts of [true, false]) {
    journey(
      `nothing found leads to nearest words, their category and needs, ${scripts ? 'with' : 'without'} scripts`,
      { scripts },
      async ({ page, open, awake }) => {
        const word = scripts ? 'samovar' : 'tagine'
        const maker = await supplier(`Develi Bakır ${word}`)
        await list({ supplier: maker, english: `Hammered ${word}`, category: 'other' })
        await open(`/products?q=${word}+qqqqxyz`)
        if (scripts) await awake()
        const nearest = page.getByRole('list', { name: 'Similar searches' })
        expect(await nearest.getByRole('link').allTextContents()).toEqual([word])
        const categories = page.getByRole('list', { name: 'Categories with products' })
        expect(await categories.getByRole('link').first().textContent()).toBe('Other')
        await page.getByRole('link', { name: 'Tell us what you need' }).click()
        await page.waitForURL(`/needs?q=${word}+qqqqxyz`)
        expect(await page.getByLabel('What do you need?').inputValue()).toBe(`${word} qqqqxyz`)
        await page.goBack()
        await nearest.getByRole('link', { name: word }).click()
        await page.waitForURL(`/products?q=${word}`)
        await expect.poll(() => names(page)).toEqual([`Hammered ${word}`])
      },
    )
  }

  journey('while somebody types, suggestions stand below and the arrow keys lead to them', {}, async (walk) => {
    const { page, open, awake } = walk
    const maker = await supplier('İncesu Porselen')
    await list({ supplier: maker, english: 'Gilded teacup', category: 'home' })
    await open('/products')
    await awake()
    await box(page).pressSequentially('gilde')
    const products = page.getByRole('list', { name: 'Products' })
    await products.getByRole('link', { name: 'Gilded teacup' }).waitFor()
    const covered = () => page.locator('main').evaluate((main) => (main as HTMLElement).inert)
    expect(await covered()).toBe(true)
    expect(await page.getByRole('list', { name: 'Suppliers' }).getByRole('link').allTextContents()).toEqual([
      'İncesu Porselen',
    ])
    expect(await page.getByRole('link', { name: 'Not found? Tell us what you need' }).getAttribute('href')).toBe(
      '/needs?q=gilde',
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await products.waitFor({ state: 'detached' })
    expect(await covered()).toBe(false)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await box(page).pressSequentially('d')
    await products.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('/products?category=home')
  })

  journey('another search keeps the filters of the list, also one that was suggested', {}, async (walk) => {
    const { page, open, awake } = walk
    const maker = await supplier('Talas Bakır')
    await list({ supplier: maker, english: 'Hammered ewer', category: 'other', priceCents: 900n })
    await open('/products?category=other&max=10')
    await awake()
    await box(page).pressSequentially('ewe')
    const searches = page.getByRole('list', { name: 'Searches' })
    await searches.getByRole('link', { name: 'ewer', exact: true }).waitFor()
    expect(await searches.getByRole('link', { name: 'ewer', exact: true }).getAttribute('href')).toBe(
      '/products?q=ewer&category=other&max=10',
    )
    await box(page).pressSequentially('r')
    await box(page).press('Enter')
    await page.waitForURL('/products?q=ewer&category=other&max=10')
    await expect.poll(() => names(page)).toEqual(['Hammered ewer'])
    expect(await searches.count()).toBe(0)
  })

  journey('who sells or works at the desk searches products outside their own area', {}, async ({ page, open }) => {
    for (const [role, path, count] of [
      ['customer', '/customer/dashboard', 1],
      ['supplier', '/supplier/dashboard', 0],
      ['supplier', '/about', 1],
      ['admin', '/admin/dashboard', 0],
    ] as const) {
      await beSignedIn(page, loginOf(role))
      await open(path)
      expect([path, await box(page).count()]).toEqual([path, count])
    }
  })

  journey('without results, the page says what can be done', {}, async ({ page, open }) => {
    await open('/products?q=qqqqxyz&category=home&max=3')
    await page.getByRole('heading', { name: 'No products match your search.' }).waitFor()
    expect(await page.getByRole('link', { name: 'Search for “qqqqxyz” in all products' }).getAttribute('href')).toBe(
      '/products?q=qqqqxyz',
    )
    expect(
      await page.getByRole('list', { name: 'Categories with products' }).getByRole('link').count(),
    ).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.waitForURL('/products')
    await expect.poll(() => names(page)).not.toEqual([])
  })
})
