import type { Context } from '../../door/context.ts'
import { revokeInvitation } from '../invitations/invitations.public.ts'
import { ownedCompanyOf } from './team.policy.ts'

export async function revokeColleagueInvitation(ctx: Context, { id }: { id: string }) {
  ownedCompanyOf(ctx)
  await revokeInvitation(ctx, { id })
  return { done: true as const }
}
