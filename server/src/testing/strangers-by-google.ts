import { newId } from '@ticarum/db/ids'
import type { Google } from '../platform/google.ts'

/**
 * Whoever comes back is who the code says, with an address that nobody has: for tests about who may call, not about
 * Google.
 */
export const strangersByGoogle: Google = {
  begin: async () => ({
    url: 'https://accounts.google.example/',
    state: newId(),
    nonce: newId(),
    codeVerifier: newId(),
  }),
  finish: async (callbackUrl) => ({
    subject: new URL(callbackUrl).searchParams.get('code') ?? '',
    email: `${newId()}@example.com`,
    name: 'Ayaan Xirsi',
  }),
}
