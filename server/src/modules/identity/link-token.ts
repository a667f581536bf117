import { randomBytes } from 'node:crypto'
import { hashToken } from '../../door/authenticate.ts'
import type { Context } from '../../door/context.ts'

const HOUR = 3600 * 1000
const LIFE = {
  'password-reset': HOUR,
  'email-confirmation': 7 * 24 * HOUR,
  'email-objection': 7 * 24 * HOUR,
}

/** A token of 256 bits for the e-mail, and its hash for the database. */
export function newLink(ctx: Context, kind: keyof typeof LIFE) {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token), expiresAt: new Date(ctx.now.getTime() + LIFE[kind]) }
}
