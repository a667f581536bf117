import { parseArgs } from 'node:util'
import { createPool } from '@ticarum/db/transaction'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { readSettings } from '@ticarum/server/platform/env'
import { storageOf } from '@ticarum/server/platform/storage/storage-of'
import { loadDemoPictures } from '@ticarum/server/world/load-demo-pictures'
import { loadDemoProofs } from '@ticarum/server/world/load-demo-proofs'

/**
 * Started by `npm run dev` beside the servers, with the owner's URL, so that pages do not wait for pictures. With ids
 * as arguments it draws these products only, of those after `--first` only the first picture. With `--avif` it also
 * encodes what else the worker would.
 */
const { values, positionals } = parseArgs({
  options: { avif: { type: 'boolean', default: false }, first: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
})
const { avif, first } = values
const all = positionals.length + first.length === 0
const products = demoProducts.flatMap((product) => {
  if (all || positionals.includes(product.id)) return [product]
  return first.includes(product.id) ? [{ ...product, picture: { ...product.picture, views: 1 } }] : []
})
const settings = readSettings()
const pool = createPool(settings.DATABASE_URL, 1)
const owner = await pool.connect()
const storage = storageOf(settings)
if (all) await loadDemoProofs(owner, storage)
const made = await loadDemoPictures(owner, storage, { products, avif })
owner.release()
await pool.end()
if (made > 0) console.log(`  Demo world: ${made} pictures drawn.`)
