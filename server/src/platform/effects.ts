import { type NoticeKind, noticeKinds } from '@ticarum/contract/values/notices'
import type { Context } from '../door/context.ts'

/** What the worker will do once this transaction is committed. Recipients are rows, never addresses. */

export async function mailInvitation(ctx: Context, mailId: string, invitationId: string, args: Record<string, string>): Promise<void> {
  await ctx.tx.sql('select fx.mail_invitation($1, $2, $3)', [mailId, invitationId, JSON.stringify(args)], 'mail-invitation')
  ctx.wakeWorker()
}

/** To whoever holds this address; nothing happens for an unknown one, and the caller can't tell which it was. */
export async function mailHolder(ctx: Context, email: string, template: 'known-account' | 'known-colleague', args: Record<string, string>): Promise<void> {
  await ctx.tx.sql('select fx.mail_holder($1, $2, $3, $4)', [ctx.newId(), email, template, JSON.stringify(args)])
  ctx.wakeWorker()
}

/** Tells a person something: stored, and mailed by their choice. */
export async function notify(ctx: Context, personId: string, kind: NoticeKind, args: Record<string, string>): Promise<void> {
  const values = [ctx.newId(), ctx.newId(), personId, kind, JSON.stringify(args), noticeKinds[kind].byMail]
  await ctx.tx.sql('select fx.notify($1, $2, $3, $4, $5, $6)', values, 'notify')
  ctx.wakeWorker()
}
