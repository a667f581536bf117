import { newId } from '@ticarum/db/ids'
import type { Google } from '../platform/google.ts'

/** Signs in whoever the code names, with an unknown e-mail: for tests about who may call, not about Google. */
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
