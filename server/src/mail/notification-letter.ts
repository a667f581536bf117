import { NoticeKindName } from '@ticarum/contract/procedures/notifications'
import type { Language } from '@ticarum/contract/values/languages'
import { mailedTogether, type NoticeKind } from '@ticarum/contract/values/notifications'
import { roles } from '@ticarum/contract/values/roles'
import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import { bodyOf, listOf, Moments, pageOf, StoredNotice } from './notice-words.ts'
import { mailText } from './say.ts'

/** What a notification says in one line of text, and where it leads. */
export function noticeText(language: Language, stored: unknown, origin: string): { text: string; url: string } {
  const notice = StoredNotice.parse(stored)
  return { text: bodyOf(mailText[language], notice), url: origin + pageOf(notice) }
}

/** The same, ready to be sent to somebody else. */
export const textToPassOn = (language: Language, stored: unknown, origin: string): string => {
  const { text, url } = noticeText(language, stored, origin)
  return `Ticarum: ${text}\n${url}`
}

/** What concerns its reader's own account is nobody else's. */
const OWN_TOPICS = ['account', 'admin', 'role']
const mayPassOn = (kind: NoticeKind): boolean => !OWN_TOPICS.includes(kind.split('.')[0] ?? '')

/** Every kind of notification has two texts, `<kind>.subject` and `<kind>.body`. */
export function noticeLetter({ language, say, args, origin }: LetterParts): Letter {
  const notice = StoredNotice.parse(args)
  const message = encodeURIComponent(textToPassOn(language, notice, origin).toWellFormed())
  return {
    subject: say(`${notice.kind}.subject`),
    paragraphs: [bodyOf(say, notice)],
    button: {
      label: say('notice.open'),
      url: origin + pageOf(notice),
    },
    ...(mayPassOn(notice.kind) && { passOn: { label: say('notice.pass-on'), url: `https://wa.me/?text=${message}` } }),
    why: say('notice.why'),
  }
}

const StoredNotices = z.object({
  group: z.enum(mailedTogether),
  /** of what they tell; a notice of several products counts for each */
  count: z.int(),
  kinds: z.array(NoticeKindName),
  /** how many orders they are about */
  orders: z.int(),
  role: z.enum(roles).nullable(),
  notices: z.array(StoredNotice).min(1),
  /** notices that are not among `notices` */
  further: z.int(),
  ...Moments.shape,
})

/** Notices of one group that came within a short time: how many, the first of them, and where all of them are. */
export function noticesLetter({ say, args, origin }: LetterParts): Letter {
  const told = StoredNotices.parse(args)
  return {
    subject: say(`notices.${told.group}.subject`),
    paragraphs: [
      say(`notices.${told.group}.body`, { count: String(told.count) }),
      ...told.notices.map((notice) => bodyOf(say, notice)),
      ...(told.further > 0 ? [say('notices.further', { count: String(told.further) })] : []),
    ],
    button: { label: say('notice.open'), url: origin + listOf(told) },
    why: say('notice.why'),
  }
}
