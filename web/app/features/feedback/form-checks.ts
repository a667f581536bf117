import { checkForm } from '@ticarum/contract/forms/check-form'
import { FeedbackForm } from '@ticarum/contract/procedures/feedback'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkFeedback: Check = (fields) => checkForm(FeedbackForm, fields)
