import { DEMO_PROOF } from '@ticarum/db/world/buying/demo-proof'
import type pg from 'pg'
import type { FileStorage } from '../platform/storage/storage.ts'

/** The files of the demo world's payments: the same receipt for each. */
export async function loadDemoProofs(owner: pg.ClientBase, storage: FileStorage): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('The demo world is not for production.')
  const { rows } = await owner.query<{ file: string }>(
    "select file from payment_proofs where file_name like 'transfer-TC-%.pdf'",
  )
  // an existing file stays
  for (const { file } of rows) await storage.put('payment-proofs', file, DEMO_PROOF, 'application/pdf')
}
