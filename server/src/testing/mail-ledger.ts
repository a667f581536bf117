import type { SmtpEvent } from './smtp.ts'

/** An e-mail as its sender recorded it, and the mail log's final entry. */
export interface LedgerMail {
  id: string
  recipient: string
  state: string
  unknownOutcomes: number
}

export interface MailVerdict {
  delivered: number
  /** accepted by the server more than once */
  doubled: number
  unknownOutcomes: number
  refusals: number
  drops: number
  /** each of these must be 0 */
  faults: {
    lost: number
    /** accepted more often than unknown outcomes explain */
    doubledUncounted: number
    /** retried without an earlier refusal or unknown outcome */
    triedForNothing: number
    /** with a Message-ID that is not its own, or that nobody queued */
    strange: number
  }
}

/** Compares what was queued with what the mail server received. */
export function judgeMail(mails: LedgerMail[], events: SmtpEvent[]): MailVerdict {
  const faults = { lost: 0, doubledUncounted: 0, triedForNothing: 0, strange: 0 }
  let doubled = 0
  const byRecipient = Map.groupBy(events, (event) => event.recipient)
  for (const mail of mails) {
    const seen = byRecipient.get(mail.recipient) ?? []
    const taken = seen.filter((event) => event.did === 'accepted').length
    // A drop after the message was accepted belongs to the same try.
    const tries = seen.filter((event) => event.stage !== 'answer').length
    const refused = seen.filter(
      (event) =>
        event.did === 'refused' || (event.did === 'dropped' && (event.stage === 'rcpt' || event.stage === 'data')),
    ).length
    if (taken === 0 || mail.state !== 'sent') faults.lost++
    if (taken > 1) doubled++
    if (taken - 1 > mail.unknownOutcomes) faults.doubledUncounted++
    if (tries - 1 > refused + mail.unknownOutcomes) faults.triedForNothing++
  }
  const own = new Set(mails.map((mail) => `${mail.recipient} ${mail.id}`))
  const accepted = events.filter((event) => event.did === 'accepted')
  faults.strange = accepted.filter(
    ({ recipient, messageId = '' }) => !own.has(`${recipient} ${messageId.slice(1).split('@')[0]}`),
  ).length
  return {
    delivered: mails.length - faults.lost,
    doubled,
    unknownOutcomes: mails.reduce((sum, mail) => sum + mail.unknownOutcomes, 0),
    refusals: events.filter((event) => event.did === 'refused').length,
    drops: events.filter((event) => event.did === 'dropped').length,
    faults,
  }
}
