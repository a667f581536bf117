export { invitationColumns, presentInvitation } from './invitations.queries.ts'
export { revokeInvitation } from './revoke-invitation.ts'
export { createInvitation } from './send-invitation.ts'
