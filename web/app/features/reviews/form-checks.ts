import { checkForm } from '@ticarum/contract/forms/check-form'
import { DecideReview } from '@ticarum/contract/procedures/reviews'
import type { Check } from '../../forms/use-form-check.ts'
import { reviewFields } from './review-fields.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkReviewDecision: Check = (fields) => checkForm(DecideReview, reviewFields(fields))
