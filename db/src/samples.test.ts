import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction, type Tx } from './transaction.ts'

const { app, given, owner } = await testDatabase()
const [customer, supplier] = [await given.customer(), await given.supplier()]
await owner.query('update suppliers set active = true')
const product = await given.product({ supplierId: supplier.companyId ?? '', stock: 1000 })
await owner.query(`update products set minimum = 10, details = '{"sampleCents": 499}' where id = $1`, [product.id])
await owner.query(
  `select set_config('app.role', 'system', false), fx.publish_products(array[$1::uuid]),
    set_config('app.role', '', false)`,
  [product.id],
)

/** Orders a sample straight in SQL, with something else in it. */
async function place(changed: { cents?: number; quantity?: number; deposit?: number }) {
  const { cents, quantity, deposit } = { cents: 499, quantity: 1, deposit: 100, ...changed }
  const [id, total] = [newId(), cents * quantity]
  const placing = async (tx: Tx) => {
    await tx.sql(
      `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
          supplier_name, shipping_address, shipping_city, shipping_country, quantity, line_count, total_cents,
          deposit_cents, incoterm, basis_place, terms_version, sample)
        select $1, $2, $3, $4, 'C', 'C', 'c@example.com', 'S', 'x', 'Mogadishu', 'Somalia', $5, 1, $6, $7, c.incoterm,
            c.basis_place, '2025-01', true
          from company_settings c`,
      [id, customer.companyId, supplier.companyId, customer.id, quantity, total, Math.floor((total * deposit) / 100)],
    )
    await tx.sql(
      `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
          unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details,
          made_to_order, category)
        select $1, 0, $2, $3, $4, '{}', 'tr', 'piece', 1, $5, $6, $7, c.incoterm, c.basis_place, '{}', false, 'fashion'
          from company_settings c`,
      [id, customer.companyId, supplier.companyId, product.id, cents, quantity, total],
    )
    await tx.sql('select fx.finish_placing_orders($1::uuid[], true)', [[id]])
  }
  return inTransaction(app, actorOf(customer), placing).then(
    () => 'placed',
    ({ code }: { code: string }) => code,
  )
}

test('a sample is one unit', async () => {
  expect(await place({ quantity: 2 })).toBe('23514')
})

test('a sample is sold at the price that its product names, paid whole in advance', async () => {
  expect(await place({ cents: 1 })).toBe('40001')
  expect(await place({ deposit: 30 })).toBe('40001')
  expect(await place({})).toBe('placed')
})
