import { z } from 'zod'
import { Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { mailStates } from '../values/mail.ts'

export const SentMail = z.object({
  id: Id,
  recipient: z.string(),
  template: z.string(),
  language: LanguageCode,
  state: z.enum(mailStates),
  tries: z.int(),
  unknownOutcomes: z.int(),
  lastError: z.string().nullable(),
  createdAt: Moment,
  sentAt: Moment.nullable(),
})

export const mail = {
  list: procedure({
    summary: 'The mail log, newest first',
    method: 'GET',
    path: '/mail',
    input: Page.extend({ state: z.enum(mailStates).optional() }),
    output: pageOf(SentMail),
    errors: [],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
