import type { ReplayDeliveries, ReplayDelivery } from '@ticarum/contract/procedures/webhooks'
import { MOST_REPLAYED } from '@ticarum/contract/values/webhooks'
import type { Context } from '../../door/context.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

export async function replayDelivery(ctx: Context, { id, deliveryId }: ReplayDelivery) {
  await replay(ctx, [id, deliveryId, null, 1])
  return { done: true as const }
}

export async function replayDeliveries(ctx: Context, { id, since }: ReplayDeliveries) {
  const { replayed, further_since: next } = await replay(ctx, [id, null, since, MOST_REPLAYED])
  return { replayed, next: next?.toISOString() ?? null }
}

async function replay(ctx: Context, values: unknown[]) {
  ownedCompanyOf(ctx)
  const [done] = await ctx.tx.sql<{ replayed: number; further_since: Date | null }>(
    'select replayed, further_since from fx.replay_webhook($1, $2, $3, $4)',
    values,
  )
  ctx.wakeWorker()
  return done ?? { replayed: 0, further_since: null }
}
