import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { type NoticeKind, type NoticeTopic, noticeKinds, noticeTopics, noticeWays } from '../values/notifications.ts'
import { isPushService } from '../values/push.ts'

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
const ChosenWay = TopicWay.extend({
  push: z.boolean().optional().describe('whether my devices show it; without it, as before'),
})
export type ChosenWay = z.infer<typeof ChosenWay>
const ShownWay = TopicWay.extend({ push: z.boolean().describe('whether my devices show it') })
export type ShownWay = z.infer<typeof ShownWay>

const KEY = /^[\w-]+$/
export const DeviceSubscription = z.object({
  endpoint: z.string().max(1000).refine(isPushService).describe('an address at a push service of a browser'),
  p256dh: z.string().length(87).regex(KEY).describe('as the browser’s toJSON() writes it'),
  auth: z.string().length(22).regex(KEY).describe('as the browser’s toJSON() writes it'),
})
export type DeviceSubscription = z.infer<typeof DeviceSubscription>

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
    summary: 'How I am told of each topic that concerns my role, and whether this device shows it',
    method: 'GET',
    path: '/notices/ways',
    input: z.object({}),
    output: z.object({
      ways: z.array(ShownWay),
      device: z.object({
        publicKey: z.string().nullable().describe('by which a browser subscribes; null: devices show no notices'),
        on: z.boolean().describe('whether notices reach the device of this session'),
      }),
    }),
    errors: [],
    idempotency: 'read',
    audit: 'none',
  }),
  chooseWays: procedure({
    ...account,
    summary: 'How I want to be mailed of these topics; what is about my account is always mailed at once',
    method: 'PUT',
    path: '/notices/ways',
    input: z.object({ ways: z.array(ChosenWay).min(1).max(10) }),
    output: Done,
    errors: [],
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'notifications.choose-ways',
  }),
  subscribe: procedure({
    ...account,
    confirmed: true,
    summary: 'Show notices on the device of this session, until it ends; ten devices of a person at most',
    method: 'PUT',
    path: '/notices/device',
    input: DeviceSubscription,
    output: Done,
    errors: ['EMAIL_NOT_CONFIRMED', 'WRONG_STATE'],
    rateLimit: { by: 'account', max: 60, seconds: 3600 },
    idempotency: 'natural',
    audit: 'notifications.subscribe',
  }),
  unsubscribe: procedure({
    ...account,
    summary: 'Show no more notices on the device of this session',
    method: 'DELETE',
    path: '/notices/device',
    input: z.object({}),
    output: Done,
    errors: [],
    rateLimit: { by: 'account', max: 60, seconds: 60 },
    idempotency: 'natural',
    audit: 'notifications.unsubscribe',
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
