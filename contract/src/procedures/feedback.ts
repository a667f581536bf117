import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf, RoleName } from '../fields.ts'
import { admins, procedure } from '../procedure.ts'
import {
  feedbackActs,
  feedbackDecisions,
  feedbackStates,
  feedbackTabs,
  MAX_FEEDBACK,
  ratings,
} from '../values/feedback.ts'
import { TypedText } from './contact-messages.ts'

/** Whole stars, of a rating that is stored. */
export const Stars = z.int().min(1).max(ratings.length)
/** The same as a form or an address sends it. */
export const TypedStars = z.coerce.number().int().min(1).max(ratings.length).describe('stars')

export const FeedbackForm = z.object({
  rating: TypedStars,
  message: TypedText.trim().min(1).max(MAX_FEEDBACK),
})
export const SendFeedback = FeedbackForm.extend({
  mayBeShown: z.boolean().default(false).describe('whether it may be quoted on the home page, with its author’s name'),
  language: LanguageCode.default('en').describe('in which the page was read'),
})
export type SendFeedback = z.output<typeof SendFeedback>

export const FeedbackEntry = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: RoleName.describe('of the author; customer for who had none'),
  rating: Stars,
  message: z.string(),
  language: LanguageCode,
  status: z.enum(feedbackStates),
  mayBeShown: z.boolean(),
  shown: z.boolean().describe('on the home page'),
  createdAt: Moment,
  may: z.array(z.enum(feedbackActs)),
})
export type FeedbackEntry = z.infer<typeof FeedbackEntry>

export const Voice = z.object({
  id: Id,
  name: z.string(),
  role: RoleName,
  rating: Stars,
  message: z.string(),
  language: LanguageCode,
})
export type Voice = z.infer<typeof Voice>

/** What people say of the site. */
export const feedback = {
  send: procedure({
    summary: 'Say what you think of the site, with one to five stars; read by the company',
    method: 'POST',
    path: '/feedback',
    input: SendFeedback,
    output: Done,
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 10, seconds: 3600, shared: true },
    idempotency: 'key',
    audit: 'feedback.send',
  }),
  list: procedure({
    ...admins,
    summary: 'Feedback, newest first: all, of one role, or what nobody has decided about',
    method: 'GET',
    path: '/feedback',
    input: Page.extend({ tab: z.enum(feedbackTabs).default('all') }),
    output: pageOf(FeedbackEntry),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  decide: procedure({
    ...admins,
    summary: 'Approve or reject pending feedback, once',
    method: 'POST',
    path: '/feedback/:id/decision',
    input: z.object({ id: Id, decision: z.enum(feedbackDecisions) }),
    output: Done,
    errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
    idempotency: 'key',
    audit: 'feedback.decide',
  }),
  show: procedure({
    ...admins,
    summary: 'Show approved feedback on the home page, if its author agreed',
    method: 'POST',
    path: '/feedback/:id/voice',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
    idempotency: 'key',
    audit: 'feedback.show',
  }),
  hide: procedure({
    ...admins,
    summary: 'Take feedback off the home page',
    method: 'DELETE',
    path: '/feedback/:id/voice',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    idempotency: 'key',
    audit: 'feedback.hide',
  }),
  voices: procedure({
    summary: 'Feedback that everybody may read, the latest shown first',
    method: 'GET',
    path: '/voices',
    input: Page,
    output: pageOf(Voice),
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
}
