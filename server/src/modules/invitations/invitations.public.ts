export { invitationColumns, presentInvitation } from './invitations.queries.ts'
export { revokeInvitation } from './revoke-invitation.ts'
export { createInvitation, inviteApplicant } from './send-invitation.ts'
