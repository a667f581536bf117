import { z } from 'zod'
import { Email, Id, Moment, Page, pageOf, RoleName } from '../fields.ts'
import { procedure } from '../procedure.ts'

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
