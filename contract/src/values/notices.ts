/** Everything that a person can be told, and whether it is mailed to those who did not choose. */
export const noticeKinds = {
  'company.renamed': { byMail: false },
  'invitation.accepted': { byMail: true },
} as const
export type NoticeKind = keyof typeof noticeKinds
