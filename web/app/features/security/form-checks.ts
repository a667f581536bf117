import { ChangePasswordForm } from '@ticarum/contract/forms/change-password'
import { checkForm } from '@ticarum/contract/forms/check-form'
import { SetPasswordForm } from '@ticarum/contract/forms/set-password'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schemas, so pages load this file lazily. */
export const checkPassword: Record<'change' | 'set', Check> = {
  change: (fields) => checkForm(ChangePasswordForm, fields),
  set: (fields) => checkForm(SetPasswordForm, fields),
}
