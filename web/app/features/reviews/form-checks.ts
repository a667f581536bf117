import { checkForm } from '@ticarum/contract/forms/check-form'
import { DecideReview } from '@ticarum/contract/procedures/reviews'
import type { Check } from '../../forms/use-form-check.ts'
import { reviewFields } from './review-fields.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkReviewDecision: Check = (fields) => checkForm(DecideReview, reviewFields(fields))
