import type { Role } from './roles.ts'

/**
 * Every kind of notification, and whether it is mailed to people who have not chosen. The word before the dot is its
 * topic, by which settings mute its e-mails: db/functions/wants_mail.sql.
 */
export const noticeKinds = {
  'company.renamed': { byMail: false },
  'company.handed-over': { byMail: true },
  'role.changed': { byMail: true },
  'admin.acted': { byMail: true },
  'account.suspended': { byMail: true },
  'account.restored': { byMail: true },
  'account.deletion-requested': { byMail: true },
  'account.deletion-undone': { byMail: true },
  'account.passkey-added': { byMail: true },
  'account.passkey-removed': { byMail: true },
  'account.passkeys-removed': { byMail: true },
  'account.token-made': { byMail: true },
  'account.token-revoked': { byMail: true },
  'account.webhook-made': { byMail: true },
  'account.webhook-removed': { byMail: true },
  'account.webhook-set-aside': { byMail: true },
  'account.webhook-off': { byMail: true },
  'invitation.accepted': { byMail: true },
  'user.joined': { byMail: true },
  'product.listed': { byMail: true },
  'products.accepted': { byMail: true },
  'product.sent-back': { byMail: true },
  'product.rejected': { byMail: true },
  'revision.accepted': { byMail: false },
  'revision.sent-back': { byMail: true },
  'prices.unconfirmed': { byMail: true },
  'verification.in-review': { byMail: false },
  'verification.verified': { byMail: true },
  'verification.changes-requested': { byMail: true },
  'verification.rejected': { byMail: true },
  'verification.suspended': { byMail: true },
  'verification.expired': { byMail: true },
  'verification.change-proposed': { byMail: true },
  'verification.change-accepted': { byMail: true },
  'verification.change-refused': { byMail: true },
  'payout.proposed': { byMail: true },
  'payout.agreed': { byMail: true },
  'payout.declined': { byMail: true },
  'quote.requested': { byMail: true },
  'quote.offered': { byMail: true },
  'quote.countered': { byMail: true },
  'quote.withdrawn': { byMail: true },
  'quote.declined': { byMail: true },
  'quote.expired': { byMail: true },
  'quote.closed': { byMail: true },
  'quote.note': { byMail: true },
  'quote.prepared': { byMail: true },
  'quote.given': { byMail: true },
  'quote.not-given': { byMail: true },
  'quote.claim-asked': { byMail: true },
  'order.placed': { byMail: true },
  'order.cancelled': { byMail: true },
  'order.answered': { byMail: true },
  'order.shipping': { byMail: true },
  'order.status': { byMail: true },
  'order.received': { byMail: true },
  'order.problem': { byMail: true },
  'order.note': { byMail: true },
  'order.proof': { byMail: true },
  'order.payment': { byMail: true },
  'order.amendment': { byMail: true },
  'order.rated': { byMail: true },
  'order.rating-answered': { byMail: true },
  'order.late': { byMail: true },
  'order.several-late': { byMail: true },
  'inbox.late': { byMail: true },
  'import.set-aside': { byMail: true },
  'wishlist.back': { byMail: true },
  'message.unread': { byMail: true },
  'message.several-unread': { byMail: true },
  'feedback.sent': { byMail: true },
} as const
/** In which notices wait for each other, to be mailed together; of which kinds: db/functions/notice_group.sql. */
export const noticeGroups = ['orders', 'quotes', 'reviews', 'joined', 'feedback', 'wishes'] as const
/** What one e-mail tells of: a group, or a day. */
export const mailedTogether = [...noticeGroups, 'daily'] as const
export type MailedTogether = (typeof mailedTogether)[number]

/** What happens to an order, and to its money. */
const orderKinds = [
  'order.placed',
  'order.cancelled',
  'order.answered',
  'order.shipping',
  'order.status',
  'order.received',
  'order.problem',
  'order.note',
  'order.amendment',
  'order.late',
] as const
const paymentKinds = ['order.proof', 'order.payment'] as const
const quoteKinds = [
  'quote.requested',
  'quote.offered',
  'quote.countered',
  'quote.withdrawn',
  'quote.declined',
  'quote.expired',
  'quote.closed',
  'quote.note',
  'quote.prepared',
  'quote.given',
  'quote.not-given',
] as const

/** What people choose by; what is in none is always mailed: db/functions/is_always_mailed.sql. */
export const noticeTopics = {
  orders: [...orderKinds, 'order.rated', 'order.rating-answered', 'order.several-late'],
  quotes: [...quoteKinds],
  payments: [...paymentKinds],
  messages: ['message.unread', 'message.several-unread'],
  products: [
    'product.listed',
    'products.accepted',
    'product.sent-back',
    'product.rejected',
    'revision.accepted',
    'revision.sent-back',
    'prices.unconfirmed',
  ],
  company: [
    'company.renamed',
    'company.handed-over',
    'verification.in-review',
    'verification.verified',
    'verification.changes-requested',
    'verification.rejected',
    'verification.suspended',
    'verification.expired',
    'verification.change-accepted',
    'verification.change-refused',
  ],
  wishes: ['wishlist.back'],
  people: ['user.joined', 'invitation.accepted'],
  feedback: ['feedback.sent'],
  desk: ['inbox.late', 'import.set-aside', 'verification.change-proposed', 'quote.claim-asked'],
} as const satisfies Record<string, NoticeKind[]>
export type NoticeTopic = keyof typeof noticeTopics

/** The topics of which each role is told. */
export const topicsOf: Record<Role, NoticeTopic[]> = {
  customer: ['orders', 'quotes', 'payments', 'messages', 'wishes', 'company'],
  supplier: ['orders', 'quotes', 'messages', 'products', 'company'],
  admin: ['orders', 'payments', 'people', 'feedback', 'desk'],
}

/** How a topic is mailed; it always stands in the list of notifications. */
export const noticeWays = ['at-once', 'daily', 'none'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** The hour of GMT+3 at which the daily e-mail goes out, with what came before it. */
export const DIGEST_HOUR = 8

/** Kinds that come in numbers: several of a day are one, with a text of their own, `<kind>.several`. */
export const countedKinds = [
  'invitation.accepted',
  'user.joined',
  'product.listed',
  'products.accepted',
  'product.sent-back',
  'product.rejected',
  'revision.accepted',
  'revision.sent-back',
  ...quoteKinds,
  ...orderKinds,
  ...paymentKinds,
  'wishlist.back',
  'feedback.sent',
] as const satisfies NoticeKind[]
export type CountedKind = (typeof countedKinds)[number]

export type NoticeKind = keyof typeof noticeKinds
