import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { sendMail } from './send-mail.ts'

export const mailJobs = (parts: JobParts): Jobs => ({ 'send-mail': (payload) => sendMail(parts, payload) })
