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
  'order.late': { byMail: true },
  'order.several-late': { byMail: true },
  'inbox.late': { byMail: true },
  'import.set-aside': { byMail: true },
  'wishlist.back': { byMail: true },
  'feedback.sent': { byMail: true },
} as const
/** In which notices wait for each other, to be mailed together; of which kinds: db/functions/notice_group.sql. */
export const noticeGroups = ['orders', 'reviews', 'joined', 'feedback', 'wishes'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

export type NoticeKind = keyof typeof noticeKinds
