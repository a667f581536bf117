import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { type Text, useTextIf } from '../texts.ts'
import type { FormError } from './form-errors.tsx'
import type { RedrawnForm } from './refused-form.ts'

/** The texts of a form's errors. */
export interface ErrorTexts {
  /** field errors, in form order; some error codes also concern a field */
  fields?(errors: FieldErrors, code: ErrorCode | null | undefined): Required<FormError>[]
  /** texts for error codes; null: a field shows the error */
  codes?: Partial<Record<ErrorCode, string | null>>
  /** text for all other codes; by default a general one */
  otherwise?: string | undefined
}

type Refusal = Pick<RedrawnForm<unknown>, 'code' | 'minutes'>

/** Codes whose text is the same for all forms. */
const shared: ErrorCode[] = ['RATE_LIMITED', 'FILE_TOO_LARGE', 'PASSKEY_REQUIRED', 'EMAIL_NOT_CONFIRMED']

/** null: there is nothing to show. undefined: the shared text for the code applies. */
function ownText({ code }: Refusal, { fields, codes = {}, otherwise }: ErrorTexts): string | null | undefined {
  if (code === null) return null
  if (codes[code] !== undefined) return codes[code]
  if (code === 'INPUT_INVALID' && fields) return null
  return shared.includes(code) ? undefined : otherwise
}

function sharedText(forms: Text<'forms'>, { code, minutes }: Refusal): string {
  if (code === 'RATE_LIMITED') return forms('limited', { minutes })
  if (code === 'PASSKEY_REQUIRED') return forms('passkey')
  if (code === 'EMAIL_NOT_CONFIRMED') return forms('unconfirmed')
  return forms(code === 'FILE_TOO_LARGE' ? 'file.too-large' : 'failed')
}

/** Why a form was refused; undefined if it was not, or if its fields show it. */
export function errorText(forms: Text<'forms'>, refused: Refusal, texts: ErrorTexts): string | undefined {
  const own = ownText(refused, texts)
  return own === undefined ? sharedText(forms, refused) : (own ?? undefined)
}

/** The same for components; loads the shared texts only if one is needed. */
export function useErrorText(refused: Refusal | undefined, texts: ErrorTexts): string | undefined {
  const own = refused ? ownText(refused, texts) : null
  const forms = useTextIf(own === undefined, 'forms')
  return refused && forms ? sharedText(forms, refused) : (own ?? undefined)
}
