import type { ErrorCode } from '@ticarum/contract/errors'

/** Idempotency key of a form, made when it is rendered: however often the form arrives, it is carried out once. */
export const newFormKey = (): string => crypto.randomUUID()

/**
 * A key that was used for other values is replaced. Any other key stays, because it may be unknown whether the form was
 * carried out.
 */
export const keyAfter = (code: ErrorCode, key: string): string => (code === 'KEY_REUSED' ? newFormKey() : key)
