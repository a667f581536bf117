import { z } from 'zod'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const NeedPicture = z.object({ file: z.string() })

/** Runs a day after an upload: deletes a picture that belongs to no need, with its row. */
async function sweepNeedPicture({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = NeedPicture.parse(payload)
  await pool.query('delete from need_pictures where file = $1 and need_id is null', [file])
  const { rowCount } = await pool.query('select from need_pictures where file = $1', [file])
  if (!rowCount) await storage.remove('needs', file)
}

export const needsJobs = (parts: JobParts): Jobs => ({
  'sweep-need-picture': (payload) => sweepNeedPicture(parts, payload),
})
