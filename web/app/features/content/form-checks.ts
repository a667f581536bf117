import { checkForm } from '@ticarum/contract/forms/check-form'
import { ContentForm } from '@ticarum/contract/forms/content'
import type { Check } from '../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkContent: Check = (fields) => checkForm(ContentForm, fields)
