import { z } from 'zod'
import { Done, Id, LanguageCode, Moment, Page, pageOf } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { fallbackLanguage } from '../values/languages.ts'
import { type NoticeKind, noticeKinds } from '../values/notifications.ts'

export const NoticeKindName = z.enum(Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]])

export const Notification = z.object({
  id: Id,
  kind: NoticeKindName,
  arguments: z.record(z.string(), z.string()),
  createdAt: Moment,
  readAt: Moment.nullable(),
  text: z.string().describe('what it says, with its link: ready to pass on'),
})

export const notifications = {
  list: procedure({
    summary: 'What I was told, newest first',
    method: 'GET',
    path: '/notices',
    input: Page.extend({ language: LanguageCode.default(fallbackLanguage).describe('of the texts') }),
    output: pageOf(Notification),
    errors: [],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  markRead: procedure({
    summary: 'I have read this',
    method: 'PUT',
    path: '/notices/:id/read',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['NOT_FOUND'],
    policy: 'signed-in',
    rateLimit: { by: 'account', max: 300, seconds: 60 },
    idempotency: 'natural',
    audit: 'notices.mark-read',
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
