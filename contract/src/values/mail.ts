export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export const mailActs = ['sendAgain'] as const
export type MailAct = (typeof mailActs)[number]

/** A failed e-mail can be sent again for so long; then what it says is deleted. */
export const FAILED_MAIL_DAYS = 30

interface LoggedMail {
  state: MailState
  /** empty: its reader deleted their account */
  recipient: string
  createdAt: Date
}

/** What an admin may do with an e-mail now. */
export const mayWithMail = ({ state, recipient, createdAt }: LoggedMail, now: Date): MailAct[] =>
  state === 'failed' && recipient && now.getTime() - createdAt.getTime() < FAILED_MAIL_DAYS * 86_400_000
    ? ['sendAgain']
    : []
