import { Refusal } from './refusal.ts'

const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '08006', '08001', '08003'])

/** The database can't be reached: worth another try, and nobody's mistake. */
export function unavailable(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: string }).code ?? ''
  const lost = GONE.has(code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  return lost ? new Refusal('UNAVAILABLE', { retryAfter: 2 }) : undefined
}
