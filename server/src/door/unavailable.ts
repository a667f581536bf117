import { Refusal } from './domain-error.ts'

const GONE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['08001', '08003', '08006'], // no connection
  ...['57P01', '57P02', '57P03'], // shutting down, crashed, starting up
  '53300', // no connection left
  '08P01', // pgbouncer has no connection, or lost it
])

/** The database cannot be reached: the call can be retried. */
export function unavailable(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: string }).code ?? ''
  const lost = GONE.has(code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  return lost ? new Refusal('UNAVAILABLE', { retryAfter: 2 }) : undefined
}
