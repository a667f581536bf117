import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export const needFields = ['what', 'quantity', 'port', 'name', 'email'] as const
export type NeedField = (typeof needFields)[number]
export type RefusedNeed = RefusedForm<Record<NeedField, string>> & {
  /** of a picture that has arrived; empty: none */
  pictureId: string
}

/** Errors in the order of the form. */
function fieldTexts(t: Text<'needs'>, errors: FieldErrors) {
  const { what, quantity, port, picture, pictureId, name, email } = errors
  return [
    what && { field: 'what', text: t(what === 'tooLong' ? 'what.too-long' : 'what.too-short') },
    quantity && { field: 'quantity', text: t('quantity.invalid') },
    port && { field: 'port', text: t('port.invalid') },
    picture && { field: 'picture', text: t(picture === 'tooBig' ? 'picture.too-large' : 'picture.invalid') },
    pictureId && { field: 'picture', text: t('picture.gone') },
    name && { field: 'name', text: t(name === 'tooLong' ? 'name.too-long' : 'name.empty') },
    email && { field: 'email', text: t(email === 'tooLong' ? 'email.too-long' : 'email.invalid') },
  ].filter((error) => error !== undefined)
}

export const needErrors = (t: Text<'needs'>): ErrorTexts => ({
  fields: (errors) => fieldTexts(t, errors),
  codes: { KEY_REUSED: t('error.done') },
  otherwise: t('error.send'),
})
