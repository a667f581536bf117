import { checkForm } from '@ticarum/contract/forms/check-form'
import { SendInvitation } from '@ticarum/contract/procedures/invitations'
import type { Check } from '../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkInvitation: Check = (fields) => checkForm(SendInvitation, fields)
