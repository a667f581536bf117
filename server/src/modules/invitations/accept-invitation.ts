import type { AcceptInvitation } from '@ticarum/contract/procedures/invitations'
import type { Role } from '@ticarum/contract/values/roles'
import type { z } from 'zod'
import { hashToken } from '../../door/authenticate.ts'
import { beforeTransaction } from '../../door/before-transaction.ts'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdminsWhoJoined } from '../../platform/effects.ts'
import {
  becomePerson,
  createAccount,
  emailIsTaken,
  foundCompany,
  hashPassword,
  openSession,
} from '../identity/identity.public.ts'

interface TokenInvitation {
  id: string
  email: string
  role: Role
  company_name: string | null
  contact_person: string | null
  has_account: boolean
  expires_at: Date
  accepted_at: Date | null
  revoked_at: Date | null
  replaced_at: Date | null
}

/** The open invitation of this token, or an error with the reason. */
export async function heldInvitation(ctx: Context, token: string): Promise<TokenInvitation> {
  const [held] = await ctx.tx.sql<TokenInvitation>('select * from fx.invitation_of_token($1)', [hashToken(token)])
  if (!held || held.revoked_at || held.replaced_at) return fail('INVITATION_NOT_FOUND')
  if (held.accepted_at) return fail('INVITATION_USED')
  if (held.expires_at <= ctx.now) return fail('INVITATION_EXPIRED')
  return held
}

export async function checkInvitationToken(ctx: Context, { token }: { token: string }) {
  const held = await heldInvitation(ctx, token)
  return {
    email: held.email,
    role: held.role,
    companyName: held.company_name,
    fullName: held.contact_person ?? '',
    hasAccount: held.has_account,
  }
}

type Input = z.output<typeof AcceptInvitation>

/**
 * Creates account, role and acceptance in one transaction; the e-mail is the invitation's, whatever the request says.
 */
export const acceptInvitation = beforeTransaction(
  (_: unknown, { password }: Input) => hashPassword(password),
  async (ctx: Context, { token, fullName, language }: Input, passwordHash) => {
    const held = await heldInvitation(ctx, token)
    if (await emailIsTaken(ctx, held.email)) {
      await heldInvitation(ctx, token) // it may have been accepted while this transaction waited
      return fail('ALREADY_MEMBER')
    }
    const person = await becomePerson(ctx, held.role === 'admin' ? 'none' : held.role)
    await createAccount(ctx, person, { fullName, email: held.email, language, passwordHash })
    const [answer] = await ctx.tx.sql<{ accepted: boolean }>('select fx.accept_invitation($1) as accepted', [
      hashToken(token),
    ])
    if (!answer?.accepted) return fail('INVITATION_USED')
    if (held.company_name === null && held.role !== 'admin') await foundCompany(ctx, person.companyId)
    await tellAdminsWhoJoined(ctx)
    await openSession(ctx, person.userId)
    return { role: held.role }
  },
  { signsIn: true },
)
