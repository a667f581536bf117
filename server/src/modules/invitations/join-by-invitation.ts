import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { foundOwnCompany } from '../identity/identity.public.ts'
import { heldInvitation } from './accept-invitation.ts'

/**
 * For who has an account and belongs nowhere, a colleague who was removed above all. The invitation must be to their
 * own address.
 */
export async function joinByInvitation(ctx: Context, { token }: { token: string }) {
  const held = await heldInvitation(ctx, token)
  if (personOf(ctx).role) return fail('ALREADY_MEMBER')
  const [answer] = await ctx.tx.sql<{ accepted: boolean }>('select fx.accept_invitation($1) as accepted', [
    hashToken(token),
  ])
  if (!answer?.accepted) {
    await heldInvitation(ctx, token) // accepted while we waited for our turn?
    return fail('INVITATION_NOT_FOUND')
  }
  if (held.company_name === null && held.role !== 'admin') await foundOwnCompany(ctx, held.role)
  return { role: held.role }
}
