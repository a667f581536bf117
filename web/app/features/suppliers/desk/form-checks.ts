import { checkForm } from '@ticarum/contract/forms/check-form'
import { DecideVerification, SuspendSupplier } from '@ticarum/contract/procedures/verifications'
import type { Check } from '../../../forms/use-form-check.ts'
import { decisionFields } from './decision-fields.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkVerificationDecision: Check = (fields) =>
  fields.intent === 'suspended'
    ? checkForm(SuspendSupplier, fields)
    : checkForm(DecideVerification, decisionFields(fields))
