import { z } from 'zod'
import { SignUp } from '../procedures/identity.ts'
import { twiceTheSame } from './twice-the-same.ts'

/** Sign-up as people fill it in. */
export const SignUpForm = SignUp.omit({ language: true }).extend({ confirmPassword: z.string() }).check(twiceTheSame())
