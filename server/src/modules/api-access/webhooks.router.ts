import type { webhooks } from '@ticarum/contract/procedures/webhooks'
import type { Router } from '../../door/door.ts'
import { makeWebhook } from './make-webhook.ts'
import { removeWebhook } from './remove-webhook.ts'
import { replayDeliveries, replayDelivery } from './replay-webhook.ts'
import { listDeliveries, listWebhooks } from './webhooks.queries.ts'

export const webhooksRouter: Router<typeof webhooks> = {
  list: listWebhooks,
  make: makeWebhook,
  remove: removeWebhook,
  deliveries: listDeliveries,
  replay: replayDelivery,
  replaySince: replayDeliveries,
}
