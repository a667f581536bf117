import { DELETION_UNDO_DAYS, INVOICE_KEPT_YEARS } from '@ticarum/contract/values/account'
import type { CronItem } from 'graphile-worker'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { exportAccount, sweepAccountExport } from './export-account.ts'

const BATCH = 100

/** Deletes the accounts whose undo time is over and for which no order is open, each in a transaction of its own. */
async function deleteAccounts(parts: JobParts): Promise<void> {
  const requestedBefore = new Date(parts.clock.now().getTime() - DELETION_UNDO_DAYS * 86_400_000)
  for (let found = BATCH; found === BATCH; ) {
    const due = await asSystem(parts, 'account.find-due', ({ tx }) =>
      tx.sql<{ id: string }>('select id from fx.due_deletions($1, $2) id', [requestedBefore, BATCH]),
    )
    let deleted = 0
    for (const { id } of due) if (await deleteAccount(parts, id, requestedBefore)) deleted += 1
    if (deleted > 0) parts.log.info({ deleted }, 'accounts deleted')
    found = deleted
  }
}

async function deleteAccount(parts: JobParts, id: string, requestedBefore: Date): Promise<boolean> {
  return asSystem(parts, 'account.delete', async (system) => {
    const [done] = await system.tx.sql<{ heir: string | null }>('select heir from fx.anonymise_account($1, $2, $3)', [
      id,
      requestedBefore,
      INVOICE_KEPT_YEARS,
    ])
    if (done?.heir) await notify(system, done.heir, 'company.handed-over', {})
    return done !== undefined
  })
}

export const identityJobs = (parts: JobParts): Jobs => ({
  'delete-accounts': () => deleteAccounts(parts),
  'export-account': (payload) => exportAccount(parts, payload),
  'sweep-account-export': (payload) => sweepAccountExport(parts, payload),
})

export const identityTimetable: CronItem[] = [
  { task: 'delete-accounts', match: '37 * * * *', options: { backfillPeriod: 0, jobKey: 'delete-accounts' } },
]
