import { createPool } from '@ticarum/db/transaction'
import { afterAll, describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { system } from '../browser/system.ts'

const given = openGiven()
const owner = createPool(system.ownerUrl, 2)
afterAll(() => owner.end())

const PATH = '/supplier/dashboard'
const FIGURES = ['Total Products', 'Active Orders', 'Total Revenue', 'Customers']
const STEPS = ['Complete profile', 'Add first product', 'Set up payment methods', 'Start receiving orders']

describe('supplier dashboard', () => {
  journey(
    'a new supplier sees zeros, one welcome and four open steps [SDASH-01] [SDASH-04] [SDASH-07]',
    {},
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      await owner.query('update supplier_private set phone = null, address = null where supplier_id = $1', [
        supplier.companyId,
      ])
      await beSignedIn(page, supplier)
      await open(PATH)
      const figures = FIGURES.map((name) => page.getByRole('region', { name, exact: true }).locator('p').first())
      expect(await Promise.all(figures.map((figure) => figure.textContent()))).toEqual(['0', '0', '$0.00', '0'])
      expect(await page.getByRole('region', { name: 'Needs attention' }).count()).toBe(0)
      const activity = page.getByRole('region', { name: 'Recent Activity' })
      expect(await activity.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Welcome to Ticarum!'])
      const started = page.getByRole('region', { name: 'Getting Started' })
      expect(await started.getByRole('img', { name: 'Open' }).count()).toBe(4)
      await awake()
      await started.getByRole('link', { name: 'Complete Profile' }).click()
      await page.waitForURL('**/supplier/settings')
    },
  )

  journey(
    'with data it shows the supplier’s own figures, latest events and done steps [SDASH-02] [SDASH-05] [SDASH-06]',
    {},
    async ({ page, open, awake }) => {
      const [supplier, other] = [await given.supplier(), await given.supplier()]
      const own = supplier.companyId ?? ''
      await beSignedIn(page, supplier)
      const started = page.getByRole('region', { name: 'Getting Started' })
      const ticked = async () => {
        await open(PATH)
        const steps = started.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Done' }) })
        const texts = await steps.allTextContents()
        return STEPS.filter((step) => texts.some((text) => text.startsWith(step)))
      }
      await owner.query('update supplier_private set phone = null, address = null where supplier_id = $1', [own])
      expect(await ticked()).toEqual([])
      await owner.query(
        "update supplier_private set phone = '+90 258 000 00 00', address = 'Sanayi 12' where supplier_id = $1",
        [own],
      )
      expect(await ticked()).toEqual(STEPS.slice(0, 1))
      for (const status of ['listed', 'in_review', 'rejected', 'draft', 'archived'] as const)
        await given.product({ supplierId: own, status, name: `Havlu ${status}` })
      expect(await ticked()).toEqual(STEPS.slice(0, 2))
      await owner.query(
        `insert into payout_details (id, supplier_id, holder, bank, iban, proposed_by)
          values (gen_random_uuid(), $1, 'Akköy', 'Ege', 'TR330006100519786457841326', $2)`,
        [own, supplier.id],
      )
      expect(await ticked()).toEqual(STEPS.slice(0, 3))

      const [customer, another] = [await given.customer(), await given.customer()]
      const orders = [
        await given.order({ customer, supplierId: own, status: 'pending' }),
        await given.order({ customer, supplierId: own, status: 'completed' }),
        await given.order({ customer: another, supplierId: own, status: 'cancelled' }),
        await given.order({ customer: another, supplierId: other.companyId ?? '' }),
      ]
      const ids = orders.slice(0, 2).map(({ id }) => id)
      const { rows } = await owner.query<{ cents: string }>(
        'select sum(total_cents) as cents from orders where id = any ($1)',
        [ids],
      )
      const dollars = (Number(rows[0]?.cents) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
      expect(await ticked()).toEqual(STEPS)
      const figures = FIGURES.map((name) => page.getByRole('region', { name, exact: true }).locator('p').first())
      const { rows: products } = await owner.query<{ number: string }>(
        "select count(*)::text as number from products where supplier_id = $1 and status <> 'archived'",
        [own],
      )
      expect(await Promise.all(figures.map((figure) => figure.textContent()))).toEqual([
        products[0]?.number,
        '1',
        `$${dollars}`,
        '1',
      ])
      const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
      const { rows: numbers } = await owner.query<{ number: string }>('select number from orders where id = any ($1)', [
        orders.slice(0, 3).map(({ id }) => id),
      ])
      const said = (await activity.allTextContents()).join('\n')
      for (const { number } of numbers) expect(said).toContain(number)
      expect(said).not.toContain(await numberOf(orders[3]?.id ?? ''))

      await awake()
      const waiting = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
      await waiting.filter({ hasText: 'product or change was sent back' }).getByRole('link').click()
      await page.waitForURL('**/supplier/products?waits=sent_back')
      await expect.poll(() => page.locator('main').getByText('Havlu rejected').count()).toBeGreaterThan(0)
      expect(await page.locator('main').getByText('Havlu listed').count()).toBe(0)
      await page.getByRole('link', { name: 'Show all products' }).click()
      await page.locator('main').getByText('Havlu listed').first().waitFor()
    },
  )
})

const numberOf = async (id: string): Promise<string> =>
  (await owner.query<{ number: string }>('select number from orders where id = $1', [id])).rows[0]?.number ?? ''
