import { createHash } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'

const PASSWORD = /password/i

/**
 * What a key was first sent with. Another password is other content too; but a fast hash of one could be guessed, and
 * this one is stored, so passwords go into it slowly hashed, all at once and salted by whose key it is.
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
