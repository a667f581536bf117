import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

const emailTexts = { required: 'email.required', tooLong: 'email.too-long' } as const

const emailText = (error: FieldError) =>
  error === 'required' || error === 'tooLong' ? emailTexts[error] : 'email.invalid'

/** `before`: whom the same form, with other content, invited before. */
export type RefusedSending = RefusedForm<{ email: string; role: string }> & { before: string }

/** What is wrong with each field, in the reader's words. */
export function invitationFieldTexts(
  t: Text<'invitations'>,
  fields: FieldErrors,
  refused: RefusedSending | undefined,
): Required<FormError>[] {
  return [
    ...(fields.email ? [{ field: 'email', text: t(emailText(fields.email)) }] : []),
    ...(refused?.code === 'ALREADY_MEMBER' ? [{ field: 'email', text: t('email.member') }] : []),
    ...(fields.role ? [{ field: 'role', text: t('role.invalid') }] : []),
  ]
}

/** Why nobody was invited although the fields are right. */
export function sendingInvitationFailed(
  t: Text<'invitations'>,
  { code, minutes, before }: RefusedSending,
): string | undefined {
  if (code === 'INPUT_INVALID' || code === 'ALREADY_MEMBER') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'KEY_REUSED') return t('error.done', { email: before })
  return t('error.send')
}

/** Why an invitation was neither sent again nor revoked. */
export function invitationActionFailed(t: Text<'invitations'>, { code, minutes }: RefusedForm<object>): string {
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'ALREADY_MEMBER') return t('email.member')
  if (code === 'ALREADY_ENDED') return t('error.ended')
  if (code === 'NOT_FOUND' || code === 'INPUT_INVALID') return t('error.gone')
  return t('error.act')
}
