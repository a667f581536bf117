import { type NoticeKind, noticeKinds } from '@ticarum/contract/values/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../door/context.ts'

/** Effects that the worker carries out after the commit. Recipients are rows, never plain addresses. */

export async function mailInvitation(ctx: Context, mailId: string, invitationId: string, token: string): Promise<void> {
  await ctx.tx.sql(
    'select fx.mail_invitation($1, $2, $3)',
    [mailId, invitationId, JSON.stringify({ invitationId, token })],
    'mail-invitation',
  )
  ctx.wakeWorker()
}

/** Mails the holder of this account; for an unknown e-mail nothing happens, and the caller cannot tell. */
export async function mailHolder(
  ctx: Context,
  email: string,
  template: 'known-account' | 'known-colleague',
  mailId = ctx.newId(),
): Promise<void> {
  await ctx.tx.sql("select fx.mail_account_holder($1, $2, $3, '{}')", [mailId, email, template])
  ctx.wakeWorker()
}

/** What is needed to notify somebody; use cases and jobs have it. */
export type NotifyContext = Pick<Context, 'tx' | 'newId' | 'wakeWorker'>

/** Notifies these people: stored, and mailed if they chose so. */
export async function notify(
  ctx: NotifyContext,
  people: string | string[],
  kind: NoticeKind,
  args: Record<string, string>,
): Promise<void> {
  const values = [[people].flat(), kind, JSON.stringify(args), noticeKinds[kind].byMail]
  await ctx.tx.sql('select fx.notify($1::uuid[], $2, $3, $4)', values, 'notify')
  ctx.wakeWorker()
}

/** What an admin does only after proving who they are, as e-mails name it. */
type DangerousAct =
  | 'made_admin'
  | 'invited_admin'
  | 'role'
  | 'suspended'
  | 'suspended_supplier'
  | 'owner'
  | 'passkeys'
  | 'confirmed'
  | 'fee'
  | 'payout'
  | 'trade'
  | 'ways_proposed'
  | 'ways_agreed'
  | 'ways_withdrawn'
  | 'refund_proposed'
  | 'refund_confirmed'
  | 'refund_withdrawn'

/** Tells all admins, the actor too, what one of them did, and to whom. */
export async function tellAdmins(
  ctx: Context,
  act: DangerousAct,
  whom: { userId: string } | { name: string; orderId?: string } = { name: '' },
): Promise<void> {
  const me = personOf(ctx).userId
  const admins = await ctx.tx.all(
    sqlOf
      .selectFrom('user_roles')
      .innerJoin('accounts', 'accounts.id', 'user_roles.user_id')
      .select('accounts.id')
      .where('role', '=', 'admin')
      .where('suspended_at', 'is', null)
      .where('anonymised_at', 'is', null)
      .where('deletion_requested_at', 'is', null)
      .orderBy('accounts.id'),
  )
  const people = await ctx.tx.all(
    sqlOf
      .selectFrom('people')
      .select(['id', 'full_name'])
      .where('id', 'in', 'userId' in whom ? [me, whom.userId] : [me]),
  )
  const nameOf = (id: string) => people.find((person) => person.id === id)?.full_name ?? ''
  await notify(
    ctx,
    admins.map(({ id }) => id),
    'admin.acted',
    { act, ...('userId' in whom ? { name: nameOf(whom.userId) } : {}), ...whom, by: nameOf(me), byId: me },
  )
}

/** Tells admins that the actor, who has just got a role, joined. */
export async function tellAdminsWhoJoined(ctx: Context): Promise<void> {
  await ctx.tx.sql('select fx.tell_admins_who_joined($1)', [noticeKinds['user.joined'].byMail], 'tell-who-joined')
  ctx.wakeWorker()
}

/** Notifies everybody in a company whom the actor may see, except the actor. */
export async function notifyMembers(
  ctx: Context,
  companyId: string,
  kind: NoticeKind,
  args: Record<string, string>,
): Promise<void> {
  const members = await ctx.tx.all(
    sqlOf.selectFrom('people').select('id').where('company_id', '=', companyId).orderBy('id'),
  )
  const me = ctx.actor.kind === 'person' ? ctx.actor.userId : undefined
  const others = members.map(({ id }) => id).filter((id) => id !== me)
  if (others.length > 0) await notify(ctx, others, kind, args)
}

const DAY = 24 * 3600 * 1000

/** Deletes the files of unused pictures a day later, unless they are used again by then. */
export async function sweepImages(ctx: Context, images: { name: string; widths: number[] }[]): Promise<void> {
  const at = new Date(ctx.now.getTime() + DAY)
  for (const { name, widths } of images)
    await ctx.tx.sql("select fx.enqueue('sweep-image', $1, 'image:' || $2, $3)", [
      JSON.stringify({ name, widths }),
      name,
      at,
    ])
}
