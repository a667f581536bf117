import type { DeviceSubscription } from '@ticarum/contract/procedures/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export const subscribeDevice = beforeTransaction(
  async ({ pushKey }: PreparationContext, _input: DeviceSubscription) => {
    if (!pushKey) fail('WRONG_STATE', { state: 'off' })
  },
  async (ctx: Context, { endpoint, p256dh, auth }) => {
    const [kept] = await ctx.tx.sql<{ kept: boolean }>('select fx.subscribe_push($1, $2, $3, $4) as kept', [
      personOf(ctx).sessionId,
      endpoint,
      p256dh,
      auth,
    ])
    return kept?.kept ? { done: true as const } : fail('UNAUTHENTICATED')
  },
)

export async function unsubscribeDevice(ctx: Context) {
  await ctx.tx.all(sqlOf.deleteFrom('push_subscriptions').where('session_id', '=', personOf(ctx).sessionId))
  return { done: true as const }
}
