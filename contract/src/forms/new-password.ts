import { z } from 'zod'
import { ResetPassword } from '../procedures/identity.ts'
import { twiceTheSame } from './twice-the-same.ts'

/** A new password by the link from the mail. */
export const NewPasswordForm = ResetPassword.extend({ confirmPassword: z.string() }).check(twiceTheSame())
