import type { ErrorCode } from '@ticarum/contract/errors'

/** Made when a form is rendered and sent along with it: however often that form arrives, it is carried out once. */
export const newFormKey = (): string => crypto.randomUUID()

/**
 * A key that already did something else has had its turn. Any other stays: what became of the form may not be known
 * yet.
 */
export const keyAfter = (code: ErrorCode, key: string): string => (code === 'KEY_REUSED' ? newFormKey() : key)
