export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export const mailActs = ['sendAgain', 'allow'] as const
export type MailAct = (typeof mailActs)[number]

/** A failed e-mail can be sent again for so long; then what it says is deleted. */
export const FAILED_MAIL_DAYS = 30

interface LoggedMail {
  state: MailState
  /** its server took it and reported later that it could not be delivered; what it said is gone since it was taken */
  bounced: boolean
  /** empty: its reader deleted their account */
  recipient: string
  createdAt: Date
}

/** What an admin may do with an e-mail now: `allow` lets further ones through to its reader's address. */
export function mayWithMail({ state, bounced, recipient, createdAt }: LoggedMail, now: Date): MailAct[] {
  if (state !== 'failed' || !recipient) return []
  if (bounced) return ['allow']
  return now.getTime() - createdAt.getTime() < FAILED_MAIL_DAYS * 86_400_000 ? ['sendAgain'] : []
}
