import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { notify } from '../../platform/effects.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

/** Its deliveries go with it; a job that waits for one finds nothing to send. */
export async function removeWebhook(ctx: Context, { id }: { id: string }) {
  const companyId = ownedCompanyOf(ctx)
  const removed = await ctx.tx.first(
    sqlOf.deleteFrom('webhooks').where('id', '=', id).where('company_id', '=', companyId).returning('url'),
  )
  if (!removed) return fail('NOT_FOUND')
  await notify(ctx, personOf(ctx).userId, 'account.webhook-removed', { host: new URL(removed.url).hostname })
  return { done: true as const }
}
