import { NoticeKindName } from '@ticarum/contract/procedures/notifications'
import type { Language } from '@ticarum/contract/values/languages'
import { type NoticeKind, noticeGroups } from '@ticarum/contract/values/notifications'
import { roles } from '@ticarum/contract/values/roles'
import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import { mailText, quoted, type Say } from './say.ts'

const RowId = z.uuid()
const Reader = z.enum(roles)

/** The page that a notification is about, if it names no row. */
const pages: Partial<Record<NoticeKind, string>> = {
  'account.passkey-added': '/security',
  'account.passkey-removed': '/security',
  'account.passkeys-removed': '/security',
  'admin.acted': '/admin/audit',
  'feedback.sent': '/admin/feedback',
  'inbox.late': '/admin/messages?view=late',
  'payout.agreed': '/supplier/payout',
  'payout.declined': '/supplier/payout',
  'verification.change-accepted': '/supplier/settings',
  'verification.change-refused': '/supplier/settings',
  'prices.unconfirmed': '/supplier/products?waits=prices',
}

const Moments = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

/**
 * The page of an order, a product, a wish or a supplier, if the notification names it; of several late orders, and of
 * products that were accepted together, the reader's list of them.
 */
function pageOf({ kind, arguments: args }: z.infer<typeof StoredNotice>): string {
  const { orderId, productId, supplierId, role, act } = args
  if (RowId.safeParse(orderId).success) return `/orders/${orderId}`
  if (RowId.safeParse(productId).success)
    return kind === 'wishlist.back' ? `/products/${productId}` : `/supplier/products/edit/${productId}`
  if (RowId.safeParse(supplierId).success)
    return `/admin/suppliers/${supplierId}${kind === 'payout.proposed' ? '/payout' : ''}`
  const accepted = kind === 'products.accepted' ? Moments.safeParse(args) : undefined
  if (accepted?.success)
    return `/supplier/products?accepted=${encodeURIComponent(`${accepted.data.from}~${accepted.data.to}`)}`
  if (kind === 'order.several-late' && Reader.safeParse(role).success) return `/${role}/orders?late=1`
  if (act?.startsWith('ways_')) return '/admin/settings?section=trade'
  return pages[kind] ?? '/'
}

/** Words of closed lists. They select texts, so they must not be quoted. */
const CHOOSING = ['status', 'shipping', 'answer', 'decision', 'standing', 'role', 'side', 'act']
const CLOSED_WORD = /^[a-z_]{1,20}$/

const StoredNotice = z.object({ kind: NoticeKindName, arguments: z.record(z.string(), z.string()) })

/** What a notification says; the text takes its arguments. */
function bodyOf(say: Say, { kind, arguments: args }: z.infer<typeof StoredNotice>): string {
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      CHOOSING.includes(name) && CLOSED_WORD.test(value) ? value : quoted(value),
    ]),
  )
  return say(`${kind}.body`, values)
}

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
  group: z.enum(noticeGroups),
  /** of what they tell; a notice of several products counts for each */
  count: z.int(),
  kinds: z.array(NoticeKindName),
  /** how many orders they are about */
  orders: z.int(),
  role: Reader.nullable(),
  notices: z.array(StoredNotice).min(1),
  /** notices that are not among `notices` */
  further: z.int(),
  ...Moments.shape,
})

const ACCEPTED: NoticeKind[] = ['product.listed', 'products.accepted', 'revision.accepted']

/** The list of what notices of a group are about; of one order, its page. */
function listOf({ group, kinds, orders, role, notices, from, to }: z.infer<typeof StoredNotices>): string {
  const [first] = notices
  if (group === 'orders') return orders === 1 && first ? pageOf(first) : `/${role ?? 'customer'}/orders`
  if (group === 'reviews')
    return kinds.every((kind) => ACCEPTED.includes(kind))
      ? pageOf({ kind: 'products.accepted', arguments: { from, to } })
      : '/supplier/products'
  return { joined: '/admin/users', feedback: '/admin/feedback', wishes: '/customer/wishlist' }[group]
}

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
