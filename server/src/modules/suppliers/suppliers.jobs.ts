import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 100
const LISTINGS = 100 // in a transaction
const Supplier = z.object({ supplierId: z.uuid() })
const PaperFile = z.object({ file: z.string() })

/** Expires verifications and notifies their suppliers in the same transaction. */
async function expireVerifications(parts: JobParts): Promise<void> {
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await asSystem(parts, 'verifications.expire', async (system) => {
      const ids = Array.from({ length: BATCH }, () => system.newId())
      const people = await system.tx.sql<{ supplier_id: string; person_id: string | null }>(
        'select * from fx.expire_verifications($1)',
        [ids],
      )
      for (const { person_id } of people) if (person_id) await notify(system, person_id, 'verification.expired', {})
      return new Set(people.map(({ supplier_id }) => supplier_id)).size
    })
    if (ended > 0) parts.log.info({ suppliers: ended }, 'verifications expired')
  }
}

/** Runs when a paper was removed, and a day after an upload: deletes a file that no paper names. */
async function sweepPaper({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = PaperFile.parse(payload)
  const { rowCount } = await pool.query('select from supplier_papers where file = $1', [file])
  if (!rowCount) await storage.remove('papers', file)
}

/** Brings all listings of a supplier in line with it, each batch in a transaction of its own. */
async function refreshListings({ pool, log }: JobParts, payload: unknown): Promise<void> {
  const { supplierId } = Supplier.parse(payload)
  let written = 0
  for (let batch = LISTINGS; batch > 0; written += batch) {
    const { rows } = await pool.query<{ batch: number }>('select fx.refresh_next_listings($1, $2) as batch', [
      supplierId,
      LISTINGS,
    ])
    batch = rows[0]?.batch ?? 0
  }
  log.info({ supplierId, written }, 'listings of a supplier written anew')
}

export const companiesJobs = (parts: JobParts): Jobs => ({
  'expire-verifications': () => expireVerifications(parts),
  'refresh-listings': (payload) => refreshListings(parts, payload),
  'sweep-paper': (payload) => sweepPaper(parts, payload),
})

export const companiesTimetable: CronItem[] = [
  { task: 'expire-verifications', match: '7 * * * *', options: { backfillPeriod: 0, jobKey: 'expire-verifications' } },
]
