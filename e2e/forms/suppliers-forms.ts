import type { ProductStatus } from '@ticarum/contract/values/products'
import { zipOf } from '@ticarum/server/testing/given-imports'
import { givenPaper } from '@ticarum/server/testing/given-papers'
import { somePayout } from '@ticarum/server/testing/given-payout'
import { redPicture } from '@ticarum/server/testing/pictures'
import type { Page } from 'playwright-core'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { TestedForm } from './form.ts'
import { changesOf, given, owner } from './world.ts'

const LIST = '/supplier/products'

async function productOf(page: Page, status: ProductStatus = 'listed') {
  const supplier = await given.supplier()
  await beSignedIn(page, supplier)
  return given.product({ supplierId: supplier.companyId ?? '', status })
}

/** An action of the list that the audit trail names and a flash message confirms. */
const act = (intent: string, status: ProductStatus, says: RegExp): TestedForm => ({
  name: `${intent} a product`,
  route: 'routes/supplier/products',
  intent,
  async prepare(page) {
    const { id } = await productOf(page, status)
    await page.goto(LIST)
    return { button: `button[value=${intent}]`, effects: [changesOf('products', id, `products.${intent}`)], says }
  },
})

const IMPORT = '/supplier/products/import'
const priceList = {
  field: 'file',
  name: 'prices.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Article code;Name;Description;Category;Price;Stock;Country;City\r\n' +
      'KT-1;Steel bowl;Of stainless steel.;home;4.20;40;Turkey;Kayseri',
  ),
}

/** A price list that the worker has checked. */
async function checkedList(page: Page): Promise<string> {
  const supplier = await given.supplier()
  await beSignedIn(page, supplier)
  await page.goto(IMPORT)
  await page.locator('input[name=file]').setInputFiles(priceList)
  await page.locator('main form button').click()
  await page.waitForURL(`${IMPORT}/*`)
  while ((await page.locator('button[value=apply]').count()) === 0) {
    await page.waitForTimeout(200)
    await page.goto(page.url())
  }
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Forms of suppliers. */
export const suppliersForms: TestedForm[] = [
  act('pause', 'listed', /Product Paused/),
  act('resume', 'paused', /Product Shown Again/),
  act('submit', 'draft', /Sent to Review/),
  {
    name: 'duplicate a product',
    route: 'routes/supplier/products',
    intent: 'duplicate',
    async prepare(page) {
      const { id, supplierId } = await productOf(page, 'in_review')
      await page.goto(LIST)
      return {
        button: 'button[value=duplicate]',
        effects: [['select from products where supplier_id = $1 and id <> $2', supplierId, id]],
        says: /Product Duplicated/,
      }
    },
  },
  {
    name: 'change price and stock in the list',
    route: 'routes/supplier/products',
    intent: 'quick',
    async prepare(page) {
      const { id } = await productOf(page)
      await page.goto(LIST)
      await page.locator('summary', { hasText: 'Change price and stock' }).click()
      await page.locator('main input[name=price]').fill('9.75')
      return { effects: [changesOf('products', id, 'products.quick-edit')], says: /Product Updated!/ }
    },
  },
  {
    name: 'confirm all prices',
    route: 'routes/supplier/products',
    intent: 'confirm',
    async prepare(page) {
      const { id } = await productOf(page)
      await owner.query("update products set price_confirmed_at = now() - interval '31 days' where id = $1", [id])
      await page.goto(LIST)
      return { effects: [changesOf('products', id, 'products.confirm-prices')], says: /Prices Confirmed/ }
    },
  },
  {
    name: 'delete a product from the list',
    route: 'routes/supplier/products',
    intent: 'delete',
    async prepare(page) {
      const { id } = await productOf(page)
      await page.goto(`${LIST}?delete=${id}`)
      return { effects: [changesOf('products', id, 'products.remove')], says: /Product deleted successfully/ }
    },
  },
  {
    name: 'add a product',
    route: 'routes/supplier/new-product',
    intent: 'review',
    async prepare(page) {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await page.goto('/supplier/products/new')
      return {
        button: 'button[value=draft]',
        typed: { name: 'Hammam peshtemal', price: '4.60' },
        effects: [['select from products where supplier_id = $1', supplier.companyId]],
        says: /Product Added!/,
      }
    },
  },
  {
    name: 'edit a product',
    route: 'routes/supplier/edit-product',
    intent: 'review',
    async prepare(page) {
      const { id } = await productOf(page)
      await page.goto(`/supplier/products/edit/${id}`)
      return {
        typed: { price: '9.75' },
        effects: [changesOf('products', id, 'products.edit')],
        says: /Product Updated!/,
      }
    },
  },
  {
    name: 'delete a product on its page',
    route: 'routes/supplier/edit-product',
    intent: 'delete',
    async prepare(page) {
      const { id } = await productOf(page)
      await page.goto(`/supplier/products/edit/${id}?delete`)
      return { effects: [changesOf('products', id, 'products.remove')], says: /Product Deleted/ }
    },
  },
  {
    name: 'send a price list',
    route: 'routes/supplier/import',
    async prepare(page) {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await page.goto(IMPORT)
      return {
        file: priceList,
        effects: [['select from imports where supplier_id = $1', supplier.companyId]],
        says: /prices\.csv/,
      }
    },
  },
  {
    name: 'send the pictures of a price list',
    route: 'routes/supplier/import-run',
    intent: 'pictures',
    async prepare(page) {
      const id = await checkedList(page)
      const buffer = Buffer.from(zipOf({ 'KT-1.png': redPicture }))
      return {
        file: { field: 'pictures', name: 'pictures.zip', mimeType: 'application/zip', buffer },
        effects: [['select from import_pictures where import_id = $1', id]],
        says: /prices\.csv/,
      }
    },
  },
  {
    name: 'let a price list take effect',
    route: 'routes/supplier/import-run',
    intent: 'apply',
    async prepare(page) {
      const id = await checkedList(page)
      return {
        effects: [["select from audit_log where row_id = $1 and changes -> 'state' ->> 1 = 'applying'", id]],
        says: /prices\.csv/,
      }
    },
  },
  {
    name: 'save the settings of a supplier',
    route: 'routes/supplier/settings',
    intent: 'save',
    async prepare(page) {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await page.goto('/supplier/settings')
      return {
        typed: { companyName: 'Akköy Tekstil', address: 'Organize Sanayi 12, Merkezefendi' },
        effects: [changesOf('suppliers', supplier.companyId ?? '', 'supplier-settings.save')],
        says: /Settings Saved!/,
      }
    },
  },
  {
    name: 'submit a supplier for verification',
    route: 'routes/supplier/settings',
    intent: 'verify',
    async prepare(page) {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await owner.query(
        `update supplier_private set address = 'Organize Sanayi 12, Denizli', tax_number = '1234567890'
          where supplier_id = $1`,
        [supplier.companyId],
      )
      await owner.query("update suppliers set legal_name = 'Akköy A.Ş.', registry_number = '48213' where id = $1", [
        supplier.companyId,
      ])
      await page.goto('/supplier/settings')
      return {
        effects: [['select from verifications where supplier_id = $1', supplier.companyId]],
        says: /Submitted for Verification/,
      }
    },
  },
  {
    name: 'send a paper of the verification',
    route: 'routes/supplier/papers',
    intent: 'add',
    async prepare(page) {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await page.goto('/supplier/papers')
      return {
        form: 'form[aria-labelledby=add]',
        file: { field: 'file', name: 'gazette.png', mimeType: 'image/png', buffer: Buffer.from(redPicture) },
        chosen: { kind: 'S' },
        effects: [['select from supplier_papers where supplier_id = $1', supplier.companyId]],
        says: /Sent!/,
      }
    },
  },
  {
    name: 'remove a paper of the verification',
    route: 'routes/supplier/papers',
    intent: 'remove',
    async prepare(page) {
      const supplier = await given.supplier()
      const id = await givenPaper({ owner }, supplier)
      await beSignedIn(page, supplier)
      await page.goto('/supplier/papers')
      return {
        form: 'main li form',
        effects: [changesOf('supplier_papers', id, 'papers.remove')],
        says: /Removed!/,
      }
    },
  },
  {
    name: 'enter a bank account',
    route: 'routes/supplier/payout',
    intent: 'propose',
    async prepare(page) {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await page.goto('/supplier/payout')
      const { swift: _, ...account } = somePayout
      return {
        form: 'main form',
        typed: { ...account, password: supplier.password },
        effects: [['select from payout_details where supplier_id = $1', supplier.companyId]],
        says: /Our team looks at it/,
      }
    },
  },
]
