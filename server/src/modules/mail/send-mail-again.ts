import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** Tries a failed e-mail once more; the job is the one that sent it first, so it is sent once however often asked. */
export async function sendMailAgain(ctx: Context, { id }: { id: string }) {
  const [answer] = await ctx.tx.sql<{ queued: boolean }>('select fx.send_mail_again($1) as queued', [id])
  if (!answer?.queued) return fail('NOT_FOUND')
  ctx.wakeWorker()
  return { done: true as const }
}
