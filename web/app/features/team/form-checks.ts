import { checkForm } from '@ticarum/contract/forms/check-form'
import { InviteColleague } from '@ticarum/contract/procedures/team'
import type { Check } from '../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkColleague: Check = (fields) => checkForm(InviteColleague, fields)
