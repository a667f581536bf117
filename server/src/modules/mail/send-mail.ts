import { z } from 'zod'
import { waitAfter } from '../../mail/back-off.ts'
import { linkTemplates } from '../../mail/link-templates.ts'
import { readLetter } from '../../mail/read-letter.ts'
import { renderMail } from '../../mail/render-mail.ts'
import type { MailDelivery } from '../../mail/transport.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { beginTry, type MailTry, queueAgain, recordFailed, recordSent } from './mail-tries.ts'

const KEPT_BACK = { outcome: 'kept back', reason: 'this address refused mail' } as const

const SendMail = z.object({ mailId: z.uuid() })

/** A permanent refusal is trusted after this many tries: some mailboxes refuse while they are being moved. */
const PERMANENT_AFTER = 5

/** What somebody asks for or writes at this moment: it goes out even to an address that refused mail. */
const ASKED_FOR: readonly string[] = [...linkTemplates, 'desk-reply', 'invitation']

export async function sendMail(parts: JobParts, payload: unknown): Promise<void> {
  const { mailId } = SendMail.parse(payload)
  const mail = await beginTry(parts.pool, mailId)
  if (!mail) return

  const keptBack = mail.kept_back && !ASKED_FOR.includes(mail.template)
  const delivery = keptBack ? KEPT_BACK : await deliver(parts, mail)
  const about = { mailId, template: mail.template, tries: mail.tries, unknownOutcomes: mail.unknown_outcomes }
  if (delivery.outcome === 'accepted') {
    await recordSent(parts.pool, mail, parts.clock.now())
    parts.log.info({ ...about, outcome: 'sent' }, 'mail')
    return
  }

  const failure = { unknown: delivery.outcome === 'unknown', error: `${delivery.outcome}: ${delivery.reason}` }
  const refused = delivery.outcome === 'refused' && delivery.permanent && mail.tries >= PERMANENT_AFTER
  const hopeless = keptBack || refused
  const wait = hopeless
    ? null
    : waitAfter(mail.tries, { createdAt: mail.created_at, now: parts.clock.now(), firstWait: parts.mail.firstWait })
  const recorded =
    wait === null
      ? await recordFailed(parts.pool, mail, failure)
      : await queueAgain(parts.pool, mail, { ...failure, wait })
  // The job now belongs to the worker that took over: only an error leaves it unchanged.
  if (!recorded) throw new Error('this mail was taken over by another worker')
  if (refused && delivery.byAddress) await keepBack(parts, mailId)
  parts.log.warn({ ...about, outcome: wait === null ? 'failed' : delivery.outcome, reason: delivery.reason }, 'mail')
}

async function deliver({ pool, clock, mail: parts }: JobParts, mail: MailTry): Promise<MailDelivery> {
  const rendered = await readLetter(pool, mail)
    .then((args) => renderMail({ ...mail, arguments: args }, parts.origin))
    .catch(() => undefined)
  // A newer version may know the template: during a release an old worker may get a new version's e-mail.
  if (!rendered)
    return { outcome: 'refused', permanent: false, reason: 'this template or its arguments are not known here' }
  const replyTo = rendered.thread ? parts.replyAddress?.(mail.id, clock.now()) : undefined
  const { id, recipient, language } = mail
  const returnPath = parts.returnPath?.(mail.id, clock.now())
  const addresses = { ...(replyTo && { replyTo }), ...(returnPath && { returnPath }) }
  return parts.deliver({ ...rendered, ...addresses, id, recipient, language })
}

/** From now on; a later mail to this address waits for somebody's word. */
const keepBack = (parts: JobParts, mailId: string) =>
  asSystem(parts, 'mail.keep-back', ({ tx }) => tx.sql('select fx.keep_back_mail($1)', [mailId]))
