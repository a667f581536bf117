import { createPool } from '@ticarum/db/transaction'
import { readSettings } from '@ticarum/server/platform/env'
import type { FileStorage, StorageFolder } from '@ticarum/server/platform/storage/storage'
import { storageOf } from '@ticarum/server/platform/storage/storage-of'
import { ownerUrl } from './as-operator.ts'

/**
 * `npm run missing-files`, after a restore: names each stored file that a row asks for and that is not there, and ends
 * with an error if there is one.
 */

/** Lists of imports and parts of exports are left out: they are deleted after use, and made anew. */
const NAMED: { place: StorageFolder; table: string; file: string }[] = [
  { place: 'originals', table: 'product_images', file: "name || '.webp'" },
  { place: 'originals', table: 'order_pictures', file: "name || '.webp'" },
  { place: 'applications', table: 'application_files', file: 'file' },
  { place: 'message-files', table: 'message_files', file: 'file' },
  { place: 'needs', table: 'need_pictures', file: 'file' },
  { place: 'papers', table: 'supplier_papers', file: 'file' },
  { place: 'payment-proofs', table: 'payment_proofs', file: 'file' },
]
const AT_ONCE = 500

async function isStored(storage: FileStorage, place: StorageFolder, file: string): Promise<boolean> {
  const found = await storage.get(place, file)
  await found?.body.cancel()
  return found !== undefined
}

/** Calls `missing` with each; returns how many files rows name. */
async function findMissing(
  owner: ReturnType<typeof createPool>,
  storage: FileStorage,
  missing: (what: string) => void,
): Promise<number> {
  let named = 0
  const client = await owner.connect()
  try {
    for (const { place, table, file } of NAMED) {
      await client.query('begin read only')
      await client.query(`declare files no scroll cursor for select ${file} as file from ${table}`)
      for (;;) {
        const { rows } = await client.query<{ file: string }>(`fetch ${AT_ONCE} from files`)
        if (rows.length === 0) break
        named += rows.length
        const there = await Promise.all(rows.map((row) => isStored(storage, place, row.file)))
        for (const [n, row] of rows.entries()) if (!there[n]) missing(`${place}/${row.file} (${table})`)
      }
      await client.query('commit')
    }
    return named
  } finally {
    client.release(true)
  }
}

const url = ownerUrl()
const owner = createPool(url, 1)
try {
  let absent = 0
  const named = await findMissing(owner, storageOf(readSettings()), (what) => {
    absent++
    console.log(what)
  })
  console.log(`${named} files are named by rows; ${absent} of them are missing.`)
  if (absent > 0) process.exitCode = 1
} catch (error) {
  console.error(`The files were not compared: ${error instanceof Error ? error.message || error.name : error}`)
  process.exitCode = 1
} finally {
  await owner.end()
}
