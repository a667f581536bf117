import { checkForm } from '@ticarum/contract/forms/check-form'
import { SendInvitation } from '@ticarum/contract/procedures/invitations'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkInvitation: Check = (fields) => checkForm(SendInvitation, fields)
