import { z } from 'zod'
import { MakeWebhook } from '../procedures/webhooks.ts'

/** Another webhook, with a box for each kind that it can be told of; the name of a kind has a dot, so boxes nest. */
export const WebhookForm = MakeWebhook.omit({ webhookId: true }).extend({
  kinds: z
    .record(z.string(), z.record(z.string(), z.string()))
    .transform((subjects) =>
      Object.entries(subjects).flatMap(([subject, ticked]) => Object.keys(ticked).map((what) => `${subject}.${what}`)),
    )
    .pipe(MakeWebhook.shape.kinds),
})
