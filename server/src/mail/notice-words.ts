import { NoticeKindName } from '@ticarum/contract/procedures/notifications'
import {
  type CountedKind,
  countedKinds,
  type MailedTogether,
  type NoticeKind,
} from '@ticarum/contract/values/notifications'
import { isPhrase, type Phrase } from '@ticarum/contract/values/phrases'
import { type Role, roles } from '@ticarum/contract/values/roles'
import { z } from 'zod'
import { quoted, type Say } from './say.ts'

const RowId = z.uuid()
const Reader = z.enum(roles)

/**
 * The page that a notification is about, if it names no row. `/own/…` is the reader's own, whatever their role:
 * web/app/routes/own-page.ts.
 */
const pages: Record<NoticeKind, string> = {
  'company.renamed': '/own/company',
  'company.handed-over': '/own/team',
  'role.changed': '/own/dashboard',
  'admin.acted': '/admin/audit',
  'account.suspended': '/contact', // nothing else is open to them
  'account.restored': '/own/dashboard',
  'account.deletion-requested': '/own/settings',
  'account.deletion-undone': '/own/settings',
  'account.passkey-added': '/security',
  'account.passkey-removed': '/security',
  'account.passkeys-removed': '/security',
  'account.token-made': '/own/api-tokens',
  'account.token-revoked': '/own/api-tokens',
  'account.webhook-made': '/own/webhooks',
  'account.webhook-removed': '/own/webhooks',
  'account.webhook-set-aside': '/own/webhooks',
  'account.webhook-off': '/own/webhooks',
  'invitation.accepted': '/own/invitations',
  'user.joined': '/admin/users',
  'product.listed': '/supplier/products',
  'products.accepted': '/supplier/products',
  'product.sent-back': '/supplier/products',
  'product.rejected': '/supplier/products',
  'revision.accepted': '/supplier/products',
  'revision.sent-back': '/supplier/products',
  'prices.unconfirmed': '/supplier/products?waits=prices',
  'verification.in-review': '/supplier/settings',
  'verification.verified': '/supplier/settings',
  'verification.changes-requested': '/supplier/settings',
  'verification.rejected': '/supplier/settings',
  'verification.suspended': '/supplier/settings',
  'verification.expired': '/supplier/settings',
  'verification.change-proposed': '/admin/suppliers',
  'verification.change-accepted': '/supplier/settings',
  'verification.change-refused': '/supplier/settings',
  'payout.proposed': '/admin/suppliers',
  'payout.agreed': '/supplier/payout',
  'payout.declined': '/supplier/payout',
  'quote.requested': '/own/quotes',
  'quote.offered': '/own/quotes',
  'quote.countered': '/own/quotes',
  'quote.withdrawn': '/own/quotes',
  'quote.declined': '/own/quotes',
  'quote.expired': '/own/quotes',
  'quote.closed': '/own/quotes',
  'quote.note': '/own/quotes',
  'quote.prepared': '/own/quotes',
  'quote.given': '/own/quotes',
  'quote.not-given': '/own/quotes',
  'quote.claim-asked': '/admin/quotes?view=waiting',
  'order.placed': '/own/orders',
  'order.cancelled': '/own/orders',
  'order.answered': '/own/orders',
  'order.shipping': '/own/orders',
  'order.status': '/own/orders',
  'order.received': '/own/orders',
  'order.problem': '/own/orders',
  'order.note': '/own/orders',
  'order.amendment': '/own/orders',
  'order.proof': '/own/orders',
  'order.payment': '/own/orders',
  'order.rated': '/own/orders',
  'order.rating-answered': '/own/orders',
  'order.late': '/own/orders',
  'order.several-late': '/own/orders',
  'inbox.late': '/admin/messages?view=late',
  'import.set-aside': '/admin/suppliers',
  'wishlist.back': '/customer/wishlist',
  'message.unread': '/own/messages',
  'message.several-unread': '/own/messages',
  'feedback.sent': '/admin/feedback',
}

export const Moments = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

/**
 * The page of an order, a quote, a product, a wish, a supplier, a conversation or a person, if the notification names
 * it; of several late orders or conversations, and of products that were accepted together, the reader's list of them.
 */
export function pageOf({ kind, arguments: args }: StoredNotice): string {
  const { orderId, quoteId, productId, supplierId, conversationId, userId, role, act } = args
  if (RowId.safeParse(orderId).success) return `/orders/${orderId}${kind === 'order.note' ? '/messages' : ''}`
  if (RowId.safeParse(quoteId).success)
    return kind === 'quote.note' ? `/own/messages/${quoteId}` : `/own/quotes/${quoteId}`
  if (RowId.safeParse(productId).success)
    return kind === 'wishlist.back' ? `/products/${productId}` : `/supplier/products/edit/${productId}`
  if (RowId.safeParse(supplierId).success)
    return `/admin/suppliers/${supplierId}${kind === 'payout.proposed' ? '/payout' : ''}`
  if (kind.startsWith('message.') && Reader.safeParse(role).success)
    return `/${role}/messages${RowId.safeParse(conversationId).success ? `/${conversationId}` : ''}`
  const accepted = kind === 'products.accepted' ? Moments.safeParse(args) : undefined
  if (accepted?.success)
    return `/supplier/products?accepted=${encodeURIComponent(`${accepted.data.from}~${accepted.data.to}`)}`
  if (kind === 'order.several-late' && Reader.safeParse(role).success) return `/${role}/orders?late=1`
  if (kind === 'user.joined' && RowId.safeParse(userId).success) return `/admin/users/${userId}`
  if (act?.startsWith('ways_')) return '/admin/settings?section=trade'
  return pages[kind]
}

/** Words of closed lists. They select texts, so they must not be quoted. */
const CHOOSING = ['status', 'shipping', 'answer', 'decision', 'standing', 'role', 'side', 'act', 'sample']
const CLOSED_WORD = /^[a-z_]{1,20}$/

export const StoredNotice = z.object({ kind: NoticeKindName, arguments: z.record(z.string(), z.string()) })
export type StoredNotice = z.infer<typeof StoredNotice>

/** A stock phrase of a message; what it says is a number, a day or nothing. */
const phraseIn = (say: Say, phrase: Phrase, said: string) =>
  say(`phrase.${phrase}`, { amount: quoted(said), day: quoted(said.split('-').toReversed().join('/')) })

/** What a notification says; the text takes its arguments. */
export function bodyOf(say: Say, { kind, arguments: args }: StoredNotice): string {
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      CHOOSING.includes(name) && CLOSED_WORD.test(value) ? value : quoted(value),
    ]),
  )
  const { phrase = '', text = '' } = args
  return say(`${kind}.body`, isPhrase(phrase) ? { ...values, text: phraseIn(say, phrase, text) } : values)
}

const ACCEPTED: NoticeKind[] = ['product.listed', 'products.accepted', 'revision.accepted']

const lists = {
  quotes: '/own/quotes',
  joined: '/admin/users',
  feedback: '/admin/feedback',
  wishes: '/customer/wishlist',
  daily: '/own/notifications',
}
const ordersOf = (role: Role | null) => `/${role ?? 'customer'}/orders`

interface NoticesOfGroup {
  group: MailedTogether
  kinds: NoticeKind[]
  /** how many orders they are about */
  orders: number
  role: Role | null
  notices: StoredNotice[]
  from: string
  to: string
}

/**
 * The list of what notices of a group are about; of one order, its page, or its thread if all are about messages; of
 * one quote, its thread.
 */
export function listOf({ group, kinds, orders, role, notices, from, to }: NoticesOfGroup): string {
  const [first] = notices
  const other = notices.find(({ kind }) => kind !== 'order.note')
  if (group === 'orders') return orders === 1 && first ? pageOf(other ?? first) : ordersOf(role)
  if (group === 'quotes' && first && new Set(notices.map(pageOf)).size === 1) return pageOf(first)
  if (group === 'reviews')
    return kinds.every((kind) => ACCEPTED.includes(kind))
      ? pageOf({ kind: 'products.accepted', arguments: { from, to } })
      : '/supplier/products'
  return lists[group]
}

/** Several notices of one kind, as a title. */
export const severalOf = (say: Say, kind: NoticeKind, count: number): string =>
  isCounted(kind)
    ? say(`${kind}.several`, { count: String(count) })
    : say('notice.several', { title: say(`${kind}.subject`), count: String(count) })

const isCounted = (kind: NoticeKind): kind is CountedKind => (countedKinds as readonly NoticeKind[]).includes(kind)

/** Where several notices of one kind lead: to what all of them are about, or to its list. */
export function pageOfSeveral(notices: [StoredNotice, ...StoredNotice[]], role: Role | null): string {
  const [first] = notices
  const pages = new Set(notices.map(pageOf))
  if (pages.size === 1) return pageOf(first)
  const [topic] = first.kind.split('.')
  if (topic === 'order') return ordersOf(role)
  if (topic === 'product' || topic === 'products' || topic === 'revision') return '/supplier/products'
  if (topic === 'quote') return lists.quotes
  return { user: lists.joined, wishlist: lists.wishes }[topic ?? ''] ?? pageOf(first)
}
