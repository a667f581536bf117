import type { FormFields } from '@ticarum/contract/forms/nested'

/** Props of each part of the form: field values and errors. */
export interface FormPart {
  values: FormFields
  errorOf(field: string): string | undefined
  /** whether a field of one of these lists has an error */
  isWrong(...lists: string[]): boolean
}
