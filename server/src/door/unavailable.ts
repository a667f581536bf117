import { Refusal } from './domain-error.ts'

const GONE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['08001', '08003', '08006'], // no connection
  ...['57P01', '57P02', '57P03'], // shutting down, crashed, starting up
  '53300', // no connection left
  '08P01', // pgbouncer has no connection, or lost it
])

/** The caller's role or company changed between the question who calls and the transaction, which did nothing. */
export const isOtherwise = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === 'TC003'

/** It ended between the question who calls and the transaction. */
export const sessionIsOver = (error: unknown): Refusal | undefined =>
  error instanceof Error && (error as { code?: string }).code === 'TC002'
    ? new Refusal('UNAUTHENTICATED', {})
    : undefined

/** Over a limit of db/roles.sql: a statement, a wait for a lock, an idle transaction, a whole transaction. */
const BUSY = new Set(['57014', '55P03', '25P03', '25P04'])

/** The database cannot be reached, or is too busy: the call can be retried. */
export function unavailable(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: string }).code ?? ''
  const cut = /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  return cut || isOtherwise(error) || GONE.has(code) || BUSY.has(code)
    ? new Refusal('UNAVAILABLE', { retryAfter: 2 })
    : undefined
}
