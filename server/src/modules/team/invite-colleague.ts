import type { InviteColleague } from '@ticarum/contract/procedures/team'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { mailHolder } from '../../platform/effects.ts'
import { emailIsTaken, holderIsFree, myEmailIsConfirmed } from '../identity/identity.public.ts'
import { createInvitation } from '../invitations/invitations.public.ts'
import { ownedCompanyOf } from './team.policy.ts'

/**
 * An owner does not learn who has an account: a known e-mail gets the same answer, and its holder is told by e-mail
 * (D31). An owner with an unconfirmed e-mail cannot invite, because they may not be who they say.
 */
export async function inviteColleague(ctx: Context, { email }: z.output<typeof InviteColleague>) {
  const companyId = ownedCompanyOf(ctx)
  const { role } = personOf(ctx)
  if (role !== 'supplier' && role !== 'customer') throw new Error('a company belongs to suppliers or customers')
  if (!(await myEmailIsConfirmed(ctx))) return fail('EMAIL_NOT_CONFIRMED')
  const placed = (await emailIsTaken(ctx, email)) && !(await holderIsFree(ctx, email))
  if (placed) await mailHolder(ctx, email, 'known-colleague')
  else await createInvitation(ctx, { email, role, companyId })
  return { done: true as const }
}
