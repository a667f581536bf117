import { orderStatuses } from '@ticarum/contract/values/orders'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { tabTo } from '../browser/tab-to.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const LIST = '/admin/orders'

const rows = (page: Page) => page.locator('main tbody tr')
const rowOf = (page: Page, number: string) => rows(page).filter({ hasText: number })
const stored = async (id: string) =>
  (await owner.query('select number, status, shipping_status, tracking_number from orders where id = $1', [id])).rows[0]

async function adminOf(page: Page): Promise<GivenPerson> {
  const person = await given.admin()
  await beSignedIn(page, person)
  return person
}

describe('Manage Orders', () => {
  journey(
    'has a tab for all and for each status, and finds one by number, customer and product [AORD-01] [AORD-02]',
    {},
    async ({ page, open, awake }) => {
      await adminOf(page)
      const ids: string[] = []
      for (const status of orderStatuses) ids.push((await given.order({ status })).id)
      const numbers = await Promise.all(ids.map(async (id) => (await stored(id)).number as string))
      await open(LIST)
      await awake()
      const tabs = page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link')
      expect((await tabs.allTextContents()).map((text) => text.replace(/\d+$/, ''))).toEqual([
        'All',
        'Pending',
        'Processing',
        'Completed',
        'Cancelled',
      ])
      const shown = (await rows(page).locator('th a').allTextContents()).filter((number) => numbers.includes(number))
      expect(shown).toEqual(numbers.toReversed())
      for (const [place, status] of orderStatuses.entries()) {
        await tabs.nth(place + 1).click()
        await page.waitForURL(new RegExp(`status=${status}`))
        await rowOf(page, numbers[place] ?? '').waitFor()
        const chosen = () =>
          rows(page)
            .locator('select[name=status]')
            .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLSelectElement).value))])
        await expect.poll(chosen).toEqual([status])
      }
      await open(LIST)
      await page.getByLabel('Order, customer, supplier or product').fill(numbers[1] ?? '')
      await page.keyboard.press('Enter')
      await expect.poll(() => rows(page).count()).toBe(1)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `a status is set in its row; a step back asks why, ${scripts ? 'with' : 'without'} scripts [AORD-03] [PERM-30]`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        await adminOf(page)
        const { id } = await given.order({})
        const { number } = await stored(id)
        const choose = async (status: string) => {
          await open(`${LIST}?q=${number}`)
          if (scripts) await awake()
          const choice = page.getByLabel(`Status of ${number}`)
          expect(await choice.locator('option').allTextContents()).toEqual([
            'Pending',
            'Processing',
            'Completed',
            'Cancelled',
          ])
          await choice.selectOption({ label: status })
          if (!scripts) await rowOf(page, number).getByRole('button', { name: 'Save', exact: true }).click()
        }
        await choose('Completed')
        await page.getByRole('status').getByText('Order Status Updated').waitFor()
        expect((await stored(id)).status).toBe('completed')

        await choose('Processing')
        const dialog = page.getByRole('dialog', { name: `Status of order ${number}` })
        await dialog.waitFor()
        expect(await dialog.getByLabel('Status').inputValue()).toBe('processing')
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await dialog.getByRole('alert').getByText('Please say why').waitFor()
        expect((await stored(id)).status).toBe('completed')
        await dialog.getByLabel('Reason').fill('Two cartons are missing')
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByRole('status').getByText('Order Status Updated').waitFor()
        expect((await stored(id)).status).toBe('processing')
      },
    )
  }

  journey('shipping of any order is set here [AORD-04]', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const { id } = await given.order({})
    const { number } = await stored(id)
    await open(`${LIST}?q=${number}`)
    await awake()
    await page.locator('summary', { hasText: `More for ${number}` }).click()
    await page.getByRole('link', { name: 'Update Shipping' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Shipping' })
    await dialog.getByLabel('Shipping status').selectOption('in_transit')
    await dialog.getByLabel('Tracking number').fill('TCKU4172205')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('status').getByText('Shipping Info Updated').waitFor()
    expect(await stored(id)).toMatchObject({ shipping_status: 'in_transit', tracking_number: 'TCKU4172205' })
    expect(new URL(page.url()).searchParams.get('q')).toBe(number)
  })

  journey('says so when a status could not be saved [ERR-39]', { statuses: [500] }, async ({ page, open, awake }) => {
    const admin = await adminOf(page)
    const { id } = await given.order({})
    const { number } = await stored(id)
    await open(`${LIST}?q=${number}`)
    await awake()
    await whileBroken({ actor: admin.id, command: 'update', table: 'orders' }, async () => {
      await page.getByLabel(`Status of ${number}`).selectOption('processing')
      const alert = page.locator('main').getByRole('alert')
      await alert.getByText('Failed to update order status').waitFor()
      expect(await alert.getByRole('heading').textContent()).toBe('Error')
    })
    expect((await stored(id)).status).toBe('pending')
  })

  journey('selected orders are changed together, and each refusal says why', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const customer = await given.customer()
    const [one, other, done] = [
      await given.order({ customer }),
      await given.order({ customer }),
      await given.order({ customer, status: 'completed' }),
    ]
    const numbers = await Promise.all([one, other, done].map(async ({ id }) => (await stored(id)).number as string))
    await open(LIST)
    await awake()
    for (const number of numbers) await page.getByLabel(`Select ${number}`).check()
    await page.getByText('Selected: 3').waitFor()
    await page.getByLabel('Set to').selectOption('status:processing')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const alert = page.locator('main').getByRole('alert')
    await alert.getByText('Orders changed: 2').waitFor()
    expect(await alert.getByRole('listitem').last().textContent()).toBe(`${numbers[2]} needs a reason`)
    expect([(await stored(one.id)).status, (await stored(other.id)).status, (await stored(done.id)).status]).toEqual([
      'processing',
      'processing',
      'completed',
    ])
  })

  journey(
    'statuses and bulk changes by keyboard alone: an arrow key passes a status without saving it',
    {},
    async ({ page, open, awake }) => {
      await adminOf(page)
      const customer = await given.customer()
      const [one, other] = [await given.order({ customer }), await given.order({ customer })]
      const { number } = await stored(one.id)
      const { rows: found } = await owner.query('select customer_company as company from orders where id = $1', [
        one.id,
      ])
      await open(`${LIST}?q=${number}`)
      await awake()
      await tabTo(page, 'main select[name=status]')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, 'main td form button')
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Order Status Updated').waitFor()
      expect(
        (
          await owner.query("select details ->> 'to' as to from order_events where order_id = $1 and kind = 'status'", [
            one.id,
          ])
        ).rows,
      ).toEqual([{ to: 'completed' }])

      await open(`${LIST}?q=${encodeURIComponent(found[0]?.company)}`)
      await awake()
      await tabTo(page, `main input[name$="${other.id}"]`)
      await page.keyboard.press('Space')
      await page.getByText('Selected: 1').waitFor()
      await tabTo(page, '#bulk-to')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, 'button[value=bulk]')
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Orders Changed').waitFor()
      expect((await stored(other.id)).status).toBe('processing')
    },
  )

  journey('an order is assigned to an admin, with notes and a follow-up day', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const ahmet = await given.admin({ fullName: 'Ahmet Kurt' })
    const { id } = await given.order({})
    const { number } = await stored(id)
    const desk = page.getByRole('region', { name: 'Desk' })
    const giveTo = async (whom: Parameters<ReturnType<Page['locator']>['selectOption']>[0]) => {
      await open(`/orders/${id}`)
      await awake()
      await desk.getByLabel('Looked after by').selectOption(whom)
      await desk.getByLabel('Look at it again on').fill('2026-01-05')
      await desk.getByLabel('Internal notes').fill('Calls back on Monday.')
      await desk.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('status').getByText('Saved!').waitFor()
    }
    await giveTo(ahmet.id)
    await open(`${LIST}?q=${number}&waits=follow_up`)
    expect(await rowOf(page, number).textContent()).toMatch(/Looked after by Ahmet Kurt.*5 Jan 2026/)
    await giveTo({ label: 'Me (Deniz Test)' })
    await open(`${LIST}?q=${number}&mine=&waits=follow_up`)
    expect(await rowOf(page, number).textContent()).toMatch(/Looked after by Deniz Test.*5 Jan 2026/)
  })

  journey('the listed orders are exported, with progress', {}, async ({ page, open, awake }) => {
    await adminOf(page)
    const { id } = await given.order({})
    const { number } = await stored(id)
    await open(`${LIST}?q=${number}`)
    await awake()
    await page.locator('summary', { hasText: 'Export' }).click()
    await page.getByRole('button', { name: 'Table for any program (CSV)' }).click()
    await page.getByRole('link', { name: 'Download CSV' }).waitFor()
    expect(await page.locator('main').getByRole('status').textContent()).toBe('The file is ready. Orders in it: 1')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(number)
  })
})
