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
  allow: procedure({
    summary: "Let mail to the address of a failed e-mail's reader through again",
    method: 'POST',
    path: '/mail/:id/address',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'key',
    audit: 'mail.allow',
  }),
  getRefusal: procedure({
    summary: 'Whether mail to my address was refused, and is kept back since then',
    method: 'GET',
    path: '/mail/refusal',
    input: z.object({}),
    output: z.object({ refused: z.object({ address: z.string(), at: Moment }).nullable() }),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  endRefusal: procedure({
    summary: 'Have mail sent to my address again',
    method: 'DELETE',
    path: '/mail/refusal',
    input: z.object({}),
    output: Done,
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 3, seconds: 86_400, shared: true },
    idempotency: 'key',
    audit: 'mail.end-refusal',
  }),
}
