import { checkForm } from '@ticarum/contract/forms/check-form'
import { ApplicationForm } from '@ticarum/contract/procedures/applications'
import type { Check } from '../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkApplication: Check = (fields) => checkForm(ApplicationForm, fields)
