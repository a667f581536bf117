import { checkForm } from '@ticarum/contract/forms/check-form'
import { PaperForm } from '@ticarum/contract/forms/papers'
import { MAX_PAPER_BYTES } from '@ticarum/contract/values/papers'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkPaper: Check = (fields) => {
  const chosen = document.querySelector<HTMLInputElement>('#file')?.files?.[0]
  return {
    ...checkForm(PaperForm, fields),
    ...(chosen ? {} : { file: 'required' as const }),
    ...(chosen && chosen.size > MAX_PAPER_BYTES ? { file: 'tooBig' as const } : {}),
  }
}
