import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyRequest } from '@ticarum/contract/procedures/passkeys'
import { callApi } from '../../forms/call-api.ts'

/** What the browser asks authenticators; pages load this file when a button is pressed. */

/** Undefined: it was cancelled, or there is none. */
export const answerOfPasskey = (request: PasskeyRequest) =>
  startAuthentication({ optionsJSON: request }).catch(() => undefined)

/** Shows by a passkey who acts. */
export async function proveByPasskey(): Promise<boolean> {
  const begun = await callApi('passkeys.beginProof', {})
  const answer = begun.ok ? await answerOfPasskey(begun.value) : undefined
  return answer !== undefined && (await callApi('passkeys.prove', { answer })).ok
}

/** Makes a passkey and adds it under this name; undefined: the authenticator made none. */
export async function addPasskey(name: string, key: string) {
  const begun = await callApi('passkeys.beginAdding', {})
  if (!begun.ok) return begun
  const answer = await startRegistration({ optionsJSON: begun.value }).catch(() => undefined)
  return answer && callApi('passkeys.add', { name, answer }, key)
}
