import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { type ListedProduct, openListings } from '../browser/list-product.ts'

const { list, supplier } = openListings()
const NAME = 'Painted bowl, five pictures'

const gallery = (page: Page) => page.getByRole('dialog', { name: NAME })
const counter = (page: Page) => gallery(page).locator('[aria-live]').textContent()
const shown = (page: Page) =>
  gallery(page)
    .getByRole('img', { name: /, picture \d$/ })
    .getAttribute('src')
const path = (page: Page) => new URL(page.url()).pathname

describe('the gallery', () => {
  let bowl: ListedProduct
  let maker: string
  beforeAll(async () => {
    const potter = await supplier('Avanos Çömlek')
    maker = potter.companyId
    bowl = await list({ supplier: potter, english: NAME, pictures: 5 })
  })
  const at = (picture: number) => `/products/${bowl.id}/gallery/${picture}`

  journey(
    'opens from a card over the list, with a URL of its own [GAL-01, GAL-02, GAL-03, GAL-04]',
    {},
    async ({ page, open, awake }) => {
      await open(`/supplier/${maker}`)
      await awake()
      const opener = page.getByRole('link', { name: `Open pictures of ${NAME}` })
      await opener.click()
      await gallery(page).waitFor()
      const size = await gallery(page).boundingBox()
      expect(size).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 })
      expect(path(page)).toBe(at(1))
      expect(await counter(page)).toBe('1 / 5')
      expect(await shown(page)).toContain(bowl.pictures[0])

      await gallery(page).getByRole('link', { name: 'Next picture' }).click()
      await expect.poll(() => counter(page)).toBe('2 / 5')
      expect(await shown(page)).toContain(bowl.pictures[1])
      await gallery(page).getByRole('link', { name: 'Previous picture' }).click()
      await gallery(page).getByRole('link', { name: 'Previous picture' }).click()
      await expect.poll(() => counter(page)).toBe('5 / 5')

      expect(await gallery(page).getByRole('listitem').count()).toBe(5)
      await gallery(page).getByRole('link', { name: 'Picture 3' }).click()
      await expect.poll(() => counter(page)).toBe('3 / 5')
      expect(await shown(page)).toContain(bowl.pictures[2])
      expect(path(page)).toBe(at(3))

      await gallery(page).getByRole('link', { name: 'Close' }).click()
      await gallery(page).waitFor({ state: 'detached' })
      expect(path(page)).toBe(`/supplier/${maker}`)
      await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    },
  )

  journey(
    'by keyboard: arrows go on, Escape gives the focus back [GAL-02, GAL-04]',
    {},
    async ({ page, open, awake }) => {
      await open(`/products/${bowl.id}`)
      await awake()
      const opener = page.getByRole('link', { name: 'Open pictures full screen' })
      await opener.press('Enter')
      await gallery(page).waitFor()
      expect(path(page)).toBe(at(1))
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => counter(page)).toBe('2 / 5')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => counter(page)).toBe('1 / 5')
      await gallery(page).getByRole('link', { name: 'Next picture' }).press('Enter')
      await expect.poll(() => counter(page)).toBe('2 / 5')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next picture')
      await page.keyboard.press('Escape')
      await gallery(page).waitFor({ state: 'detached' })
      expect(path(page)).toBe(`/products/${bowl.id}`)
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
    },
  )

  journey('in Arabic the next picture lies to the left', { language: 'ar' }, async ({ page, open, awake }) => {
    await open(at(1))
    await awake()
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL(at(2))
  })

  journey('a swipe shows the next picture', { viewport: phone }, async ({ page, open, awake }) => {
    await open(at(1))
    await awake()
    const wipe = async (from: number, to: number) => {
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
      await touch('touchStart', from)
      await touch('touchMove', (from + to) / 2)
      await touch('touchMove', to)
      await touch('touchEnd')
    }
    await wipe(300, 100)
    await expect.poll(() => counter(page)).toBe('2 / 5')
    expect(path(page)).toBe(at(2))
    await wipe(100, 300)
    await expect.poll(() => counter(page)).toBe('1 / 5')
    await wipe(200, 190)
    expect(path(page)).toBe(at(1))
  })

  journey(
    'without scripts its URL shows it open, with all its controls [GAL-02, GAL-03, GAL-04]',
    { scripts: false, viewport: phone },
    async ({ page, open }) => {
      await open(`/products?q=painted+bowl+five`)
      await page.getByRole('link', { name: `Open pictures of ${NAME}` }).click()
      await page.waitForURL(at(1))
      expect(await counter(page)).toBe('1 / 5')
      await gallery(page).getByRole('link', { name: 'Next picture' }).click()
      await page.waitForURL(at(2))
      expect(await counter(page)).toBe('2 / 5')
      await gallery(page).getByRole('link', { name: 'Picture 5' }).click()
      await page.waitForURL(at(5))
      expect(await shown(page)).toContain(bowl.pictures[4])
      await gallery(page).getByRole('link', { name: 'Close' }).click()
      await page.waitForURL(`/products/${bowl.id}`)
    },
  )

  journey('a URL without a picture is not found', { statuses: [404] }, async ({ open }) => {
    for (const picture of ['0', '6', '1.5', 'x'])
      expect((await open(`/products/${bowl.id}/gallery/${picture}`)).status(), picture).toBe(404)
  })
})
