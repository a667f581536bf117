import { type ListDeliveries, Webhook, WebhookDelivery } from '@ticarum/contract/procedures/webhooks'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

export async function listWebhooks(ctx: Context): Promise<{ items: Webhook[] }> {
  const companyId = ownedCompanyOf(ctx)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('webhooks')
      .innerJoin('people', 'people.id', 'webhooks.user_id')
      .select(['webhooks.id', 'url', 'kinds', 'full_name', 'webhooks.created_at'])
      .select(['last_taken_at', 'failures', 'switched_off_at'])
      .where('webhooks.company_id', '=', companyId)
      .orderBy('webhooks.created_at', 'desc')
      .orderBy('webhooks.id', 'desc'),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      url: row.url,
      kinds: Webhook.shape.kinds.parse(row.kinds),
      madeBy: row.full_name,
      createdAt: row.created_at.toISOString(),
      lastTakenAt: row.last_taken_at?.toISOString() ?? null,
      failures: row.failures,
      switchedOffAt: row.switched_off_at?.toISOString() ?? null,
    })),
  }
}

export async function listDeliveries(ctx: Context, { id, after, limit }: ListDeliveries) {
  const companyId = ownedCompanyOf(ctx)
  const webhook = await ctx.tx.first(
    sqlOf.selectFrom('webhooks').select('id').where('id', '=', id).where('company_id', '=', companyId),
  )
  if (!webhook) return fail('NOT_FOUND')
  const from = positionOf(after)
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('webhook_deliveries')
      .select(['id', 'kind', 'change', 'subject_id', 'created_at', 'state', 'tries'])
      .select(['last_try_at', 'next_try_at', 'outcome'])
      .where('webhook_id', '=', id)
      .$if(from !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(from?.at ?? new Date(), from?.id ?? '')),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1),
  )
  return keysetPage(
    rows,
    limit,
    (row): WebhookDelivery => ({
      id: row.id,
      kind: WebhookDelivery.shape.kind.parse(row.kind),
      change: row.change,
      subjectId: row.subject_id,
      at: row.created_at.toISOString(),
      state: WebhookDelivery.shape.state.parse(row.state),
      tries: row.tries,
      lastTryAt: row.last_try_at?.toISOString() ?? null,
      nextTryAt: row.next_try_at?.toISOString() ?? null,
      outcome: row.outcome,
    }),
  )
}
