import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'

/** `before`: whom the form had already invited when it was sent again with other values. */
export type RefusedSending = RefusedForm<{ email: string; role: string }> & { before: string }

/** Why an invitation was not sent. */
export const sendingErrors = (
  t: Text<'invitations'>,
  security: Text<'security'>,
  refused: RefusedSending | undefined,
): ErrorTexts => ({
  fields({ email, role, password }, code) {
    const text = email === 'required' ? 'email.required' : email === 'tooLong' ? 'email.too-long' : 'email.invalid'
    return [
      ...(email ? [{ field: 'email', text: t(text) }] : []),
      ...(code === 'ALREADY_MEMBER' ? [{ field: 'email', text: t('email.member') }] : []),
      ...(role ? [{ field: 'role', text: t('role.invalid') }] : []),
      ...proofErrors(security).fields({ password }, code),
    ]
  },
  codes: {
    ALREADY_MEMBER: null,
    KEY_REUSED: t('error.done', { email: refused?.before ?? '' }),
    ...proofErrors(security).codes,
  },
  otherwise: t('error.send'),
})

/** Why an invitation was not sent again or revoked. */
export const invitationActionErrors = (t: Text<'invitations'>): ErrorTexts => ({
  codes: {
    ALREADY_MEMBER: t('email.member'),
    ALREADY_ENDED: t('error.ended'),
    NOT_FOUND: t('error.gone'),
    INPUT_INVALID: t('error.gone'),
  },
})
