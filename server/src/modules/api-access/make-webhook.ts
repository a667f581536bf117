import { randomBytes } from 'node:crypto'
import type { MakeWebhook } from '@ticarum/contract/procedures/webhooks'
import { WEBHOOK_SECRET_PREFIX } from '@ticarum/contract/values/webhooks'
import { type Context, personOf } from '../../door/context.ts'
import { notify } from '../../platform/effects.ts'
import { ownedCompanyOf } from './api-access.policy.ts'

/** The secret leaves here once, as an API token does. */
export async function makeWebhook(ctx: Context, { webhookId, url, kinds }: MakeWebhook) {
  ownedCompanyOf(ctx)
  const secret = randomBytes(32)
  const { href, hostname } = new URL(url)
  const [kept] = await ctx.tx.sql<{ made: boolean }>('select fx.make_webhook($1, $2, $3, $4) as made', [
    webhookId,
    href,
    kinds,
    secret,
  ])
  if (kept?.made) await notify(ctx, personOf(ctx).userId, 'account.webhook-made', { host: hostname })
  return { secret: WEBHOOK_SECRET_PREFIX + secret.toString('base64') }
}
