import { z } from 'zod'
import { FullName, Password } from '../fields.ts'
import { twiceTheSame } from './twice-the-same.ts'

const filled = z.string().trim().min(1)

/** The invitation as people fill it in; an empty field is told from one that is too short. */
export const AcceptInvitationForm = z
  .object({
    fullName: filled.pipe(FullName),
    password: z.string().min(1).pipe(Password),
    confirmPassword: z.string().min(1),
  })
  .check(twiceTheSame())
