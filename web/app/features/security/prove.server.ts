import type { identity } from '@ticarum/contract/procedures/identity'
import type { Answer, Api } from '@ticarum/server/client'

type Unproven = Exclude<Answer<typeof identity.reauthenticate>, { ok: true }>

/**
 * Does a dangerous act. With a password it first proves who acts; without one the session must have been proven before,
 * by passkey, password or Google, else the door answers REAUTHENTICATION_REQUIRED.
 */
export async function proveAndDo<Done>(api: Api, password: string, act: () => Promise<Done>): Promise<Done | Unproven> {
  if (password) {
    const proof = await api.identity.reauthenticate.try({ password })
    if (!proof.ok) return proof
  }
  return act()
}
