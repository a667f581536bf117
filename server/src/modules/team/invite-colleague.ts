import type { InviteColleague } from '@ticarum/contract/procedures/team'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { mailHolder } from '../../platform/effects.ts'
import { emailIsTaken, holderIsFree } from '../identity/identity.public.ts'
import { createInvitation } from '../invitations/invitations.public.ts'
import { ownedCompanyOf } from './team.policy.ts'

/**
 * An owner does not learn who has an account: a known e-mail gets the same answer, and its holder is told by e-mail
 * (D31). Either way the invitation stands in the team's list; that of a known e-mail has a link that nobody gets.
 */
export async function inviteColleague(ctx: Context, { email }: z.output<typeof InviteColleague>) {
  const companyId = ownedCompanyOf(ctx)
  const { role } = personOf(ctx)
  if (role !== 'supplier' && role !== 'customer') throw new Error('a company belongs to suppliers or customers')
  const placed = (await emailIsTaken(ctx, email)) && !(await holderIsFree(ctx, email))
  const mail = placed ? (mailId: string) => mailHolder(ctx, email, 'known-colleague', mailId) : undefined
  await createInvitation(ctx, { email, role, companyId, ...(mail && { mail }) })
  return { done: true as const }
}
