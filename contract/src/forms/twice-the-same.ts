import { z } from 'zod'

const TwicePassword = z.object({ password: z.string(), confirmPassword: z.string() })

/** Asked whatever else is wrong with the form: people want to hear everything at once. */
export const twiceTheSame = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => TwicePassword.safeParse(value).success,
  })
