import type { invitations } from '@ticarum/contract/procedures/invitations'
import type { Router } from '../../door/door.ts'
import { listInvitations } from './invitation.queries.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { sendInvitation } from './send-invitation.ts'

export const invitationsRouter: Router<typeof invitations> = { list: listInvitations, send: sendInvitation, revoke: revokeInvitation }
