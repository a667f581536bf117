import { z } from 'zod'
import { Done, Email, Id } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { Invitation } from './invitations.ts'

export const TeamMember = z.object({ id: Id, fullName: z.string(), owner: z.boolean(), me: z.boolean() })
export const InviteColleague = z.object({ email: Email })

const mine = { policy: ['supplier', 'customer'], rateLimit: { by: 'account', max: 120, seconds: 60 } } as const

/** The members of one's own company. Owners invite and remove them. */
export const team = {
  list: procedure({
    ...mine,
    summary: 'My colleagues, and who is invited',
    method: 'GET',
    path: '/team',
    input: z.object({}),
    output: z.object({ members: z.array(TeamMember), invitations: z.array(Invitation) }),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  invite: procedure({
    ...mine,
    summary: 'Invite a colleague; answers alike for known and unknown addresses',
    method: 'POST',
    path: '/team/invitations',
    input: InviteColleague,
    output: Done,
    confirmed: true,
    errors: ['NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
    rateLimit: { by: 'account', max: 30, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'team.invite',
  }),
  revokeInvitation: procedure({
    ...mine,
    summary: 'Take a colleague’s invitation back',
    method: 'POST',
    path: '/team/invitations/:id/revocation',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_ENDED'],
    idempotency: 'key',
    audit: 'team.revoke-invitation',
  }),
  handOver: procedure({
    ...mine,
    summary: 'Make a colleague the owner of our company in my place',
    method: 'PUT',
    path: '/team/:id/ownership',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'team.hand-over',
  }),
  remove: procedure({
    ...mine,
    summary: 'Remove a colleague: they keep their account and lose company, role and sessions',
    method: 'DELETE',
    path: '/team/:id',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'team.remove',
  }),
}
