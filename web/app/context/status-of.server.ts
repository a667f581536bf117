import { type ErrorCode, errors } from '@ticarum/contract/errors'

/** The API's HTTP status for an error code, for a page that shows the same error. */
export const statusOf = (code: ErrorCode): number => errors[code].status
