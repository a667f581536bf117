import { randomBytes } from 'node:crypto'
import type { SendInvitation } from '@ticarum/contract/procedures/invitations'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/refusal.ts'
import { mailInvitation } from '../../platform/effects.ts'
import { invitationColumns, presentInvitation } from './invitation.queries.ts'

const SEVEN_DAYS = 7 * 24 * 3600 * 1000

export async function sendInvitation(ctx: Context, { email, role }: z.output<typeof SendInvitation>) {
  const inviter = personOf(ctx)
  const member = await ctx.tx.first(sqlOf.selectFrom('accounts').select('id').where('email', '=', email))
  if (member) return fail('ALREADY_MEMBER')

  await ctx.tx.all(
    sqlOf
      .updateTable('invitations')
      .set({ replaced_at: ctx.now })
      .where('email', '=', email)
      .where('company_id', 'is', null)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('replaced_at', 'is', null),
  )
  const token = randomBytes(32).toString('base64url')
  const row = {
    id: ctx.newId(),
    email,
    role,
    token_hash: hashToken(token),
    invited_by: inviter.userId,
    expires_at: new Date(ctx.now.getTime() + SEVEN_DAYS),
  }
  const [invitation] = await ctx.tx.all(sqlOf.insertInto('invitations').values(row).returning(invitationColumns))
  if (!invitation) throw new Error('the invitation was not stored')
  const me = await ctx.tx.first(sqlOf.selectFrom('people').select('full_name').where('id', '=', inviter.userId))
  await mailInvitation(ctx, invitation.id, { role, inviterName: me?.full_name ?? '', acceptUrl: `${ctx.origin}/accept-invitation?token=${token}` })
  return presentInvitation(invitation, ctx.now)
}
