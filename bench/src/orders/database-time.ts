import { readFile } from 'node:fs/promises'
import { newId } from '@ticarum/db/ids'
import { createGiven } from '@ticarum/db/testing/given'
import { liftBudgets } from '@ticarum/db/testing/lift-budgets'
import { createPool } from '@ticarum/db/transaction'
import { newCaller } from '@ticarum/server/door/caller'
import { signedIn } from '@ticarum/server/testing/order-questions'
import type pg from 'pg'
import { doorOn } from '../door-on.ts'
import { medianOf } from '../measure.ts'
import type { OrderWorld } from './worlds.ts'

const ROUNDS = 5
const ORDERS = 150

/** Milliseconds of processor time that PostgreSQL spends on one order. */
export interface DatabaseTime {
  ours: number
  smallest: number
}

const address = { street: 'Maka al-Mukarama 12', city: 'Mogadishu', country: 'Somalia' }

/** The same tables without rules: no row security, triggers, checks and references. */
const BARE_TABLES = `
  create schema bare;
  create table bare.orders (like orders including defaults including generated including indexes);
  create table bare.order_lines (like order_lines including defaults including indexes);
  create table bare.stock_balances (like stock_balances including indexes)`

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
 * Measures what the database does for one order placed through the door, and for the smallest transaction that could do
 * it (take stock, one order, one line), in turns. It is processor time, so a busy machine changes it little.
 */
export async function measureDatabaseTime({ urls }: OrderWorld): Promise<DatabaseTime> {
  const [owner, bare, app] = [createPool(urls.owner, 2), createPool(urls.owner, 1), createPool(urls.app, 1)]
  try {
    const given = createGiven(owner)
    await liftBudgets(owner)
    const supplierId = (await given.supplier()).companyId ?? ''
    const { id: productId } = await given.product({ supplierId, stock: 1_000_000 })
    const customer = await given.customer()
    const token = await signedIn(owner, customer.id)
    const door = doorOn(app)
    await owner.query(BARE_TABLES)
    await owner.query('insert into bare.stock_balances values ($1, $2, 1000000)', [productId, supplierId])

    const place = () => door.call('orders.place', newCaller({ token }), { productId, quantity: 1, address }, newId())
    async function placeBare() {
      const id = newId()
      const client = await bare.connect()
      const named = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
      await Promise.all([
        client.query('begin'),
        named('take', TAKE_STOCK, [productId]),
        named('order', ONE_ORDER, [id, customer.companyId, supplierId, customer.id]),
        named('line', ONE_LINE, [id, customer.companyId, supplierId, productId]),
        client.query('commit'),
      ])
      client.release()
    }

    const ours: number[] = []
    const smallest: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      ours.push(await processorTime(app, place, ORDERS))
      smallest.push(await processorTime(bare, placeBare, ORDERS * 8))
    }
    // The first round makes the plans that a connection keeps.
    return { ours: medianOf(ours.slice(1)), smallest: medianOf(smallest.slice(1)) }
  } finally {
    await Promise.all([owner.end(), bare.end(), app.end()])
  }
}

/** Milliseconds per order, of the one database process that serves this pool. */
async function processorTime(pool: pg.Pool, work: () => Promise<unknown>, times: number): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const used = async () => {
    const fields = (await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10 // user and system time, in hundredths of a second
  }
  const before = await used()
  for (let n = 0; n < times; n++) await work()
  return ((await used()) - before) / times
}
