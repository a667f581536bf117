import { createHash } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'

const PASSWORD = /password/i

/**
 * The hash of the request that a key was first sent with. A different password is a different request. The hash is
 * stored, and a fast hash of a password could be guessed: so passwords are hashed slowly first, together and salted
 * with the key's scope.
 */
export async function requestHash(scope: string, key: string, input: unknown): Promise<Buffer> {
  const passwords: unknown[] = []
  const rest = JSON.stringify(input, (field, value) => {
    if (!PASSWORD.test(field)) return value
    passwords.push(field, value)
    return undefined
  })
  const hash = createHash('sha256').update(rest)
  if (passwords.length > 0) {
    const salt = createHash('sha256').update(`${scope} ${key}`).digest()
    hash.update(await hashRaw(JSON.stringify(passwords), { salt }))
  }
  return hash.digest()
}
