import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults: 19 MiB, 2 passes. Tests count how often each is used. */
export const argon2 = { hash, verify }

export const hashPassword = (password: string): Promise<string> => argon2.hash(password)

/** An unknown e-mail costs one verification too, so that the time does not reveal who has an account. */
const nobodysHash = hash('nobody has this password')

export async function passwordIsRight(storedHash: string | undefined, password: string): Promise<boolean> {
  const right = await argon2.verify(storedHash ?? (await nobodysHash), password)
  return right && storedHash !== undefined
}
