import { createHash } from 'node:crypto'

/** The key under which an e-mail is counted: its hash, so that the counters hold no addresses. */
export const keyOfEmail = (email: string): string => createHash('sha256').update(email).digest('base64url')
