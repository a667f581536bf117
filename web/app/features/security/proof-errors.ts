import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** Why it was not proven who acts: said at the password of `ProofFields`. */
export const proofErrors = (t: Text<'security'>) =>
  ({
    fields: ({ password }, code) => [
      ...(password || code === 'REAUTHENTICATION_REQUIRED' ? [{ field: 'password', text: t('proof.required') }] : []),
      ...(code === 'WRONG_PASSWORD' ? [{ field: 'password', text: t('proof.wrong') }] : []),
    ],
    codes: { REAUTHENTICATION_REQUIRED: null, WRONG_PASSWORD: null },
  }) satisfies ErrorTexts
