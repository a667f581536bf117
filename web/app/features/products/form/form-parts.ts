import type { FormFields } from '@ticarum/contract/forms/nested'

/** What each part of the form needs: what its fields hold, and what is wrong with them. */
export interface FormPart {
  values: FormFields
  errorOf(field: string): string | undefined
  /** whether a field of these lists is wrong */
  isWrong(...lists: string[]): boolean
}
