import { z } from 'zod'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const Catalogue = z.object({ file: z.string() })

/** Runs a day after an upload: deletes a catalogue that belongs to no application, with its row. */
async function sweepCatalogue({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = Catalogue.parse(payload)
  await pool.query('delete from application_files where file = $1 and application_id is null', [file])
  const { rowCount } = await pool.query('select from application_files where file = $1', [file])
  if (!rowCount) await storage.remove('applications', file)
}

export const inquiriesJobs = (parts: JobParts): Jobs => ({
  'sweep-catalogue': (payload) => sweepCatalogue(parts, payload),
})
