import pg from 'pg'
import { bulkLoad } from './bulk-load.ts'
import { SPELL } from './invented-words.ts'
import { writeCustomers } from './write-customers.ts'
import { generateOrders, orderTables } from './write-orders.ts'
import { writeProducts } from './write-products.ts'
import { writeSuppliers } from './write-suppliers.ts'

export interface WorldSize {
  products: number
  /** for each product, as rows without files */
  images: number
  /** orders of generated customers for generated products */
  orders?: number
}

const PRODUCTS_PER_SUPPLIER = 200
const ORDERS_PER_CUSTOMER = 100
const BATCH = 20_000
/** Search reads the newest listings first: the 10,000 of tier 0, then those of tier 1 up to the newest 100,000. */
const newestOfTier = [10_000, 100_000, Number.POSITIVE_INFINITY]

const kept = [
  'companies',
  'suppliers',
  'supplier_private',
  'people',
  'accounts',
  'user_roles',
  'products',
  'product_texts',
  'product_images',
  'stock_balances',
  'stock_movements',
]
const read = ['listings', 'listing_texts', 'listing_images', 'search_words']

/** Adds generated suppliers and products to a database, all or nothing. For tests of scale; never in production. */
export async function generateWorld(
  ownerUrl: string,
  { products, images, orders = 0 }: WorldSize,
  report: (done: string) => void = () => {},
): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('A generated world is not for production.')
  const suppliers = Math.max(1, Math.round(products / PRODUCTS_PER_SUPPLIER))
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query("select setseed(0.7304), set_config('app.role', 'system', true)") // makes random() repeatable
    await owner.query("set local timezone = 'UTC'") // ids are made of times (fx.has_demo_data)
    // Plans made for empty tables compare each row with each id of a batch.
    await owner.query('set local plan_cache_mode = force_custom_plan')
    const { rowCount } = await owner.query("select from accounts where email like '%@generated.example' limit 1")
    if (rowCount) throw new Error('There is a generated world in this database already: drop it first.')
    await owner.query(SPELL)
    await bulkLoad(
      owner,
      { filled: [...kept, ...read, ...orderTables], silent: [...kept, ...orderTables] },
      async () => {
        await writeSuppliers(owner, suppliers)
        await writeProducts(owner, products, suppliers, images)
        // Fresh statistics, so that publishing is planned for these rows.
        await owner.query('analyze products, product_texts, product_images, stock_balances, suppliers')
        report(`${products} products of ${suppliers} suppliers`)
        await publish(owner)
        report('listings')
        if (orders === 0) return
        const customers = Math.max(1, Math.round(orders / ORDERS_PER_CUSTOMER))
        await writeCustomers(owner, customers)
        await owner.query('analyze listings, listing_texts, made_customers')
        await generateOrders(owner, orders, products, customers)
        report(`${orders} orders of ${customers} customers`)
      },
    )
    await owner.query('commit')
    report('indexes')
    await owner.query('vacuum analyze') // otherwise the first readers would pay for it
  } finally {
    await owner.query('rollback').catch(() => {})
    await owner.end()
  }
}

/**
 * Publishes by the same function as suppliers do, oldest first. The tier is set by a column default meanwhile, so that
 * no row is written twice; at the end the default is the usual one again.
 */
async function publish(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select m.id from made_products m join products p on p.id = m.id where p.status = 'listed'
      order by p.listed_at, p.id`,
  )
  for (let start = 0; start < rows.length; ) {
    const left = rows.length - start
    const tier = newestOfTier.findIndex((newest) => left <= newest)
    const end = Math.min(start + BATCH, rows.length - (newestOfTier[tier - 1] ?? 0))
    await owner.query(`alter table listings alter tier set default ${tier}`)
    await owner.query('select fx.publish_products($1)', [rows.slice(start, end).map(({ id }) => id)])
    start = end
  }
}
