import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { sendText } from './send-text.ts'

export const textMessagesJobs = (parts: JobParts): Jobs => ({ 'send-text': (payload) => sendText(parts, payload) })
