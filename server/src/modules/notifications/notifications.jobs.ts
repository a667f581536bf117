import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { mailTogether } from './mail-together.ts'

export const notificationsJobs = (parts: JobParts): Jobs => ({
  'mail-together': (payload) => mailTogether(parts, payload),
})
