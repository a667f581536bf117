import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { deliverWebhook } from './deliver-webhook.ts'

export const webhooksJobs = (parts: JobParts): Jobs => ({
  'deliver-webhook': (payload) => deliverWebhook(parts, payload),
})
