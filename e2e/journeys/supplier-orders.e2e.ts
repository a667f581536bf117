import { type OrderStatus, orderStatuses } from '@ticarum/contract/values/orders'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { tabTo } from '../browser/tab-to.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const LIST = '/supplier/orders'

const rows = (page: Page) => page.locator('main tbody tr:has(th a)')
const stored = async (id: string) =>
  (
    await owner.query(
      `select number, shipping_status, tracking_number, shipping_carrier as carrier, shipped_at, delivered_at
        from orders where id = $1`,
      [id],
    )
  ).rows[0]

async function supplierOf(page: Page): Promise<string> {
  const person = await given.supplier()
  await beSignedIn(page, person)
  return person.companyId ?? ''
}

async function updateShipping(
  page: Page,
  values: { status: string; tracking?: string; carrier?: string; reason?: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Update Shipping' })
  await dialog.getByLabel('Shipping status').selectOption({ label: values.status })
  await dialog.getByLabel('Tracking number').fill(values.tracking ?? '')
  await dialog.getByLabel('Carrier').fill(values.carrier ?? '')
  if (values.reason !== undefined) await dialog.getByLabel('Reason, for a step backwards').fill(values.reason)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

describe("a supplier's orders", () => {
  journey(
    'four cards count the orders of each status, and the list shows them newest first ' +
      '[SORD-01] [SORD-02] [SORD-03] [SORD-06] [PERM-10]',
    {},
    async ({ page, open, awake }) => {
      const supplierId = await supplierOf(page)
      const counts: Record<OrderStatus, number> = { pending: 2, processing: 1, completed: 3, cancelled: 0 }
      let newest = ''
      for (const status of orderStatuses)
        for (let n = 0; n < counts[status]; n++) newest = (await given.order({ supplierId, status, quantity: 7 })).id
      await given.order({ status: 'cancelled' })
      await owner.query(
        `update orders set tracking_number = 'TCKU4172205', shipping_status = 'in_transit', shipped_at = now()
          where id = $1`,
        [newest],
      )
      await open(LIST)
      await awake()
      expect(
        await page.getByRole('navigation', { name: 'Orders by status' }).getByRole('listitem').allTextContents(),
      ).toEqual(['Pending2', 'Processing1', 'Completed3', 'Cancelled0'])
      expect(await rows(page).count()).toBe(6)
      const { number } = await stored(newest)
      const first = await rows(page).first().textContent()
      expect(first).toContain(number)
      expect(first).toMatch(/20\d\d.*\$87\.50.*7 pieces.*customer \d+, .*In Transit.*Tracking number TCKU4172205/)
      expect(await rows(page).nth(1).textContent()).toContain('Not Shipped')
      expect(await page.locator('main select').count()).toBe(0)
      await page.getByRole('link', { name: /^Processing/ }).click()
      await expect.poll(() => rows(page).count()).toBe(1)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `shipping is saved with its dates, empty fields as none, a step back with its reason, ` +
        `${scripts ? 'with' : 'without'} scripts ` +
        '[SORD-04] [STATE-06] [STATE-08] [STATE-09] [STATE-10] [ERR-40] [PERM-11]',
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const supplierId = await supplierOf(page)
        const { id } = await given.order({ supplierId })
        const { number } = await stored(id)
        const begin = async () => {
          await open(LIST)
          if (scripts) await awake()
          await page.getByRole('link', { name: `Update Shipping: ${number}` }).click()
          await page.getByRole('dialog', { name: 'Update Shipping' }).waitFor()
        }
        const saved = () => page.getByRole('status').getByText('Shipping Info Updated').waitFor()
        await begin()
        const offered = await page.getByRole('dialog').getByLabel('Shipping status').locator('option').allTextContents()
        expect(offered).toEqual(['Not Shipped', 'Preparing', 'Shipped', 'In Transit', 'Delivered'])
        await updateShipping(page, { status: 'Shipped', tracking: ' AKH-1 ', carrier: 'Akdeniz Hat' })
        await saved()
        const shipped = await stored(id)
        expect(shipped).toMatchObject({
          shipping_status: 'shipped',
          tracking_number: 'AKH-1',
          carrier: 'Akdeniz Hat',
          delivered_at: null,
        })
        expect(shipped.shipped_at).toBeInstanceOf(Date)

        await begin()
        await updateShipping(page, { status: 'Delivered' })
        await saved()
        const delivered = await stored(id)
        expect(delivered).toMatchObject({
          shipping_status: 'delivered',
          tracking_number: null,
          carrier: null,
          shipped_at: shipped.shipped_at,
        })
        expect(delivered.delivered_at).toBeInstanceOf(Date)

        await begin()
        await updateShipping(page, { status: 'Preparing', reason: '' })
        await page.getByRole('dialog').getByRole('alert').getByText('Please say why').waitFor()
        expect((await stored(id)).shipping_status).toBe('delivered')
        await page.getByRole('dialog').getByLabel('Reason, for a step backwards').fill('Wrong order ticked')
        await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
        await saved()
        expect(await stored(id)).toMatchObject({
          shipping_status: 'preparing',
          shipped_at: shipped.shipped_at,
          delivered_at: delivered.delivered_at,
        })
      },
    )
  }

  journey('says so when shipping could not be saved [ERR-38]', { statuses: [500] }, async ({ page, open, awake }) => {
    const supplierId = await supplierOf(page)
    const { id } = await given.order({ supplierId })
    await open(`${LIST}?act=ship&order=${id}`)
    await awake()
    await whileBroken({ actor: supplierId, command: 'update', table: 'orders' }, async () => {
      await updateShipping(page, { status: 'Shipped' })
      const alert = page.getByRole('dialog').getByRole('alert')
      await alert.getByText('Failed to update shipping information').waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Error')
    })
  })

  journey(
    'an answer that the goods cannot be supplied needs a reason, by keyboard',
    {},
    async ({ page, open, awake }) => {
      const supplierId = await supplierOf(page)
      const { id } = await given.order({ supplierId })
      await open(`${LIST}?act=answer&order=${id}`)
      await awake()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /We can deliver/ }).focus()
      await page.keyboard.press('ArrowDown')
      await dialog.getByRole('button', { name: 'Send answer' }).press('Enter')
      await dialog.getByRole('alert').getByText('Please say why').waitFor()
      await dialog.getByLabel('Why not').fill('The mill is closed until January.')
      await dialog.getByRole('button', { name: 'Send answer' }).press('Enter')
      await page.getByRole('status').getByText('Answer Sent').waitFor()
      expect(
        (await owner.query("select from order_events where order_id = $1 and kind = 'cannot_supply'", [id])).rowCount,
      ).toBe(1)
    },
  )

  journey('an order is answered with a day and shipped, by keyboard alone', {}, async ({ page, open, awake }) => {
    const supplierId = await supplierOf(page)
    const { id } = await given.order({ supplierId })
    await open(LIST)
    await awake()
    await tabTo(page, 'main a[href*="act=answer"]')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'input[name=readyOn]')
    await page.keyboard.type('03012097') // month, day and year, in this browser's order
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Answer Sent').waitFor()
    expect((await owner.query('select answer, ready_on::text from orders where id = $1', [id])).rows).toEqual([
      { answer: 'can_deliver', ready_on: '2097-03-01' },
    ])

    await tabTo(page, 'main a[href*="act=ship"]')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Update Shipping' }).waitFor()
    await tabTo(page, 'select[name=shippingStatus]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, 'input[name=trackingNumber]')
    await page.keyboard.type('TCKU4172205')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Shipping Info Updated').waitFor()
    expect(await stored(id)).toMatchObject({ shipping_status: 'shipped', tracking_number: 'TCKU4172205' })
  })

  journey(
    "without orders it leads to Manage Products, and another's order is not there [SORD-05] [PERM-12]",
    { statuses: [404] },
    async ({ page, open, awake }) => {
      await supplierOf(page)
      const foreign = await given.order({})
      await open(LIST)
      await awake()
      await page.getByRole('link', { name: 'Manage Products' }).click()
      await page.waitForURL('/supplier/products')
      expect((await open(`/orders/${foreign.id}?act=ship`)).status()).toBe(404)
    },
  )
})
