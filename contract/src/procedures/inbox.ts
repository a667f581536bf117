import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf, RoleName } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import { applicationCategories, inboxKinds, inboxMoveNames, inboxStates, inboxViews } from '../values/inbox.ts'
import { messageSides } from '../values/messages.ts'
import { quoteStates } from '../values/quotes.ts'
import { Catalogue } from './applications.ts'
import { TypedText } from './contact-messages.ts'
import { FeedbackEntry } from './feedback.ts'
import { Message } from './messages.ts'

const Handler = z.object({ id: Id, name: z.string() })
const Words = TypedText.trim().min(1).max(4000)
const Version = Moment.describe('`version` of what was read')

export const FindInboxItems = Page.extend({
  view: z.enum(inboxViews).default('open'),
  kind: z.enum(inboxKinds).optional(),
  q: z.string().trim().max(100).optional().describe('words of who wrote, the order or the text'),
})
export type FindInboxItems = z.output<typeof FindInboxItems>

export const InboxRow = z.object({
  id: Id,
  kind: z.enum(inboxKinds),
  who: z.string(),
  beginning: z.string().describe('of what they wrote'),
  state: z.enum(inboxStates),
  assignee: Handler.nullable(),
  dueAt: Moment.nullable().describe('until when an answer was promised'),
  answeredAt: Moment.nullable(),
  createdAt: Moment,
})
export type InboxRow = z.infer<typeof InboxRow>

/** What the conversation is about, and what began it. */
export const InboxSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact'), id: Id, message: z.string() }),
  z.object({
    kind: z.literal('application'),
    id: Id,
    companyName: z.string(),
    category: z.enum(applicationCategories),
    contactPerson: z.string(),
    phone: z.string(),
    address: z.string(),
    message: z.string().describe('what they make'),
    files: z
      .array(Catalogue.extend({ type: z.string().describe('media type') }))
      .describe('each is served at /files/applications/{id}'),
    supplierId: Id.nullable().describe('the company that it became'),
  }),
  z.object({ kind: z.literal('order'), id: Id, number: z.string(), supplier: z.string(), status: z.string() }),
  FeedbackEntry.pick({ id: true, message: true, rating: true, role: true, status: true }).extend({
    kind: z.literal('feedback'),
  }),
  z.object({
    kind: z.literal('report'),
    id: Id,
    message: z.string().describe('why'),
    customer: z.string(),
    supplier: z.string(),
    copy: z
      .array(Message.pick({ side: true, name: true, body: true, phrase: true }).extend({ at: Moment }))
      .describe('the last messages when it was reported, oldest first'),
  }),
  z.object({ kind: z.literal('company'), id: Id, role: RoleName }),
  z.object({
    kind: z.literal('need'),
    id: Id,
    message: z.string().describe('what is needed'),
    quantity: z.int().nullable(),
    port: z.string().nullable().describe('code of the port of destination'),
    pictureId: Id.nullable().describe('served at /files/needs/{id}'),
    customerId: Id.nullable().describe('the company that needs it; null: somebody without an account'),
    quotes: z
      .array(
        z.object({
          id: Id,
          number: z.string(),
          supplier: z.object({ id: Id, name: z.string() }),
          state: z.enum(quoteStates),
          totalCents: z.int().nullable().describe('of its last version; null: a line has no price'),
          sentAt: Moment.nullable().describe('when the offer was sent to who needs it'),
        }),
      )
      .describe('that the desk asked for, oldest first'),
  }),
])
export type InboxSubject = z.infer<typeof InboxSubject>

export const InboxItem = InboxRow.extend({
  heldBack: z.boolean().describe('looks like a machine’s: nobody was mailed'),
  subject: InboxSubject,
  recipient: z
    .object({ name: z.string(), email: z.string(), language: LanguageCode })
    .nullable()
    .describe('to whom an answer goes; null: there is nobody any more'),
  messages: z
    .array(
      z.object({
        id: Id,
        side: z.enum(messageSides),
        name: z.string(),
        body: z.string(),
        mailState: z.string().nullable().describe('of the e-mail by which it went out'),
        received: z
          .object({ cut: z.boolean().describe('it was longer'), filesLeftOut: z.int() })
          .nullable()
          .describe('what is not kept of the e-mail by which it came; null: it did not come by e-mail'),
        createdAt: Moment,
      }),
    )
    .describe('oldest first'),
  notes: z.array(z.object({ id: Id, name: z.string(), body: z.string(), createdAt: Moment })),
  version: Moment.describe('send it back with what you do'),
  may: z.array(z.enum(inboxMoveNames)),
})
export type InboxItem = z.infer<typeof InboxItem>

export const Reply = z.object({ id: Id, version: Version, body: Words, close: z.boolean().default(false) })

const act = { ...admins, output: Done, idempotency: 'key' } as const

/** What the desk has to answer, from here. */
export const inbox = {
  list: procedure({
    ...admins,
    summary: 'Items to answer, by when the answer is due; all others newest first',
    method: 'GET',
    path: '/inbox',
    input: FindInboxItems,
    output: pageOf(InboxRow),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  count: procedure({
    ...admins,
    summary: 'How many items each list has, exact up to 100',
    method: 'GET',
    path: '/inbox/counts',
    input: z.object({}),
    output: z.object({ open: z.int(), late: z.int(), mine: z.int() }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  get: procedure({
    ...admins,
    summary: 'One item with its conversation and the desk’s notes',
    method: 'GET',
    path: '/inbox/:id',
    input: z.object({ id: Id }),
    output: InboxItem,
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  reply: procedure({
    ...act,
    summary: 'Answer by e-mail; it stays in the conversation',
    method: 'POST',
    path: '/inbox/:id/replies',
    input: Reply,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'WRONG_STATE'],
    audit: 'inbox.reply',
  }),
  write: procedure({
    ...act,
    summary: 'Write to a company; it reads it among its messages and by e-mail',
    method: 'POST',
    path: '/inbox/companies/:id',
    input: z.object({ id: Id, body: Words }),
    output: z.object({ itemId: Id }),
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    audit: 'inbox.write',
  }),
  note: procedure({
    ...act,
    summary: 'Write a note that only admins read',
    method: 'POST',
    path: '/inbox/:id/notes',
    input: z.object({ id: Id, body: Words }),
    errors: ['NOT_FOUND'],
    audit: 'inbox.note',
  }),
  assign: procedure({
    ...act,
    summary: 'Say which admin looks after an item; nobody by null',
    method: 'PUT',
    path: '/inbox/:id/assignee',
    input: z.object({ id: Id, assigneeId: Id.nullable() }),
    errors: ['NOT_FOUND'],
    audit: 'inbox.assign',
  }),
  move: procedure({
    ...act,
    summary: 'Take, close, reopen or refuse an item; inviting an applicant also sends the invitation',
    method: 'POST',
    path: '/inbox/:id/moves',
    input: z.object({ id: Id, version: Version, move: z.enum(inboxMoveNames) }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CHANGED_MEANWHILE', 'ALREADY_MEMBER'],
    audit: 'inbox.move',
  }),
}
