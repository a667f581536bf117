export { invitationColumns, presentInvitation } from './invitation.queries.ts'
export { revokeInvitation } from './revoke-invitation.ts'
export { invite } from './send-invitation.ts'
