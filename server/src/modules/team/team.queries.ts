import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { invitationColumns, presentInvitation } from '../invitations/invitations.public.ts'
import { companyOf } from './team.policy.ts'

export async function listTeam(ctx: Context) {
  const companyId = companyOf(ctx)
  const { userId, companyOwner } = personOf(ctx)
  const members = await ctx.tx.all(
    sqlOf
      .selectFrom('people')
      .select(['id', 'full_name', 'company_owner'])
      .where('company_id', '=', companyId)
      .orderBy('company_owner', 'desc')
      .orderBy('created_at')
      .orderBy('id'),
  )
  const invitations = companyOwner
    ? await ctx.tx.all(
        sqlOf
          .selectFrom('invitations')
          .select(invitationColumns)
          .where('company_id', '=', companyId)
          .orderBy('created_at', 'desc')
          .limit(100),
      )
    : []
  return {
    members: members.map((member) => ({
      id: member.id,
      fullName: member.full_name,
      owner: member.company_owner,
      me: member.id === userId,
    })),
    invitations: invitations.map((row) => presentInvitation(row, ctx.now)),
  }
}
