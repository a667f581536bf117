import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import {
  conversationActs,
  MAX_MESSAGE,
  MAX_MESSAGE_FILE_BYTES,
  MAX_REPORT,
  messageSides,
  messageSubjects,
  THREAD_PAGE,
} from '../values/messages.ts'
import { phraseFits, phrases } from '../values/phrases.ts'
import { quoteActs } from '../values/quote-act.ts'
import { TypedText } from './contact-messages.ts'
import { OrderEvent } from './order-shapes.ts'
import { OfferCard, QuoteRow } from './quotes.ts'

const Typed = TypedText.trim().max(MAX_MESSAGE)
/** Its body is what the phrase says: a number, a day, or nothing. */
export const StockPhrase = z.enum(phrases)
const MessageId = Id.describe('made by who writes: sent twice it is one message')
const Place = z.int().min(1).describe('its place in the conversation')

const About = z.object({ kind: z.enum(messageSubjects), id: Id, name: z.string().describe('as it was then') })

export const ConversationRow = z.object({
  id: Id,
  name: z.string().describe('of the other side; empty: it has none'),
  withDesk: z.boolean().describe('the other side is the trading company'),
  otherId: Id.nullable().describe('the supplier, for a customer'),
  order: z.object({ id: Id, number: z.string() }).nullable().describe('whose thread it is; null: of no order'),
  quote: z.object({ id: Id, number: z.string() }).nullable().describe('whose thread it is, before there is an order'),
  last: z.object({
    side: z.enum(messageSides),
    body: z.string().describe('its beginning'),
    phrase: StockPhrase.nullable(),
    at: Moment,
  }),
  unread: z.int().describe('messages of others that I have not seen'),
})
export type ConversationRow = z.infer<typeof ConversationRow>

export const Message = z.object({
  id: Id,
  number: z.int().describe('its place in the conversation, from 1'),
  side: z.enum(messageSides),
  mine: z.boolean().describe('of my side'),
  name: z.string().describe('of who wrote it'),
  body: z.string(),
  phrase: StockPhrase.nullable().describe('then the body is what it says: a number, a day, or nothing'),
  language: LanguageCode.nullable().describe('that who typed it reads; null: not known'),
  about: About.nullable(),
  file: z
    .object({ type: z.string().describe('media type'), bytes: z.int() })
    .nullable()
    .describe('whose name is the body; it is served at /files/messages/{id}'),
  delivered: z.boolean().describe('it has reached a page of another side'),
  read: z.boolean().describe('by somebody of another side'),
  readBy: z.array(z.enum(messageSides)).describe('other sides of which somebody has read it'),
  createdAt: Moment,
})
export type Message = z.infer<typeof Message>

export const Thread = ConversationRow.omit({ last: true }).extend({
  messages: z.array(Message).describe('oldest first'),
  events: z.array(OrderEvent).describe('of the order, from between these messages; oldest first'),
  cards: z.array(OfferCard).describe('of the quote, also of one that was ordered; as the events'),
  act: z
    .object({ act: z.enum(quoteActs), may: QuoteRow.shape.may, version: z.int() })
    .nullable()
    .describe('the one thing that the quote asks of the reader; it stands on the card of that version'),
  older: z.int().nullable().describe('`before` of the messages before these; null: these begin the conversation'),
  may: z.array(z.enum(conversationActs)),
})
export type Thread = z.infer<typeof Thread>

export const FoundMessage = ConversationRow.pick({ id: true, withDesk: true, order: true, quote: true }).extend({
  name: z.string().describe('of the other side, or of who wrote to the desk; empty: it has none'),
  message: Message.pick({ id: true, number: true, mine: true }).extend({
    excerpt: z.string().describe('the part of it around what was searched for'),
    at: Moment,
  }),
})
export type FoundMessage = z.infer<typeof FoundMessage>

const OfOne = z.object({ id: Id })
const Subject = z.object({ kind: z.enum(messageSubjects), subjectId: Id })
export const AskQuestion = Subject.extend({ messageId: MessageId, body: Typed.min(1) })
export type AskQuestion = z.output<typeof AskQuestion>
export const SendMessage = OfOne.extend({
  messageId: MessageId,
  body: Typed,
  phrase: StockPhrase.optional().describe('then the body is what it says: a number, a day, or nothing'),
}).check(({ value: { body, phrase }, issues }) => {
  if (phrase && !phraseFits(phrase, body)) issues.push({ code: 'custom', input: body, path: ['body'] })
  if (!phrase && body === '')
    issues.push({ code: 'too_small', origin: 'string', minimum: 1, input: body, path: ['body'] })
})
export type SendMessage = z.output<typeof SendMessage>

const sides = { policy: ['customer', 'supplier'] } as const
const reads = {
  ...sides,
  method: 'GET',
  rateLimit: { by: 'account', max: 600, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
} as const
/** Nobody types faster, and a script that writes to many is slow. */
const writes = {
  ...sides,
  method: 'PUT',
  rateLimit: { by: 'account', max: 30, seconds: 60, shared: true },
  confirmed: true,
  idempotency: 'natural',
} as const

/** Admins are a side of the threads of orders and quotes. */
const threadSides = { policy: ['customer', 'supplier', 'admin'] } as const

/** What companies write to each other, and to the desk. */
export const messages = {
  list: procedure({
    ...reads,
    summary: 'Conversations of my company, the one with the latest message first',
    path: '/conversations',
    input: Page,
    output: pageOf(ConversationRow),
    errors: [],
  }),
  count: procedure({
    ...reads,
    summary: 'How many messages I have not seen, exact up to 100 conversations',
    path: '/conversations/unread',
    input: z.object({}),
    output: z.object({
      unread: z.int(),
      undelivered: z.boolean().describe('of some of them nobody knows yet that they reached me'),
    }),
    errors: [],
  }),
  search: procedure({
    ...reads,
    ...threadSides,
    summary: 'Messages of my conversations with these words, newest first; at most 30, of the last ten years',
    path: '/messages',
    input: z.object({
      q: z
        .string()
        .trim()
        .min(2)
        .max(100)
        .describe('words, typed with or without accents; the last may be a beginning'),
    }),
    output: z.object({ items: z.array(FoundMessage) }),
    errors: [],
    rateLimit: { by: 'account', max: 60, seconds: 60 },
  }),
  subject: procedure({
    ...reads,
    summary: 'What a question would be about, and the conversation in which it would stand',
    path: '/questions/:kind/:subjectId',
    input: Subject,
    output: z.object({
      about: About,
      company: z.string().describe('to whom it goes'),
      conversationId: Id.nullable().describe('null: the question begins one'),
    }),
    errors: ['NOT_FOUND'],
  }),
  thread: procedure({
    ...reads,
    ...threadSides,
    summary:
      'One conversation with its latest messages, or those before a message; its id may be that of an order or a quote',
    path: '/conversations/:id',
    input: OfOne.extend({
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('number of a message'),
      limit: z.coerce.number().int().min(1).max(100).default(THREAD_PAGE),
    }),
    output: Thread,
    errors: ['NOT_FOUND'],
  }),
  send: procedure({
    ...writes,
    ...threadSides,
    summary: 'Write in a conversation, or the thread of an order or quote; while one side has blocked it, nobody does',
    path: '/conversations/:id/messages/:messageId',
    input: SendMessage,
    output: z.object({ number: Place }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'messages.send',
  }),
  sendFile: procedure({
    ...sides,
    summary: 'Send a file in a conversation: PDF, XLSX, PNG, JPG or WEBP; its name is the text of the message',
    method: 'POST',
    path: '/conversations/:id/files',
    input: OfOne.extend({
      fileName: z.string().trim().min(1).max(200).describe('as it is called on the sender’s machine; only shown'),
    }),
    file: { maxBytes: MAX_MESSAGE_FILE_BYTES },
    output: z.object({ number: Place }),
    confirmed: true,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'INVALID_FILE', 'FILE_TOO_LARGE', 'EMAIL_NOT_CONFIRMED'],
    rateLimit: { by: 'account', max: 100, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'messages.send-file',
  }),
  getFile: procedure({
    policy: ['customer', 'supplier', 'admin'],
    rateLimit: { by: 'account', max: 600, seconds: 60 },
    summary: 'The file of a message, for who reads it; it is served at /files/messages/{id}',
    method: 'GET',
    path: '/message-files/:id',
    input: z.object({ id: Id.describe('of the message') }),
    output: z.object({
      file: z.string().describe('where it is stored'),
      fileName: z.string(),
      type: z.string().describe('media type'),
    }),
    errors: ['NOT_FOUND'],
    idempotency: 'read',
    audit: 'none',
  }),
  ask: procedure({
    ...writes,
    summary: 'Ask a supplier about a product, an order or the company, or the customer about their order',
    path: '/questions/:kind/:subjectId/:messageId',
    input: AskQuestion,
    output: z.object({ conversationId: Id, number: Place }),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'EMAIL_NOT_CONFIRMED'],
    audit: 'messages.ask',
  }),
  markDelivered: procedure({
    ...sides,
    summary: 'Say that what I have not read has reached me',
    method: 'PUT',
    path: '/conversations/delivered',
    input: z.object({}),
    output: Done,
    errors: [],
    rateLimit: { by: 'account', max: 600, seconds: 60 },
    idempotency: 'natural',
    audit: 'messages.markDelivered',
  }),
  markRead: procedure({
    ...threadSides,
    summary: 'Say that I have seen the messages up to this one',
    method: 'PUT',
    path: '/conversations/:id/read',
    input: OfOne.extend({ number: z.int().min(1).max(2_147_483_647).describe('of the last message seen') }),
    output: Done,
    errors: ['NOT_FOUND'],
    rateLimit: { by: 'account', max: 600, seconds: 60 },
    idempotency: 'natural',
    audit: 'messages.markRead',
  }),
  block: procedure({
    ...sides,
    summary: 'Hear nothing more from the other company, or hear it again',
    method: 'PUT',
    path: '/conversations/:id/block',
    input: OfOne.extend({ blocked: z.boolean() }),
    output: Done,
    errors: ['NOT_FOUND'],
    rateLimit: { by: 'account', max: 60, seconds: 3600 },
    idempotency: 'natural',
    audit: 'messages.block',
  }),
  report: procedure({
    ...sides,
    summary: 'Tell the desk about a conversation, which gets a copy of its last messages',
    method: 'POST',
    path: '/conversations/:id/reports',
    input: OfOne.extend({ reason: TypedText.trim().min(1).max(MAX_REPORT) }),
    output: Done,
    errors: ['NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
    confirmed: true,
    rateLimit: { by: 'account', max: 10, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'messages.report',
  }),
}
