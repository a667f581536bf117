/** Everything that a person can be told, and whether it is mailed to those who did not choose. */
export const noticeKinds = {
  'company.renamed': { byMail: false },
  'invitation.accepted': { byMail: true },
  'product.listed': { byMail: true },
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
} as const
export type NoticeKind = keyof typeof noticeKinds
