import type { team } from '@ticarum/contract/procedures/team'
import type { Router } from '../../door/door.ts'
import { handOver } from './hand-over.ts'
import { inviteColleague } from './invite-colleague.ts'
import { removeColleague } from './remove-colleague.ts'
import { revokeColleagueInvitation } from './revoke-colleague-invitation.ts'
import { listTeam } from './team.queries.ts'

export const teamRouter: Router<typeof team> = {
  list: listTeam,
  invite: inviteColleague,
  revokeInvitation: revokeColleagueInvitation,
  handOver,
  remove: removeColleague,
}
