import { type ErrorTexts, useErrorText } from './error-text.ts'
import type { FormError } from './form-errors.tsx'
import type { RedrawnForm } from './refused-form.ts'
import { type Check, useFormCheck } from './use-form-check.ts'

const uncheckedHere = async (): Promise<Check> => () => ({})

/**
 * All errors of a form, for `FormErrors`, its fields and the form itself. `loadCheck` loads the check that runs in the
 * browser before the form is sent.
 */
export function useFormErrors<Form extends RedrawnForm<unknown>>(
  redrawn: Form | undefined,
  texts: ErrorTexts,
  loadCheck: () => Promise<Check> = uncheckedHere,
) {
  const { refused, fields, attempt, handlers } = useFormCheck(redrawn, loadCheck)
  const ofFields = texts.fields?.(fields, refused?.code) ?? []
  const failed = useErrorText(refused, texts)
  const errors: FormError[] = failed ? [{ text: failed }, ...ofFields] : ofFields
  return {
    /** undefined once the browser has found errors itself */
    refused,
    fields,
    /** why it was refused although the fields are valid */
    failed,
    errors,
    errorOf: (field: string) => ofFields.find((error) => error.field === field)?.text,
    attempt,
    handlers,
  }
}
