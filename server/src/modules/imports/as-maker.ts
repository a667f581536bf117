import type { Language } from '@ticarum/contract/values/languages'
import { newId } from '@ticarum/db/ids'
import { byTicket, inTransaction } from '@ticarum/db/transaction'
import type { Person } from '../../door/actor.ts'
import { newCaller } from '../../door/caller.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import type { JobParts } from '../../worker/job-parts.ts'

/** A file at which so many workers died is not read again. */
export const MOST_READINGS = 2

export interface RunningImport {
  id: string
  supplierId: string
  madeBy: string
  file: string
  language: Language
  round: number
  /** by how many workers that died meanwhile */
  readings: number
}

const FIND = `select id, supplier_id as "supplierId", made_by as "madeBy", file, language, round, readings
  from imports where id = $1 and state = $2`

/** The import of a job, if it is in the state that the job is for; a job that was queued twice finds it done. */
export async function importIn({ pool }: JobParts, state: string, id: string): Promise<RunningImport | undefined> {
  return (await pool.query<RunningImport>(FIND, [id, state])).rows[0]
}

/** One transaction in the name of who started the import: row security binds it like their own request. */
export async function asMaker<T>(
  { pool, app, clock, log, mail }: JobParts,
  { id, supplierId, madeBy }: RunningImport,
  action: string,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const now = clock.now()
  const actor: Person = {
    kind: 'person',
    userId: madeBy,
    sessionId: '',
    role: 'supplier',
    companyId: supplierId,
    companyOwner: false,
    emailConfirmed: true,
    sessionExpiresAt: now,
    provenUntil: null,
  }
  // The worker polls the outbox anyway.
  const context = { actor, caller: newCaller(), now, newId, log, origin: mail.origin, wakeWorker: () => {} }
  const { rows } = await pool.query<{ ticket: string | null }>('select fx.ticket_of_import($1) as ticket', [id])
  const ticket = rows[0]?.ticket ?? fail('NOT_FOUND')
  const maker = { entry: byTicket(ticket), admin: false, action, requestId: '', scope: '', now }
  return inTransaction(app, maker, (tx) => work({ tx, ...context }))
}
