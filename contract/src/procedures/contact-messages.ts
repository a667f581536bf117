import { z } from 'zod'
import { Done, Email, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { type ContactAct, contactActs, contactStates, inquiryQueues } from '../values/inbox.ts'

/** A text that somebody typed, without the null character, which PostgreSQL cannot store. */
export const TypedText = z.string().overwrite((typed) => typed.replaceAll('\0', ''))

/** Hidden fields of a visitor's form that tell people from machines, without a captcha. */
export const Honeypot = z.object({
  language: LanguageCode.default('en').describe('in which the page was read'),
  homepage: z.string().max(1000).default('').describe('a field that people do not see, and leave empty'),
  seconds: z.coerce.number().int().min(0).optional().describe('since the form was opened, where the browser says'),
})

export const ContactForm = z.object({
  name: TypedText.trim().min(1).max(100),
  email: Email,
  message: TypedText.trim().min(10).max(1000),
})
export const SendContactMessage = ContactForm.extend(Honeypot.shape)
export type SendContactMessage = z.output<typeof SendContactMessage>

export const FindInboxItems = Page.extend({ queue: z.enum(inquiryQueues).default('open') })

/** How the desk handles a message or an application. */
export const Care = z.object({
  assignee: z.object({ id: Id, name: z.string() }).nullable(),
  dueAt: Moment.describe('until when an answer was promised'),
  answeredAt: Moment.nullable(),
  createdAt: Moment,
})

export const ContactRow = Care.extend({
  id: Id,
  name: z.string(),
  beginning: z.string().describe('of the message'),
  state: z.enum(contactStates),
})
export type ContactRow = z.infer<typeof ContactRow>

const acts = Object.keys(contactActs) as [ContactAct, ...ContactAct[]]

export const ContactDetails = Care.extend({
  id: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: LanguageCode,
  state: z.enum(contactStates),
  heldBack: z.boolean().describe('looks like a machine’s: nobody was mailed'),
  notes: z.string(),
  version: Moment.describe('send it back with what you do'),
  may: z.array(z.enum(acts)),
})
export type ContactDetails = z.infer<typeof ContactDetails>

export const InboxNotes = TypedText.trim().max(4000)

export const admins = { policy: ['admin'], rateLimit: { by: 'account', max: 300, seconds: 60 } } as const
/** Offices and whole towns share an IP address; these limits are more than a person needs. */
export const visitors = { policy: 'public', idempotency: 'key' } as const

/** Messages that people write to the company. */
export const contactMessages = {
  send: procedure({
    ...visitors,
    rateLimit: { by: 'address', max: 20, seconds: 3600, shared: true },
    summary: 'Write to the company; answered within 24 hours on business days',
    method: 'POST',
    path: '/contact-messages',
    input: SendContactMessage,
    output: Done,
    errors: [],
    audit: 'contactMessages.send',
  }),
  list: procedure({
    ...admins,
    summary: 'Contact messages: those that wait for an answer by when it is due, all others newest first',
    method: 'GET',
    path: '/contact-messages',
    input: FindInboxItems,
    output: pageOf(ContactRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    ...admins,
    summary: 'One contact message',
    method: 'GET',
    path: '/contact-messages/:id',
    input: z.object({ id: Id }),
    output: ContactDetails,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  handle: procedure({
    ...admins,
    summary: 'Take a contact message, mark it as answered or closed, or write a note',
    method: 'POST',
    path: '/contact-messages/:id/handling',
    input: z.object({ id: Id, version: Moment, act: z.enum(acts), notes: InboxNotes }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE'],
    idempotency: 'key',
    audit: 'contactMessages.handle',
  }),
}
