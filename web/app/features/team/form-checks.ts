import { checkForm } from '@ticarum/contract/forms/check-form'
import { InviteColleague } from '@ticarum/contract/procedures/team'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkColleague: Check = (fields) => checkForm(InviteColleague, fields)
