import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export function emailText(t: Text<'team'>, error: FieldError): string {
  if (error === 'required') return t('email.required')
  return t(error === 'tooLong' ? 'email.too-long' : 'email.invalid')
}

/** Why nobody was invited although the address is right. */
export function invitingFailed(t: Text<'team'>, { code, minutes }: RefusedForm<object>): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'KEY_REUSED') return t('error.done')
  if (code === 'EMAIL_NOT_CONFIRMED') return t('error.unconfirmed')
  return t(code === 'FORBIDDEN' ? 'owners-only' : 'error.send')
}

/** Why nobody was removed, or no invitation revoked. */
export function teamActionFailed(t: Text<'team'>, { code }: RefusedForm<object>): string {
  if (code === 'ALREADY_ENDED') return t('error.ended')
  if (code === 'NOT_FOUND' || code === 'INPUT_INVALID') return t('error.gone')
  return t(code === 'FORBIDDEN' ? 'owners-only' : 'error.act')
}
