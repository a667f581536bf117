import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import type pg from 'pg'

/** The same tables without rules: no row security, triggers, checks and references. */
const TABLES = `
  create schema if not exists bare;
  create table if not exists bare.orders (like orders including defaults including generated including indexes);
  create table if not exists bare.order_lines (like order_lines including defaults including indexes);
  create table if not exists bare.stock_balances (like stock_balances including indexes)`

const TAKE_STOCK =
  'update bare.stock_balances set balance = balance - 1 where product_id = $1 and balance >= 1 returning balance'
const ONE_ORDER = `insert into bare.orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name,
    customer_email, supplier_name, shipping_address, shipping_city, shipping_country, quantity, line_count, total_cents,
    deposit_cents, incoterm, basis_place, terms_version, created_at)
  values ($1, $2, $3, $4, 'Hodan', 'Ayaan', 'ayaan@example.com', 'Erciyes', 'Maka al-Mukarama 12', 'Mogadishu',
    'Somalia', 1, 1, 1250, 375, 'FOB', 'Mersin', '1', now()) returning number`
const ONE_LINE = `insert into bare.order_lines (order_id, position, customer_id, supplier_id, product_id, names,
    original_language, unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details,
    made_to_order)
  values ($1, 0, $2, $3, $4, '{"en": "Cotton shirt"}', 'en', 'piece', 1, 1250, 1, 1250, 'FOB', 'Mersin', '{}', false)`

/**
 * The smallest transaction that could place an order: take stock, one order, one line, sent in one flush by the owner
 * of the tables.
 */
export async function smallestTransaction(
  owner: pg.Pool,
  supplierId: string,
  products: string[],
): Promise<(on: pg.Pool, customer: GivenPerson, productId: string) => Promise<void>> {
  await owner.query(TABLES)
  await owner.query('insert into bare.stock_balances select unnest($1::uuid[]), $2, 1000000', [products, supplierId])
  return async (on, customer, productId) => {
    const id = newId()
    const client = await on.connect()
    const named = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
    try {
      await Promise.all([
        client.query('begin'),
        named('take', TAKE_STOCK, [productId]),
        named('order', ONE_ORDER, [id, customer.companyId, supplierId, customer.id]),
        named('line', ONE_LINE, [id, customer.companyId, supplierId, productId]),
        client.query('commit'),
      ])
    } finally {
      client.release()
    }
  }
}
