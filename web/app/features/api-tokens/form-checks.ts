import { ApiTokenForm } from '@ticarum/contract/forms/api-token'
import { checkForm } from '@ticarum/contract/forms/check-form'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkApiToken: Check = (fields) => checkForm(ApiTokenForm, fields)
