import { checkForm } from '@ticarum/contract/forms/check-form'
import { ContentForm } from '@ticarum/contract/forms/content'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkContent: Check = (fields) => checkForm(ContentForm, fields)
