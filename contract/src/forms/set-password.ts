import { z } from 'zod'
import { SetPassword } from '../procedures/identity.ts'
import { twiceTheSame } from './twice-the-same.ts'

/** A password by somebody who just proved themself in another way. */
export const SetPasswordForm = SetPassword.extend({ confirmPassword: z.string() }).check(twiceTheSame())
