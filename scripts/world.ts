import { parseArgs } from 'node:util'
import { prepareDatabase } from '@ticarum/db/prepare'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import { generateWorld } from '@ticarum/db/world/generate/generate-world'
import { openDatabase, PASSWORD } from './development-database.ts'

/**
 * `npm run world -- --products 1000000 --orders 1000000`: the demo world with generated products and orders, in a
 * database of its own.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    images: { type: 'string', default: '3' },
    orders: { type: 'string', default: '0' },
  },
})
const products = Number(values.products)
const images = Number(values.images)
const orders = Number(values.orders)
if (
  !Number.isInteger(products) ||
  products < 1 ||
  !Number.isInteger(images) ||
  images < 1 ||
  images > 10 ||
  !Number.isInteger(orders) ||
  orders < 0
) {
  console.error('npm run world -- --products <1 or more> [--images <1 to 10>] [--orders <0 or more>]')
  process.exit(1)
}

const started = performance.now()
const report = (done: string) =>
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${done}`)
const database = await openDatabase('ticarum_world')
try {
  const urls = await prepareDatabase(database.adminUrl, database.name, PASSWORD)
  report(`demo world ${await loadDemoWorld(urls.owner)}`)
  await generateWorld(urls.owner, { products, images, orders }, report)
  report(`there. DATABASE_NAME=${database.name} npm run dev shows it.`)
} finally {
  await database.stop()
}
