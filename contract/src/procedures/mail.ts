import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { mailActs, mailStates } from '../values/mail.ts'

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
  may: z.array(z.enum(mailActs)),
})

export type SentMail = z.infer<typeof SentMail>

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
  sendAgain: procedure({
    summary: 'Try a failed e-mail once more',
    method: 'POST',
    path: '/mail/:id/tries',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'key',
    audit: 'mail.send-again',
  }),
}
