import { createHash } from 'node:crypto'

/** Under which an e-mail is counted: its hash, so that the counters hold nobody's address. */
export const keyOfEmail = (email: string): string => createHash('sha256').update(email).digest('base64url')
