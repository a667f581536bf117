import { Refusal } from './domain-error.ts'

const GONE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['08001', '08003', '08006'], // no connection
  ...['57P01', '57P02', '57P03'], // shutting down, crashed, starting up
  '53300', // no connection left
  '25006', // only reads: a primary that was demoted, or no primary yet
  '08P01', // pgbouncer has no connection, or lost it
  ...['53100', 'ENOSPC', 'EDQUOT'], // the disk of the database, or that of files, is full
])

/** What the driver says of a connection that ended, was not made in time, or on which the database kept silent. */
const LOST = /Connection terminated|timeout exceeded when trying to connect|Query read timeout/

/** What fx.enter_as_holder raises, before the transaction did anything. */
const [ENDED, CHANGED] = ['TC002', 'TC003']
const codeOf = (error: unknown) => (error instanceof Error ? ((error as { code?: string }).code ?? '') : '')

/** The session ended or changed since the door asked who calls. */
export const isAnotherSession = (error: unknown): boolean => [ENDED, CHANGED].includes(codeOf(error))

export const sessionIsOver = (error: unknown): Refusal | undefined =>
  codeOf(error) === ENDED ? new Refusal('UNAUTHENTICATED', {}) : undefined

/** Over a limit of db/roles.sql: a statement, a wait for a lock, an idle transaction, a whole transaction. */
const BUSY = new Set(['57014', '55P03', '25P03', '25P04'])

/** The database cannot be reached, or is too busy: the call can be retried. */
export function unavailable(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  const isLost = LOST.test(error.message)
  return isLost || code === CHANGED || GONE.has(code) || BUSY.has(code)
    ? new Refusal('UNAVAILABLE', { retryAfter: 2 })
    : undefined
}
