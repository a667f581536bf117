import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const LATE_BATCH = 1000

const Catalogue = z.object({ file: z.string() })

/** Runs a day after an upload: deletes a catalogue that belongs to no application, with its row. */
async function sweepCatalogue({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = Catalogue.parse(payload)
  await pool.query('delete from application_files where file = $1 and application_id is null', [file])
  const { rowCount } = await pool.query('select from application_files where file = $1', [file])
  if (!rowCount) await storage.remove('applications', file)
}

/** Tells the desk once what it should have answered by now (D53): one notice, however many there are. */
async function tellLateMessages(parts: JobParts): Promise<void> {
  await asSystem(parts, 'inbox.tell-late', async (system) => {
    const [late] = await system.tx.sql<{ items: number; people: string[] }>('select * from fx.inbox_just_late($1)', [
      LATE_BATCH,
    ])
    if (late && late.items > 0) await notify(system, late.people, 'inbox.late', { count: String(late.items) })
  })
}

export const inboxJobs = (parts: JobParts): Jobs => ({
  'sweep-catalogue': (payload) => sweepCatalogue(parts, payload),
  'tell-late-messages': () => tellLateMessages(parts),
})

export const inboxTimetable: CronItem[] = [
  // every hour of the working day: 9 to 18 in GMT+3, Monday to Saturday
  { task: 'tell-late-messages', match: '5 6-15 * * 1-6', options: { backfillPeriod: 0, jobKey: 'tell-late-messages' } },
]
