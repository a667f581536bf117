import { type ErrorTexts, useErrorText } from './error-text.ts'
import type { FormError } from './form-errors.tsx'
import type { RedrawnForm } from './refused-form.ts'
import { type Check, useFormCheck } from './use-form-check.ts'

const uncheckedHere = async (): Promise<Check> => () => ({})

/**
 * Everything that keeps a form from being done, and each field's own part of it: for `FormErrors`, the fields and the
 * form itself. `loadCheck` brings the check that the browser does before it sends.
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
    /** as long as the browser found nothing itself */
    refused,
    fields,
    /** why it was refused although the fields are right */
    failed,
    errors,
    errorOf: (field: string) => ofFields.find((error) => error.field === field)?.text,
    attempt,
    handlers,
  }
}
