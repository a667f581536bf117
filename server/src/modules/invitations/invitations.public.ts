export { invitationColumns, presentInvitation } from './invitation.queries.ts'
export { revokeInvitation } from './revoke-invitation.ts'
export { createInvitation } from './send-invitation.ts'
