import { AcceptInvitationForm } from '@ticarum/contract/forms/accept-invitation'
import { checkForm } from '@ticarum/contract/forms/check-form'
import { NewPasswordForm } from '@ticarum/contract/forms/new-password'
import { SignUpForm } from '@ticarum/contract/forms/sign-up'
import { ForgotPassword, SignIn } from '@ticarum/contract/procedures/identity'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schemas, so pages load this file lazily. */
export const checkSignIn: Check = (fields) => checkForm(SignIn, fields)
export const checkSignUp: Check = (fields) => checkForm(SignUpForm, fields)
export const checkForgotPassword: Check = (fields) => checkForm(ForgotPassword, fields)
export const checkNewPassword: Check = (fields) => checkForm(NewPasswordForm, fields)
export const checkAcceptance: Check = (fields) => checkForm(AcceptInvitationForm, fields)
