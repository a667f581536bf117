import type { Page } from '@ticarum/contract/fields'
import { type InvitationStatus, invitationActionsOf } from '@ticarum/contract/values/invitation-rules'
import type { Role } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'

/** Without the token's hash: only the function that accepts reads it. */
export const invitationColumns = [
  'id',
  'email',
  'role',
  'invited_by',
  'expires_at',
  'accepted_at',
  'revoked_at',
  'replaced_at',
  'created_at',
] as const

interface InvitationRow {
  id: string
  email: string
  role: Role
  invited_by: string | null
  expires_at: Date
  accepted_at: Date | null
  revoked_at: Date | null
  replaced_at: Date | null
  created_at: Date
}

export function invitationState(row: InvitationRow, now: Date): InvitationStatus {
  if (row.accepted_at) return 'accepted'
  if (row.revoked_at) return 'revoked'
  if (row.replaced_at) return 'replaced'
  return row.expires_at <= now ? 'expired' : 'pending'
}

export function presentInvitation(row: InvitationRow, now: Date) {
  const state = invitationState(row, now)
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state,
    may: invitationActionsOf(state),
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

const newest = (limit: number) =>
  sqlOf
    .selectFrom('invitations')
    .select(invitationColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

export async function listInvitations(ctx: Context, { after, limit }: z.output<typeof Page>) {
  const position = positionOf(after)
  const rows = position
    ? await ctx.tx.all(
        newest(limit + 1).where(sql<boolean>`(created_at, id) < (${position.at}, ${position.id})`),
        'invitations-after',
      )
    : await ctx.tx.all(newest(limit + 1), 'invitations-first')
  return keysetPage(rows, limit, (row) => presentInvitation(row, ctx.now))
}

/** With the state of the e-mail that carries the link, so that the inviter sees when it was not sent. */
export async function oneInvitation(ctx: Context, { id }: { id: string }) {
  const row = await ctx.tx.first(
    sqlOf.selectFrom('invitations').select(invitationColumns).select('mail_id').where('id', '=', id),
  )
  if (!row) return fail('NOT_FOUND')
  const mail = row.mail_id
    ? await ctx.tx.first(sqlOf.selectFrom('mail_log').select(['state', 'tries']).where('id', '=', row.mail_id))
    : undefined
  return { ...presentInvitation(row, ctx.now), mailState: mail?.state ?? null, mailTries: mail?.tries ?? 0 }
}
