import type { invitations } from '@ticarum/contract/procedures/invitations'
import type { Router } from '../../door/door.ts'
import { acceptInvitation, checkInvitationToken } from './accept-invitation.ts'
import { listInvitations, oneInvitation } from './invitations.queries.ts'
import { joinByInvitation } from './join-by-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { inviteAdmin, resendInvitation, sendInvitation } from './send-invitation.ts'

export const invitationsRouter: Router<typeof invitations> = {
  list: listInvitations,
  get: oneInvitation,
  send: sendInvitation,
  inviteAdmin,
  check: checkInvitationToken,
  accept: acceptInvitation,
  join: joinByInvitation,
  resend: resendInvitation,
  revoke: revokeInvitation,
}
