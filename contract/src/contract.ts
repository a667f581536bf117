import { companies } from './procedures/companies.ts'
import { identity } from './procedures/identity.ts'
import { invitations } from './procedures/invitations.ts'
import { mail } from './procedures/mail.ts'
import { notices } from './procedures/notices.ts'
import { team } from './procedures/team.ts'

/** Everything that can be asked of the system, by page, REST or test alike. */
export const contract = { identity, companies, invitations, team, notices, mail }
export type TheContract = typeof contract
