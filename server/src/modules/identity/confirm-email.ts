import { sqlOf } from '@ticarum/db/transaction'
import { hashToken } from '../../door/authenticate.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { newLink } from './link-token.ts'

/** Mails the actor a link, unless their e-mail is confirmed already. */
export async function offerConfirmation(ctx: Context): Promise<void> {
  const { token, hash, expiresAt } = newLink(ctx, 'email-confirmation')
  await ctx.tx.sql('select fx.send_email_confirmation($1, $2, $3, $4)', [
    hash,
    expiresAt,
    ctx.newId(),
    JSON.stringify({ token }),
  ])
  ctx.wakeWorker()
}

export async function myEmailIsConfirmed(ctx: Context): Promise<boolean> {
  const me = await ctx.tx.first(
    sqlOf.selectFrom('accounts').select('email_confirmed_at').where('id', '=', personOf(ctx).userId),
  )
  return me?.email_confirmed_at != null
}

export async function askConfirmation(ctx: Context) {
  await offerConfirmation(ctx)
  return { done: true as const }
}

export async function confirmEmail(ctx: Context, { token }: { token: string }) {
  const [answer] = await ctx.tx.sql<{ confirmed: boolean }>('select fx.confirm_email($1) as confirmed', [
    hashToken(token),
  ])
  return answer?.confirmed ? { done: true as const } : fail('LINK_INVALID')
}
