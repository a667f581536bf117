import { checkForm } from '@ticarum/contract/forms/check-form'
import { ApplicationForm } from '@ticarum/contract/procedures/applications'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkApplication: Check = (fields) => checkForm(ApplicationForm, fields)
