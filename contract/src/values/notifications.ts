/**
 * Every kind of notification, and whether it is mailed to people who have not chosen. The word before the dot is its
 * topic, by which settings mute its e-mails: db/functions/wants_mail.sql.
 */
export const noticeKinds = {
  'company.renamed': { byMail: false },
  'company.handed-over': { byMail: true },
  'role.changed': { byMail: true },
  'admin.made': { byMail: true },
  'account.suspended': { byMail: true },
  'account.restored': { byMail: true },
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
  'feedback.sent': { byMail: true },
} as const
export type NoticeKind = keyof typeof noticeKinds
