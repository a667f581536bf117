import { invitationActionsOf } from '@ticarum/contract/values/invitation-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { invitationColumns, invitationState, presentInvitation } from './invitations.queries.ts'

export async function revokeInvitation(ctx: Context, { id }: { id: string }) {
  const invitation = await ctx.tx.first(
    sqlOf.selectFrom('invitations').select(invitationColumns).where('id', '=', id).forUpdate(),
  )
  if (!invitation) return fail('NOT_FOUND')
  if (!invitationActionsOf(invitationState(invitation, ctx.now)).includes('revoke')) return fail('ALREADY_ENDED')
  await ctx.tx.all(sqlOf.updateTable('invitations').set({ revoked_at: ctx.now }).where('id', '=', id))
  return presentInvitation({ ...invitation, revoked_at: ctx.now }, ctx.now)
}
