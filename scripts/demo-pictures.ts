import { parseArgs } from 'node:util'
import { createPool } from '@ticarum/db/transaction'
import { demoProducts } from '@ticarum/db/world/catalogue/demo-products'
import { readSettings } from '@ticarum/server/platform/env'
import { storageOf } from '@ticarum/server/platform/storage/storage-of'
import { loadDemoPictures } from '@ticarum/server/world/load-demo-pictures'
import { loadDemoProofs } from '@ticarum/server/world/load-demo-proofs'

/**
 * Started by `npm run dev` beside the servers, with the owner's URL, so that pages do not wait for pictures. With ids
 * as arguments it draws these products only. With `--avif` it also encodes what else the worker would.
 */
const { values, positionals: ids } = parseArgs({ options: { avif: { type: 'boolean' } }, allowPositionals: true })
const products = demoProducts.filter(({ id }) => ids.length === 0 || ids.includes(id))
const settings = readSettings()
const pool = createPool(settings.DATABASE_URL, 1)
const owner = await pool.connect()
const storage = storageOf(settings)
if (ids.length === 0) await loadDemoProofs(owner, storage)
const made = await loadDemoPictures(owner, storage, { products, avif: values.avif ?? false })
owner.release()
await pool.end()
if (made > 0) console.log(`  Demo world: ${made} pictures drawn.`)
