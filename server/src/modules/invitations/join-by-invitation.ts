import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdminsWhoJoined } from '../../platform/effects.ts'
import { foundOwnCompany } from '../identity/identity.public.ts'
import { heldInvitation } from './accept-invitation.ts'

/**
 * For somebody with an account but without a company, mainly a removed colleague. The invitation must be to their own
 * e-mail.
 */
export async function joinByInvitation(ctx: Context, { token }: { token: string }) {
  const held = await heldInvitation(ctx, token)
  if (personOf(ctx).role) return fail('ALREADY_MEMBER')
  const [answer] = await ctx.tx.sql<{ accepted: boolean }>('select fx.accept_invitation($1) as accepted', [
    hashToken(token),
  ])
  if (!answer?.accepted) {
    await heldInvitation(ctx, token) // it may have been accepted while this transaction waited
    return fail('INVITATION_NOT_FOUND')
  }
  if (held.company_name === null && held.role !== 'admin') await foundOwnCompany(ctx, held.role)
  await tellAdminsWhoJoined(ctx)
  return { role: held.role }
}
