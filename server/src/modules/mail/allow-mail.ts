import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Lets further mail to the address of a failed e-mail's reader through. */
export async function allowMail(ctx: Context, { id }: { id: string }) {
  const [answer] = await ctx.tx.sql<{ allowed: boolean }>('select fx.allow_mail_to($1) as allowed', [id])
  if (!answer?.allowed) return fail('NOT_FOUND')
  return { done: true as const }
}

/** The same for one's own address. */
export async function endRefusal(ctx: Context) {
  await ctx.tx.sql('select fx.allow_my_mail()')
  return { done: true as const }
}
