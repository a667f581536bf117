import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { tabTo } from '../browser/tab-to.ts'
import { longAgo } from '../browser/wait-for-review.ts'
import { given, owner } from '../forms/world.ts'

const listings = openListings()
const ORDERS = '/admin/orders'

const rows = (page: Page) => page.locator('main tbody tr[data-row]')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th a')?.textContent)
const statusOf = async (ids: string[]) =>
  (await owner.query<{ status: string }>('select status from orders where id = any ($1)', [ids])).rows.map(
    ({ status }) => status,
  )
const numberOf = async (id: string): Promise<string> =>
  (await owner.query('select number from orders where id = $1', [id])).rows[0]?.number

async function adminOf(page: Page) {
  const person = await given.admin()
  await beSignedIn(page, person)
  return person
}

/** Orders of a customer of their own, oldest first, and the address that shows them. */
async function givenOrders(count: number) {
  const customer = await given.customer()
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push((await given.order({ customer })).id)
  return { ids, address: `${ORDERS}?customer=${customer.companyId}` }
}

describe('a table', () => {
  journey('is worked with by keys, never while somebody types', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const { ids, address } = await givenOrders(3)
    const numbers = (await Promise.all(ids.map(numberOf))).toReversed()
    await open(address)
    await awake()
    await page.keyboard.press('j')
    expect(await focused(page)).toBe(numbers[0])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    expect(await focused(page)).toBe(numbers[1])
    await page.keyboard.press('x')
    expect(await page.getByLabel(`Select ${numbers[1]}`).isChecked()).toBe(true)
    await page.getByText('Selected: 1').waitFor()

    await page.keyboard.press('/')
    await page.keyboard.type('jkx?')
    expect(await page.getByLabel('Order, customer, supplier or product').inputValue()).toBe('jkx?')
    await page.keyboard.press('Escape')
    await page.getByLabel(`Select ${numbers[0]}`).focus()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keys of this table' })
    expect(await dialog.locator('dt').allTextContents()).toEqual(['/', 'j', 'k', 'x', 'Enter', '?', 'Ctrl K'])
    await dialog.getByLabel('Single keys are on').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    expect(await focused(page)).toBe(numbers[0])
    await page.keyboard.press('?')
    await dialog.getByLabel('Single keys are on').check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    expect(await focused(page)).toBe(numbers[1])
    await page.keyboard.press('Enter')
    await page.waitForURL(`/orders/${ids[1]}`)
  })

  journey('shows twelve orders on a screen of 900 pixels', { viewport: { width: 1280, height: 900 } }, async (walk) => {
    const { page, open, awake } = walk
    await adminOf(page)
    const { address } = await givenOrders(14)
    await open(address)
    await awake()
    const seen = await rows(page).evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    )
    expect(seen).toBeGreaterThanOrEqual(12)
    const head = page.locator('main thead')
    await rows(page).last().scrollIntoViewIfNeeded()
    expect(await head.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  })

  journey('keeps the chosen columns, and a view by name and address', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const { address } = await givenOrders(1)
    await open(address)
    await awake()
    const heads = () => page.locator('main thead th').allTextContents()
    expect(await heads()).toContain('Shipping')
    await page.locator('summary', { hasText: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Shipping' }).uncheck()
    await expect.poll(heads).not.toContain('Shipping')
    await page.getByRole('checkbox', { name: 'Port' }).check()
    await expect.poll(heads).toContain('Port')
    await open(address)
    await awake()
    expect(await heads()).toContain('Port')
    expect(await heads()).not.toContain('Shipping')

    await page.locator('summary', { hasText: 'Save view' }).click()
    await page.getByLabel('Name of the view').fill('With port')
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.waitForURL(/saved=/)
    const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'With port' })
    expect(await view.getAttribute('aria-current')).toBe('page')
    const kept = page.url().replace(/&done=?$/, '')
    await page.context().clearCookies({ name: /^columns/ })
    await open(ORDERS)
    await awake()
    expect(await heads()).not.toContain('Port')
    await view.click()
    await expect.poll(heads).toContain('Port')
    expect(page.url()).toBe(kept)
    await page.locator('summary', { hasText: 'This view' }).click()
    await page.getByRole('button', { name: 'Remove view' }).click()
    await page.getByRole('status').getByText('View Removed').waitFor()
    expect(await view.count()).toBe(0)
  })

  journey('late orders stand above the newest, in words, and have an address', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const { ids } = await givenOrders(1)
    await owner.query("update orders set created_at = now() - interval '3000 days' where id = $1", [ids[0]])
    const number = await numberOf(ids[0] ?? '')
    await open(ORDERS)
    await awake()
    expect(await rows(page).first().textContent()).toMatch(new RegExp(`${number}.*days late`))
    await page.getByRole('link', { name: 'Late', exact: true }).click()
    await page.waitForURL(/late=1/)
    await expect.poll(() => rows(page).first().textContent()).toContain(number)
    await open(`${ORDERS}?late=1&payment=deposit_due`)
    expect(await rows(page).filter({ hasText: number }).count()).toBe(1)
    await open(`${ORDERS}?late=1&payment=paid`)
    expect(await rows(page).filter({ hasText: number }).count()).toBe(0)
  })

  journey('all that match are changed with progress, and it is undone', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const { ids, address } = await givenOrders(30)
    await open(address)
    await awake()
    await page.getByLabel('Select all rows shown').check()
    await page.getByText('Selected: 24').waitFor()
    await page.getByLabel('All that match, at most 500').check()
    await page.getByLabel('Set to').selectOption('status:processing')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('progressbar', { name: 'Progress of the change' }).waitFor()
    await page.getByText('Changed: 30').waitFor()
    expect(new Set(await statusOf(ids))).toEqual(new Set(['processing']))
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('status').getByText('The orders are as they were').waitFor()
    expect(new Set(await statusOf(ids))).toEqual(new Set(['pending']))
  })

  journey('ticked orders are changed and undone without scripts', { scripts: false }, async ({ page, open }) => {
    const admin = await adminOf(page)
    const { ids, address } = await givenOrders(2)
    await open(address)
    for (const id of ids) await page.locator(`input[name="pick.${id}"]`).check()
    await page.getByLabel('Set to').selectOption(`assignee:${admin.id}`)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByText('Changed: 2').waitFor()
    const looked = () => owner.query('select from order_notes where assignee_id = $1', [admin.id])
    expect((await looked()).rowCount).toBe(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('The orders are as they were').waitFor()
    expect((await looked()).rowCount).toBe(0)
  })
})

describe('a price list', () => {
  journey('of forty products is accepted in fewer than ten acts, after looking', {}, async (walk) => {
    const { page, open, awake } = walk
    await adminOf(page)
    const person = await listings.supplier('Keten Dokuma')
    for (let n = 1; n <= 40; n += 1) {
      const columns = { submitted_at: new Date(longAgo()) }
      await listings.list({ supplier: person, status: 'in_review', name: `Keten perde ${n}`, pictures: 0, columns })
    }
    const waiting = () =>
      owner.query("select from products where supplier_id = $1 and status = 'in_review'", [person.companyId])
    await open(`/admin/reviews?supplier=${person.companyId}`)
    await awake()
    let acts = 1
    const act = async (done: Promise<unknown>) => {
      acts += 1
      await done
    }
    expect(await rows(page).count()).toBe(40)
    await act(page.getByLabel('Select all rows shown').check())
    await act(page.getByLabel('I have looked at each of them').check())
    await act(page.getByRole('button', { name: 'Accept selected' }).click())
    await page.getByText('Nothing waits for review').waitFor()
    expect(acts).toBeLessThan(10)
    expect((await waiting()).rowCount).toBe(0)
  })
})

describe('a supplier', () => {
  journey('changes the prices of many products by per cent, and undoes it', {}, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, supplier)
    const supplierId = supplier.companyId ?? ''
    for (const name of ['Havlu', 'Bornoz', 'Peştamal']) await given.product({ supplierId, name })
    const prices = async () =>
      (await owner.query('select price_cents from products where supplier_id = $1', [supplierId])).rows.map(
        ({ price_cents }) => Number(price_cents),
      )
    const [before = 0] = await prices()
    await open('/supplier/products')
    await awake()
    await page.getByLabel('Select Havlu').check()
    await page.getByLabel('Select Bornoz').check()
    await page.getByLabel('Do with the selected').selectOption('price-percent')
    await page.getByLabel('Amount, as in -7.5').fill('-10')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('button', { name: 'Save these prices' }).click()
    await page.getByRole('status').getByText('Products Changed').waitFor()
    const less = Math.floor((before * 9000 + 5000) / 10_000)
    expect((await prices()).sort()).toEqual([before, less, less].sort())
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('status').getByText('The products are as they were').waitFor()
    expect(await prices()).toEqual([before, before, before])
  })

  journey('has its orders as a workbook in Turkish', { language: 'tr' }, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, supplier)
    await given.order({ supplierId: supplier.companyId ?? '' })
    await open('/supplier/orders')
    await awake()
    await page.locator('summary', { hasText: 'Dışa aktar' }).click()
    await page.getByRole('button', { name: 'Excel çalışma kitabı (XLSX)' }).click()
    const link = page.getByRole('link', { name: 'XLSX indir' })
    await link.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('siparisler.xlsx')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK')
  })
})

journey('a day of fifty items is worked through by keyboard alone', {}, async ({ page, open, awake }) => {
  await adminOf(page)
  const { ids, address } = await givenOrders(50)
  await open(address)
  await awake()
  // Two more pages are loaded below, and every row is ticked on the way down.
  for (let at = 0; at < 50; at += 1) {
    if (at === 24 || at === 48) {
      await tabTo(page, 'main a[href*="after="]')
      await page.keyboard.press('Enter')
      await expect.poll(() => rows(page).count()).toBe(Math.min(50, at + 24))
      await expect.poll(() => focused(page)).toBeTruthy()
    } else await page.keyboard.press('j')
    await page.keyboard.press('x')
  }
  await page.getByText('Selected: 50').waitFor()
  await tabTo(page, '#bulk-to')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'button[value=bulk]')
  await page.keyboard.press('Enter')
  await page.getByText('Changed: 50').waitFor()
  expect(new Set(await statusOf(ids))).toEqual(new Set(['processing']))
})
