import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openWaiting } from '../browser/wait-for-review.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

const { waiting } = openWaiting()
const ORDERS = '/admin/orders'
const PRODUCTS = '/supplier/products'

async function viewOf(page: Page): Promise<string> {
  const admin = await given.admin()
  const id = newId()
  await owner.query('insert into saved_views (id, person_id, page, name, query) values ($1, $2, $3, $4, $5)', [
    ...[id, admin.id, ORDERS, 'Mine', 'mine='],
  ])
  await beSignedIn(page, admin)
  await page.goto(`${ORDERS}?mine=&saved=${id}`)
  return id
}

/** Its name is typed at once: after going back its panel is closed. */
const keepView = (role: 'admin' | 'supplier', path: string): TestedForm => ({
  name: `keep a view of /${path}`,
  route: `routes/${path}`,
  intent: 'add-view',
  async prepare(page) {
    const person = role === 'admin' ? await given.admin() : await given.supplier()
    await beSignedIn(page, person)
    await page.goto(`/${path}`)
    await page.locator('summary', { hasText: 'Save view' }).click()
    await page.getByLabel('Name of the view').fill('For Monday')
    return {
      effects: [['select from saved_views where person_id = $1 and page = $2', person.id, `/${path}`]],
      says: /For Monday|The view could not be changed/,
    }
  },
})

/** A new supplier's list with its one product ticked, and what is to be done with it. */
async function tickProduct(page: Page, change: string): Promise<string> {
  const supplier = await given.supplier()
  const { id } = await given.product({ supplierId: supplier.companyId ?? '', name: 'Havlu' })
  await beSignedIn(page, supplier)
  await page.goto(PRODUCTS)
  await page.getByLabel('Select Havlu').check()
  await page.locator('select[name=kind]').selectOption(change)
  return id
}

/** Forms of tables: views, and what is done to many rows at once. */
export const tablesForms: TestedForm[] = [
  ...(['admin/orders', 'admin/reviews', 'admin/suppliers', 'admin/users'] as const).map((page) =>
    keepView('admin', page),
  ),
  ...(['supplier/orders', 'supplier/products'] as const).map((page) => keepView('supplier', page)),
  {
    name: 'rename a view',
    route: 'routes/admin/orders',
    intent: 'rename-view',
    async prepare(page) {
      const id = await viewOf(page)
      await page.locator('summary', { hasText: 'This view' }).click()
      await page.getByLabel('Name of the view').fill('What I look after')
      return {
        effects: [changesOf('saved_views', id, 'saved-views.rename')],
        says: /What I look after|View Renamed/,
      }
    },
  },
  {
    name: 'remove a view',
    route: 'routes/admin/orders',
    intent: 'remove-view',
    async prepare(page) {
      const id = await viewOf(page)
      return { effects: [changesOf('saved_views', id, 'saved-views.remove')], says: /View Removed/ }
    },
  },
  {
    name: 'undo a change of orders',
    route: 'routes/admin/orders',
    intent: 'undo',
    async prepare(page) {
      const admin = await given.admin()
      const { id } = await given.order({ status: 'processing' })
      const act = newId()
      await owner.query("insert into bulk_acts (id, made_by, kind, items) values ($1, $2, 'orders.status', $3)", [
        ...[act, admin.id, JSON.stringify([{ id, from: 'pending' }])],
      ])
      await beSignedIn(page, admin)
      await page.goto(`${ORDERS}?changed=${act}`)
      return {
        effects: [["select from order_events where order_id = $1 and kind = 'status'", id]],
        says: /The orders are as they were/,
      }
    },
  },
  {
    name: "export a supplier's orders",
    route: 'routes/supplier/orders',
    intent: 'export',
    async prepare(page) {
      const supplier = await given.supplier()
      await given.order({ supplierId: supplier.companyId ?? '' })
      await beSignedIn(page, supplier)
      await page.goto('/supplier/orders')
      return {
        button: 'button[value=xlsx]',
        effects: [["select from order_exports where made_by = $1 and format = 'xlsx'", supplier.id]],
        says: /XLSX/,
      }
    },
  },
  {
    name: 'change the products that are ticked',
    route: 'routes/supplier/products',
    intent: 'bulk',
    async prepare(page) {
      const id = await tickProduct(page, 'stock')
      return {
        typed: { amount: '10' },
        effects: [changesOf('products', id, 'products.changeMany')],
        says: /Products Changed/,
      }
    },
  },
  {
    name: 'save the new prices of ticked products',
    route: 'routes/supplier/products',
    intent: 'prices',
    async prepare(page) {
      const id = await tickProduct(page, 'price-percent')
      await page.locator('input[name=amount]').fill('10')
      await page.locator('button[value=bulk]').click()
      await page.locator('button[value=prices]').waitFor()
      return {
        button: 'button[value=prices]',
        effects: [changesOf('products', id, 'products.changeMany')],
        says: /Products Changed/,
      }
    },
  },
  {
    name: 'undo a change of products',
    route: 'routes/supplier/products',
    intent: 'undo',
    async prepare(page) {
      const supplier = await given.supplier()
      const { id } = await given.product({ supplierId: supplier.companyId ?? '', status: 'paused' })
      const act = randomUUID()
      await owner.query("insert into bulk_acts (id, made_by, kind, items) values ($1, $2, 'products.pause', $3)", [
        ...[act, supplier.id, JSON.stringify([{ id, from: '' }])],
      ])
      await beSignedIn(page, supplier)
      await page.goto(`${PRODUCTS}?changed=${act}`)
      return { effects: [changesOf('products', id, 'products.undoMany')], says: /The products are as they were/ }
    },
  },
  {
    name: 'accept the reviews that are ticked',
    route: 'routes/admin/reviews',
    intent: 'bulk',
    async prepare(page) {
      const { id } = await waiting('Keten perde')
      const { rows } = await owner.query<{ supplier_id: string }>('select supplier_id from products where id = $1', [
        id,
      ])
      await beSignedIn(page, await given.admin())
      await page.goto(`/admin/reviews?supplier=${rows[0]?.supplier_id}`)
      await page.locator(`input[name="pick.${id}"]`).check()
      await page.locator('input[name=looked]').check()
      return {
        effects: [changesOf('products', id, 'reviews.accept-many')],
        says: /Accepted|Please tick at least one row/,
      }
    },
  },
]
