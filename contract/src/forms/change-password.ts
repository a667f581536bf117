import { z } from 'zod'
import { ChangePassword } from '../procedures/identity.ts'
import { twiceTheSame } from './twice-the-same.ts'

/** A new password by somebody who knows the old one. */
export const ChangePasswordForm = ChangePassword.extend({ confirmPassword: z.string() }).check(twiceTheSame())
