import { randomBytes } from 'node:crypto'
import { IMPORT_HOLDS_DAYS } from '@ticarum/contract/values/price-list'
import type { Tx } from '@ticarum/db/transaction'
import { z } from 'zod'
import type { FileStorage } from '../../platform/storage/storage.ts'

/** Uploaded files are stored in parts below one random name: a list is one part, each picture of a ZIP is one. */
export const newPartsName = (): string => randomBytes(16).toString('hex')
export const partOf = (name: string, part: number): string => `${name}-${part}.part`

const Parts = z.object({ name: z.string(), parts: z.int() })

/** Queued before the first part is stored: whatever happens to the import, its files are deleted with it. */
export async function sweepPartsLater(tx: Tx, parts: z.infer<typeof Parts>, now: Date): Promise<void> {
  const at = new Date(now.getTime() + (IMPORT_HOLDS_DAYS + 1) * 24 * 3600 * 1000)
  await tx.sql("select fx.enqueue('sweep-import-parts', $1, 'parts:' || $2, $3)", [
    JSON.stringify(parts),
    parts.name,
    at,
  ])
}

export async function sweepParts(storage: FileStorage, payload: unknown): Promise<void> {
  const { name, parts } = Parts.parse(payload)
  for (let part = 0; part < parts; part++) await storage.remove('imports', partOf(name, part))
}

export async function readPart(storage: FileStorage, file: string): Promise<Uint8Array | undefined> {
  const stored = await storage.get('imports', file)
  return stored && new Uint8Array(await new Response(stored.body).arrayBuffer())
}
