import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

const fieldOrder = ['fullName', 'password', 'confirmPassword']

function textOf(t: Text<'accept-invitation'>, field: string, error: FieldError): string {
  if (error === 'required') return t('required')
  if (field === 'confirmPassword') return t('different')
  if (field === 'password') return t(error === 'tooLong' ? 'password.too-long' : 'password.too-short')
  return t(error === 'tooLong' ? 'name.too-long' : 'name.too-short')
}

/** For joining with an existing account, where the form has no fields. */
export const joiningErrors = (t: Text<'accept-invitation'>): ErrorTexts => ({
  codes: { ALREADY_MEMBER: t('error.member') },
  otherwise: t('error.text'),
})

export const acceptanceErrors = (t: Text<'accept-invitation'>): ErrorTexts => ({
  ...joiningErrors(t),
  fields: (errors) =>
    fieldOrder.flatMap((field) => (errors[field] ? [{ field, text: textOf(t, field, errors[field]) }] : [])),
})
