import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

const passkeyIntents = ['prove', 'remove-passkey'] as const
export type PasskeyIntent = (typeof passkeyIntents)[number]

export const isPasskeyIntent = (intent: unknown): intent is PasskeyIntent =>
  passkeyIntents.some((known) => known === intent)

/** The password that proves who acts has an id of its own beside the one that is changed. */
export const PROOF = 'proof'

/** Any form of the page that came back. */
export type RefusedSecurity = RefusedForm<{ intent?: string }>

/** Why a passkey was not removed, or who acts was not proven. */
export const passkeyErrors = (t: Text<'security'>): ErrorTexts => ({
  fields: ({ password }, code) =>
    password || code === 'WRONG_PASSWORD' || code === 'REAUTHENTICATION_REQUIRED'
      ? [{ field: PROOF, text: t('proof.wrong') }]
      : [],
  codes: { WRONG_PASSWORD: null, REAUTHENTICATION_REQUIRED: null, NOT_FOUND: t('passkey.gone') },
  otherwise: t('error.away'),
})
