import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { type NoticeKind, type NoticeTopic, noticeKinds, noticeTopics, noticeWays } from '../values/notifications.ts'

export const NoticeKindName = z.enum(Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]])

export const Notification = z.object({
  id: Id,
  kind: NoticeKindName,
  arguments: z.record(z.string(), z.string()),
  text: z.string().describe('what it says, in the language that was asked for'),
  createdAt: Moment,
  readAt: Moment.nullable(),
})
export type Notification = z.infer<typeof Notification>

/** What is shown as one: all notices of a kind of one day (GMT+3), with the latest of them. */
export const NoticeBundle = Notification.extend({
  title: z.string(),
  count: z.int().describe('how many notices it is, exact up to 1000'),
  unread: z.int(),
  latest: z.array(Notification).describe('ten at most, newest first'),
})
export type NoticeBundle = z.infer<typeof NoticeBundle>

const TopicWay = z.object({
  topic: z.enum(Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]]),
  way: z.enum(noticeWays),
})
export type TopicWay = z.infer<typeof TopicWay>

const account = { policy: 'signed-in', rateLimit: { by: 'account', max: 300, seconds: 60 } } as const

export const notifications = {
  list: procedure({
    ...account,
    summary: 'What I was told, newest days first, of a day what came last first; many of a kind are one',
    method: 'GET',
    path: '/notices',
    input: Page.extend({ language: LanguageCode.default(fallbackLanguage).describe('of the texts') }),
    output: pageOf(NoticeBundle),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  count: procedure({
    ...account,
    summary: 'How many notices I have not read, exact up to 100',
    method: 'GET',
    path: '/notices/unread',
    input: z.object({}),
    output: z.object({ unread: z.int() }),
    errors: [],
    rateLimit: { by: 'account', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  markRead: procedure({
    ...account,
    summary: 'I have read this, or it and all before it that it is shown with; answers where it leads',
    method: 'PUT',
    path: '/notices/:id/read',
    input: z.object({ id: Id, bundle: z.boolean().optional() }),
    output: z.object({ path: z.string() }),
    errors: ['NOT_FOUND'],
    idempotency: 'natural',
    audit: 'notices.mark-read',
  }),
  markAllRead: procedure({
    ...account,
    summary: 'I have read everything up to a moment',
    method: 'PUT',
    path: '/notices/read',
    input: z.object({ upTo: Moment }),
    output: Done,
    errors: [],
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'notices.mark-all-read',
  }),
  ways: procedure({
    ...account,
    summary: 'How I am mailed of each topic that concerns my role',
    method: 'GET',
    path: '/notices/ways',
    input: z.object({}),
    output: z.object({ ways: z.array(TopicWay) }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  chooseWays: procedure({
    ...account,
    summary: 'How I want to be mailed of these topics; what is about my account is always mailed at once',
    method: 'PUT',
    path: '/notices/ways',
    input: z.object({ ways: z.array(TopicWay).min(1).max(10) }),
    output: Done,
    errors: [],
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'notifications.choose-ways',
  }),
  choose: procedure({
    summary: 'Whether I want to be told this by mail as well',
    method: 'PUT',
    path: '/notices/choices/:kind',
    input: z.object({ kind: NoticeKindName, byMail: z.boolean() }),
    output: Done,
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'notifications.choose',
  }),
}
