import type { ErrorCode } from '@ticarum/contract/errors'
import type { Visit } from '@ticarum/server/client'
import { data } from 'react-router'

/** What the error page knows. */
export interface Failure {
  code: ErrorCode
  requestId: string
}

interface Refused extends Error {
  code: ErrorCode
  status: number
}

const isRefusal = (error: Error): error is Refused => 'code' in error && 'status' in error && 'args' in error

/** What a loader threw, as the router shows it. Redirects and answers that were meant go through. */
export function errorPage(thrown: unknown, visit: Visit): unknown {
  if (!(thrown instanceof Error)) return thrown
  const failure = (code: ErrorCode, status: number) =>
    data({ code, requestId: visit.requestId } satisfies Failure, { status })
  if (isRefusal(thrown)) {
    // An address whose parts make no sense is an address that leads nowhere.
    const { code, status } = thrown.code === 'INPUT_INVALID' ? { code: 'NOT_FOUND' as const, status: 404 } : thrown
    return failure(code, status)
  }
  if (import.meta.env.DEV) return thrown
  visit.failed(thrown)
  return failure('INTERNAL', 500)
}
