import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { type Text, useTextIf } from '../texts.ts'
import type { FormError } from './form-errors.tsx'
import type { RedrawnForm } from './refused-form.ts'

/** What a form says of its errors, in the reader's words. */
export interface ErrorTexts {
  /** of wrong fields, in the order in which the form asks; some codes are about a field too */
  fields?(errors: FieldErrors, code: ErrorCode | null | undefined): Required<FormError>[]
  /** of a refusal although the fields are right; null: a field says it */
  codes?: Partial<Record<ErrorCode, string | null>>
  /** of every other code; without it, that it did not work */
  otherwise?: string | undefined
}

type Refusal = Pick<RedrawnForm<unknown>, 'code' | 'minutes'>

/** null: nothing is to be said. undefined: the form leaves it to the texts that all forms share. */
function ownText({ code }: Refusal, { fields, codes = {}, otherwise }: ErrorTexts): string | null | undefined {
  if (code === null) return null
  if (codes[code] !== undefined) return codes[code]
  if (code === 'INPUT_INVALID' && fields) return null
  return code === 'RATE_LIMITED' || code === 'FILE_TOO_LARGE' ? undefined : otherwise
}

function sharedText(forms: Text<'forms'>, { code, minutes }: Refusal): string {
  if (code === 'RATE_LIMITED') return forms('limited', { minutes })
  return forms(code === 'FILE_TOO_LARGE' ? 'file.too-large' : 'failed')
}

/** Why a form was refused; undefined where nothing was, or where its fields say it. */
export function errorText(forms: Text<'forms'>, refused: Refusal, texts: ErrorTexts): string | undefined {
  const own = ownText(refused, texts)
  return own === undefined ? sharedText(forms, refused) : (own ?? undefined)
}

/** The same in a component, which is sent the shared texts only when it says one of them. */
export function useErrorText(refused: Refusal | undefined, texts: ErrorTexts): string | undefined {
  const own = refused ? ownText(refused, texts) : null
  const forms = useTextIf(own === undefined, 'forms')
  return refused && forms ? sharedText(forms, refused) : (own ?? undefined)
}
