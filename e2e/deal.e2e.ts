import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Browser, Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from './browser/be-signed-in.ts'
import { dialog, fillAddress, ordersOf } from './browser/buying.ts'
import { type Circumstances, contextOptions, desk, narrow } from './browser/circumstances.ts'
import { productPath, richProduct } from './browser/demo-pages.ts'
import { journey } from './browser/journey.ts'
import { oneColourPng } from './browser/one-colour-png.ts'
import { pictureOf } from './browser/picture-of.ts'
import { system } from './browser/system.ts'
import { given, owner } from './forms/world.ts'
import { root } from './system/entry.ts'

const folder = path.join(root, 'docs/screens/deal')
/** Sizes 40 to 45; they reach the second price tier. */
const sizes = [20, 40, 60, 60, 40, 20]
const DAY = 86_400_000

type Look = Circumstances & { viewport: typeof desk; language: string }
const somali: Look = { viewport: narrow, language: 'so' }
const arabic: Look = { viewport: narrow, language: 'ar' }
const turkish: Look = { viewport: desk, language: 'tr' }
const english: Look = { viewport: desk, language: 'en' }

/** Somebody with a browser of their own. */
interface Side {
  page: Page
  /** opens a path and waits until the page can be used */
  visit(path: string): Promise<void>
  /** the next picture, '07-ar-order': from the top, or with a part in sight */
  take(name: string, part?: Locator): Promise<void>
}

let pictures = 0

async function sideOf(browser: Browser, look: Look, person?: GivenPerson): Promise<Side> {
  const context = await browser.newContext({ baseURL: system.site, ...contextOptions(look) })
  await context.addInitScript(() => localStorage.setItem('met', '1'))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  if (person) await beSignedIn(page, person)
  const { language, viewport } = look
  const awake = () =>
    page.waitForFunction(() => document.querySelector('form[action="/theme"] [aria-pressed="true"]') !== null)
  return {
    page,
    async visit(address) {
      await page.goto(address)
      await awake()
    },
    async take(name, part) {
      await awake()
      await page.evaluate(() => scrollTo(0, 0))
      pictures += 1
      const file = `${String(pictures).padStart(2, '0')}-${language}-${name}.webp`
      writeFileSync(
        path.join(folder, file),
        await pictureOf(page, { width: viewport.width, tallest: viewport.height * 2.5, quality: 60, part }),
      )
      await page.setViewportSize(viewport)
    },
  }
}

const entriesOf = async (order: unknown, kind: string) =>
  (await owner.query('select id from payment_entries where order_id = $1 and kind = $2', [order, kind])).rows

/** `npm run screens -- deal` */
describe('one deal, as its four people see it', () => {
  journey('from a search to the tracking link', { long: true }, async ({ page: first }) => {
    const browser = first.context().browser()
    if (!browser) throw new Error('the page has no browser')
    mkdirSync(folder, { recursive: true })
    for (const old of globSync(`${folder}/*.webp`)) rmSync(old)

    const supplierId = (await owner.query('select supplier_id from products where id = $1', [richProduct.id])).rows[0]
      ?.supplier_id
    const companyId = await given.company('customer', { name: 'Ganacsiga Hodan', city: 'Muqdisho' })
    const [hodan, maryan, ismail, admin] = [
      await given.customer({ companyId, fullName: 'Hodan Cali', email: 'hodan@hodan.example', language: 'so' }),
      await given.customer({
        companyId,
        owner: false,
        fullName: 'مريم علي',
        email: 'maryan@hodan.example',
        language: 'ar',
      }),
      await given.supplier({
        companyId: supplierId,
        owner: false,
        fullName: 'İsmail Yenişehir',
        email: 'ismail@yenisehir.example',
        language: 'tr',
      }),
      await given.admin({ fullName: 'Selin Kaya', email: 'selin@ticarum.example' }),
    ]
    const buyer = await sideOf(browser, somali, hodan)
    const colleague = await sideOf(browser, arabic, maryan)
    const factory = await sideOf(browser, turkish, ismail)
    const team = await sideOf(browser, english, admin)

    // The buyer searches, looks, and orders sizes from the cart.
    await buyer.visit('/products')
    await buyer.page.getByRole('searchbox').fill('kabo rag')
    await buyer.page.getByRole('searchbox').press('Enter')
    await buyer.page.waitForURL(/q=kabo/)
    await buyer.page.locator(`main a[href^="${productPath}"]`).first().waitFor()
    await buyer.take('search')
    await buyer.visit(productPath)
    await buyer.take('product')
    await colleague.visit(productPath)
    await colleague.take('product')
    await buyer.page.locator('main button[value=add]').first().click()
    const inCart = async () =>
      (await owner.query('select quantity, breakdown from cart_lines where customer_id = $1', [companyId])).rows[0]
    await expect.poll(inCart).toBeDefined()
    await buyer.visit('/customer/cart')
    await buyer.page.locator(`#quantity-${richProduct.id}`).fill('240')
    await buyer.page.locator('main fieldset details > summary').click()
    for (const [place, count] of sizes.entries())
      await buyer.page.locator(`[name="${richProduct.id}.part.${place}"]`).fill(String(count))
    await expect.poll(async () => (await inCart())?.breakdown?.length).toBe(sizes.length)
    await buyer.visit('/customer/cart')
    await buyer.take('cart')
    await colleague.visit('/customer/cart')
    await colleague.take('cart')
    await buyer.page.locator('main button[value=review]').click()
    await fillAddress(buyer.page, { phone: '+252612345678' })
    await buyer.take('checkout')
    await dialog(buyer.page).locator('button[value=order]').last().click()
    await buyer.page.waitForURL(/\/(customer\/)?orders/)
    await buyer.take('ordered')
    const [{ id, number } = {}] = await ordersOf(companyId)
    const order = `/orders/${id}`

    // The factory promises a day.
    await factory.visit('/supplier/orders')
    await factory.take('orders')
    await factory.page.locator(`a[href*="act=answer"][href*="${id}"]`).first().click()
    await dialog(factory.page)
      .locator('[name=readyOn]')
      .fill(new Date(Date.now() + 18 * DAY).toISOString().slice(0, 10))
    await factory.take('answer')
    await dialog(factory.page).locator('button[value=answer]').click()
    await dialog(factory.page).waitFor({ state: 'hidden' })

    // The buyer's colleague pays the deposit and sends the receipt.
    await colleague.visit(order)
    await colleague.take('order')
    await colleague.page.locator('#payments ~ * a[href*="open=proof"]').click()
    const proof = colleague.page.locator('form:has(button[value=proof])')
    await proof.locator('select[name=way]').selectOption('hawala')
    await proof.locator('input[name=reference]').fill('DH-4471')
    const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: oneColourPng([90, 180, 120]) }
    await proof.locator('input[name=file]').setInputFiles(receipt)
    await colleague.take('proof', proof)
    await proof.locator('button[value=proof]').click()
    await expect.poll(() => entriesOf(id, 'sent')).toHaveLength(1)
    await colleague.visit(order)
    await colleague.take('proof-sent')

    // The desk finds the order, says that the money has come, and confirms the order.
    await team.visit(`/admin/orders?q=${number}`)
    await team.take('desk-orders')
    await team.visit(order)
    await team.take('desk-order')
    await team.page.locator('main button[value=confirm]').click()
    await expect.poll(() => entriesOf(id, 'received')).toHaveLength(1)
    await team.visit(`${order}?act=status`)
    await dialog(team.page).locator('[name=status]').selectOption('processing')
    await dialog(team.page).locator('button[value=status]').click()
    await dialog(team.page).waitFor({ state: 'hidden' })
    await team.visit(order)
    await team.take('desk-received')
    const [entry] = await entriesOf(id, 'received')
    await colleague.visit(`${order}/payments/${entry?.id}`)
    await colleague.take('receipt')

    // The factory ships.
    await factory.visit(order)
    await factory.take('order')
    await factory.visit(`${order}?act=ship`)
    await dialog(factory.page).locator('[name=shippingStatus]').selectOption('in_transit')
    await dialog(factory.page).locator('[name=trackingNumber]').fill('TCKU4172205')
    await dialog(factory.page).locator('[name=carrier]').fill('Medkon Lines')
    await factory.take('shipping')
    await dialog(factory.page).locator('button[value=ship]').click()
    await dialog(factory.page).waitFor({ state: 'hidden' })
    await factory.visit('/supplier/orders')
    await factory.take('orders-shipped')

    // Both buyers see it, and a link shows it to whoever has it.
    await buyer.visit(order)
    await buyer.take('order')
    await colleague.visit(order)
    await colleague.take('order-shipped')
    await buyer.visit(`${order}/share`)
    await buyer.page.locator('button[value=share]').click()
    await buyer.page.locator('input[name=link]').waitFor()
    await buyer.take('link')
    const { pathname } = new URL(await buyer.page.locator('input[name=link]').inputValue())
    for (const look of [somali, arabic]) {
      const stranger = await sideOf(browser, look)
      await stranger.visit(pathname)
      await stranger.take('tracking')
    }
  })
})
