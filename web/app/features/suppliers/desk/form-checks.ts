import { checkForm } from '@ticarum/contract/forms/check-form'
import { DecideVerification } from '@ticarum/contract/procedures/verifications'
import type { Check } from '../../../forms/use-form-check.ts'
import { decisionFields } from './decision-fields.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkVerificationDecision: Check = (fields) => checkForm(DecideVerification, decisionFields(fields))
