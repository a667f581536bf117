import { NoticeKindName } from '@ticarum/contract/procedures/notifications'
import type { NoticeKind } from '@ticarum/contract/values/notifications'
import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import { quoted } from './say.ts'

const OrderId = z.uuid()

/** The page that a notification is about, if that is not an order's. */
const pages: Partial<Record<NoticeKind, string>> = { 'feedback.sent': '/admin/feedback' }

/** Words of closed lists. They select texts, so they must not be quoted. */
const CHOOSING = ['status', 'shipping', 'answer', 'decision', 'role']
const CLOSED_WORD = /^[a-z_]{1,20}$/

const StoredNotice = z.object({ kind: NoticeKindName, arguments: z.record(z.string(), z.string()) })

/**
 * Every kind of notification has two texts, `<kind>.subject` and `<kind>.body`; the body takes the notification's
 * arguments.
 */
export function noticeLetter({ say, args, origin }: LetterParts): Letter {
  const notice = StoredNotice.parse(args)
  const values = Object.fromEntries(
    Object.entries(notice.arguments).map(([name, value]) => [
      name,
      CHOOSING.includes(name) && CLOSED_WORD.test(value) ? value : quoted(value),
    ]),
  )
  const order = OrderId.safeParse(notice.arguments.orderId)
  return {
    subject: say(`${notice.kind}.subject`),
    paragraphs: [say(`${notice.kind}.body`, values)],
    button: {
      label: say('notice.open'),
      url: origin + (order.success ? `/orders/${order.data}` : (pages[notice.kind] ?? '/')),
    },
    why: say('notice.why'),
  }
}
