import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 100
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

export const companiesJobs = (parts: JobParts): Jobs => ({
  'expire-verifications': () => expireVerifications(parts),
  'sweep-paper': (payload) => sweepPaper(parts, payload),
})

export const companiesTimetable: CronItem[] = [
  { task: 'expire-verifications', match: '7 * * * *', options: { backfillPeriod: 0, jobKey: 'expire-verifications' } },
]
