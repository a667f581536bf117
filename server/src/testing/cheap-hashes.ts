import { hash } from '@node-rs/argon2'
import { afterAll, vi } from 'vitest'
import { argon2 } from '../modules/identity/password.ts'

/** For the tests of a file: a thousand of the usual hashes would take most of a minute. */
export function cheapHashes(): void {
  const spied = vi
    .spyOn(argon2, 'hash')
    .mockImplementation((password) => hash(password, { memoryCost: 8, timeCost: 1 }))
  afterAll(() => spied.mockRestore())
}
