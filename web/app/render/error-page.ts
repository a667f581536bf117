import type { ErrorCode } from '@ticarum/contract/errors'
import type { Visit } from '@ticarum/server/client'
import { data } from 'react-router'

/** Data of the error page. */
export interface Failure {
  code: ErrorCode
  requestId: string
}

interface Refused extends Error {
  code: ErrorCode
  status: number
}

const isRefusal = (error: Error): error is Refused => 'code' in error && 'status' in error && 'args' in error

/** Turns what a loader threw into the data of the error page. Redirects and deliberate responses pass through. */
export function errorPage(thrown: unknown, visit: Visit): unknown {
  if (!(thrown instanceof Error)) return thrown
  const failure = (code: ErrorCode, status: number) =>
    data({ code, requestId: visit.requestId } satisfies Failure, { status })
  if (isRefusal(thrown)) {
    // Invalid parameters in a URL mean that the page does not exist.
    const { code, status } = thrown.code === 'INPUT_INVALID' ? { code: 'NOT_FOUND' as const, status: 404 } : thrown
    return failure(code, status)
  }
  if (import.meta.env.DEV) return thrown
  visit.failed(thrown)
  return failure('INTERNAL', 500)
}
