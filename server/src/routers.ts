import type { TheContract } from '@ticarum/contract/contract'
import type { Routers } from './door/door.ts'
import { companiesRouter } from './modules/companies/companies.router.ts'
import { identityRouter } from './modules/identity/identity.router.ts'
import { invitationsRouter } from './modules/invitations/invitations.router.ts'
import { mailRouter } from './modules/mail/mail.router.ts'
import { noticesRouter } from './modules/notices/notices.router.ts'
import { teamRouter } from './modules/team/team.router.ts'

/** The contract's procedures and the use cases that carry them out. */
export const routers: Routers<TheContract> = {
  identity: identityRouter,
  companies: companiesRouter,
  invitations: invitationsRouter,
  team: teamRouter,
  notices: noticesRouter,
  mail: mailRouter,
}
