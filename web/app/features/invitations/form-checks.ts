import { checkForm } from '@ticarum/contract/forms/check-form'
import { InviteAdmin, SendInvitation } from '@ticarum/contract/procedures/invitations'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkInvitation: Check = (fields) =>
  checkForm(fields.role === 'admin' ? InviteAdmin : SendInvitation, fields)
