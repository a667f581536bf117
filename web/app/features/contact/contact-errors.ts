import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export type RefusedContact = RefusedForm<{ name: string; email: string; message: string }>

/** What is wrong with each field, in the reader's words. */
export function contactErrors(t: Text<'contact'>, { name, email, message }: FieldErrors): Required<FormError>[] {
  return [
    ...(name ? [{ field: 'name', text: t(name === 'tooLong' ? 'name.too-long' : 'name.empty') }] : []),
    ...(email ? [{ field: 'email', text: t(email === 'tooLong' ? 'email.too-long' : 'email.invalid') }] : []),
    ...(message
      ? [{ field: 'message', text: t(message === 'tooLong' ? 'message.too-long' : 'message.too-short') }]
      : []),
  ]
}

/** Why nothing was sent although the fields are right. */
export function contactFailed(
  t: Text<'contact'>,
  { code, minutes }: Pick<RefusedContact, 'code' | 'minutes'>,
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  return t(code === 'KEY_REUSED' ? 'error.done' : 'error.send')
}
