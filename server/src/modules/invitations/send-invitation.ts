import { randomBytes } from 'node:crypto'
import type { SendInvitation } from '@ticarum/contract/procedures/invitations'
import { invitationActionsOf } from '@ticarum/contract/values/invitation-rules'
import type { Language } from '@ticarum/contract/values/languages'
import type { Role } from '@ticarum/contract/values/roles'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { mailInvitation, tellAdmins } from '../../platform/effects.ts'
import { emailIsTaken } from '../identity/identity.public.ts'
import { invitationColumns, invitationState, presentInvitation } from './invitations.queries.ts'

const SEVEN_DAYS = 7 * 24 * 3600 * 1000

export async function sendInvitation(ctx: Context, { email, role }: z.output<typeof SendInvitation>) {
  if (await emailIsTaken(ctx, email)) return fail('ALREADY_MEMBER')
  return presentInvitation(await createInvitation(ctx, { email, role, companyId: null }), ctx.now)
}

export async function inviteAdmin(ctx: Context, { email }: { email: string }) {
  if (await emailIsTaken(ctx, email)) return fail('ALREADY_MEMBER')
  await tellAdmins(ctx, 'invited_admin')
  return presentInvitation(await createInvitation(ctx, { email, role: 'admin', companyId: null }), ctx.now)
}

/** Sends the same invitation with a new link, valid for seven more days; the old link stops working. */
export async function resendInvitation(ctx: Context, { id }: { id: string }) {
  const known = sqlOf.selectFrom('invitations').select(invitationColumns).where('id', '=', id)
  const old = await ctx.tx.first(known)
  if (!old) return fail('NOT_FOUND')
  if (!invitationActionsOf(invitationState(old, ctx.now)).includes('resend')) return fail('ALREADY_ENDED')
  if (await emailIsTaken(ctx, old.email)) return fail('ALREADY_MEMBER')
  const { token, hash, until, mailId } = newLink(ctx)
  await ctx.tx.sql('select fx.resend_invitation($1, $2, $3, $4)', [id, hash, until, mailId])
  await mailInvitation(ctx, mailId, id, token)
  return presentInvitation((await ctx.tx.first(known)) ?? fail('NOT_FOUND'), ctx.now)
}

/** A link, of which only the hash is stored, and the e-mail that carries it. */
function newLink(ctx: Context) {
  const token = randomBytes(32).toString('base64url')
  const until = new Date(ctx.now.getTime() + SEVEN_DAYS)
  return { token, hash: hashToken(token), until, mailId: ctx.newId() }
}

/** Invites the writer of an application; whoever accepts begins with what they wrote. */
export async function inviteApplicant(
  ctx: Context,
  { email, ...applicant }: { email: string; language: Language; applicationId: string },
): Promise<void> {
  const folded = email.toLowerCase()
  if (await emailIsTaken(ctx, folded)) return fail('ALREADY_MEMBER')
  await createInvitation(ctx, { email: folded, role: 'supplier', companyId: null, ...applicant })
}

interface NewInvitation {
  email: string
  role: Role
  /** null: from the trading company */
  companyId: string | null
  applicationId?: string
  /** by default that of who invites */
  language?: Language
  /** sends another e-mail, with this id, in place of the link */
  mail?: (mailId: string) => Promise<void>
}

/** Replaces a pending invitation from the same side (the trading company, or the same company); other sides' stay. */
export async function createInvitation(
  ctx: Context,
  { email, role, companyId, applicationId, language, mail }: NewInvitation,
) {
  const inviter = personOf(ctx)
  await ctx.tx.all(
    sqlOf
      .updateTable('invitations')
      .set({ replaced_at: ctx.now })
      .where('email', '=', email)
      .where('company_id', companyId === null ? 'is' : '=', companyId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('replaced_at', 'is', null),
  )
  const { token, hash, until, mailId } = newLink(ctx)
  const me = await ctx.tx.first(
    sqlOf
      .selectFrom('people')
      .innerJoin('accounts', 'accounts.id', 'people.id')
      .select(['people.full_name', 'accounts.language'])
      .where('people.id', '=', inviter.userId),
  )
  const id = ctx.newId()
  const [invitation] = await ctx.tx.all(
    sqlOf
      .insertInto('invitations')
      .values({
        id,
        email,
        role,
        company_id: companyId,
        language: language ?? me?.language ?? 'en',
        ...(applicationId && { application_id: applicationId }),
        token_hash: hash,
        invited_by: inviter.userId,
        expires_at: until,
        mail_id: mailId,
      })
      .returning(invitationColumns),
  )
  if (!invitation) throw new Error('the invitation was not stored')
  await (mail ? mail(mailId) : mailInvitation(ctx, mailId, id, token))
  return invitation
}
