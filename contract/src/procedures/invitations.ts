import { z } from 'zod'
import { Email, FullName, Id, LanguageCode, Moment, Page, Password, pageOf, RoleName, Token } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { mailStates } from '../values/mail.ts'

export const invitationStates = ['pending', 'accepted', 'revoked', 'replaced', 'expired'] as const

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: RoleName,
  state: z.enum(invitationStates),
  invitedBy: Id.nullable(),
  expiresAt: Moment,
  acceptedAt: Moment.nullable(),
  createdAt: Moment,
})

export const SendInvitation = z.object({ email: Email, role: RoleName })

export const AcceptInvitation = z.object({
  token: Token,
  fullName: FullName,
  password: Password,
  language: LanguageCode.default('en'),
})

export const invitations = {
  list: procedure({
    summary: 'Invitations of the trading company, newest first',
    method: 'GET',
    path: '/invitations',
    input: Page,
    output: pageOf(Invitation),
    errors: [],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    summary: 'One invitation, and whether its mail went out',
    method: 'GET',
    path: '/invitations/:id',
    input: z.object({ id: Id }),
    output: Invitation.extend({ mailState: z.enum(mailStates).nullable(), mailTries: z.int() }),
    errors: ['NOT_FOUND'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  send: procedure({
    summary: 'Invite somebody to join in a role; a pending invitation to the same address is replaced',
    method: 'POST',
    path: '/invitations',
    input: SendInvitation,
    output: Invitation,
    errors: ['ALREADY_MEMBER'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 60, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'invitations.send',
  }),
  check: procedure({
    summary: 'Whom this link invites, and as what',
    method: 'GET',
    path: '/invitation',
    input: z.object({ token: Token }),
    output: z.object({
      email: z.string(),
      role: RoleName,
      companyName: z.string().nullable(),
      hasAccount: z.boolean(),
    }),
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_USED', 'INVITATION_EXPIRED'],
    policy: 'public',
    rateLimit: { by: 'address', max: 60, seconds: 300, shared: true },
    idempotency: 'read',
    audit: 'none',
  }),
  accept: procedure({
    summary: 'Accept an invitation: makes the account and signs in',
    method: 'POST',
    path: '/invitation/acceptance',
    input: AcceptInvitation,
    output: z.object({ role: RoleName }),
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_USED', 'INVITATION_EXPIRED', 'ALREADY_MEMBER'],
    policy: 'public',
    rateLimit: { by: 'address', max: 30, seconds: 300, shared: true },
    idempotency: 'key',
    audit: 'invitations.accept',
  }),
  join: procedure({
    summary: 'Accept an invitation with the account that I have; it has no role yet',
    method: 'POST',
    path: '/invitation/joining',
    input: z.object({ token: Token }),
    output: z.object({ role: RoleName }),
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_USED', 'INVITATION_EXPIRED', 'ALREADY_MEMBER'],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 30, seconds: 300, shared: true },
    idempotency: 'key',
    audit: 'invitations.join',
  }),
  resend: procedure({
    summary: 'Send an invitation again with a new link and seven more days; the old link ends',
    method: 'POST',
    path: '/invitations/:id/renewal',
    input: z.object({ id: Id }),
    output: Invitation,
    errors: ['NOT_FOUND', 'ALREADY_ENDED', 'ALREADY_MEMBER'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 60, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'invitations.resend',
  }),
  revoke: procedure({
    summary: 'Take a pending invitation back',
    method: 'POST',
    path: '/invitations/:id/revocation',
    input: z.object({ id: Id }),
    output: Invitation,
    errors: ['NOT_FOUND', 'ALREADY_ENDED'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'key',
    audit: 'invitations.revoke',
  }),
}
