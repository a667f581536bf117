import { type ErrorCode, errors } from '@ticarum/contract/errors'

/** The status that the API answers with, for a page that shows the same refusal. */
export const statusOf = (code: ErrorCode): number => errors[code].status
