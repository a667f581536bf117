import { z } from 'zod'
import { Done, Email, Id, LanguageCode, Moment, Password, RoleName } from '../fields.ts'
import { procedure } from '../procedure.ts'

export const SignIn = z.object({ email: Email, password: Password })

export const CurrentUser = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  role: RoleName.nullable(),
  companyId: Id.nullable(),
  companyOwner: z.boolean(),
  language: LanguageCode,
})

export const identity = {
  signIn: procedure({
    summary: 'Sign in with e-mail and password; the session comes as a cookie',
    method: 'POST',
    path: '/session',
    input: SignIn,
    output: z.object({ expiresAt: Moment }),
    errors: ['WRONG_CREDENTIALS'],
    policy: 'public',
    rateLimit: { by: 'address', max: 20, seconds: 300, shared: true },
    idempotency: 'natural',
    audit: 'identity.sign-in',
  }),
  signOut: procedure({
    summary: 'End this session',
    method: 'DELETE',
    path: '/session',
    input: z.object({}),
    output: Done,
    errors: [],
    policy: 'public',
    rateLimit: { by: 'address', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'identity.sign-out',
  }),
  session: procedure({
    summary: 'Who is signed in, and until when',
    method: 'GET',
    path: '/session',
    input: z.object({}),
    output: z.object({ user: CurrentUser, expiresAt: Moment }),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  renewSession: procedure({
    summary: 'Extend this session before it ends',
    method: 'POST',
    path: '/session/renewal',
    input: z.object({}),
    output: z.object({ expiresAt: Moment }),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'identity.renew-session',
  }),
}
