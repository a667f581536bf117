import { z } from 'zod'
import { noticeText } from '../../mail/notification-letter.ts'
import { mailText } from '../../mail/say.ts'
import type { OutgoingText, TextDelivery } from '../../platform/text-channels.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { beginText, queueTextAgain, recordTextEnd, recordTextSent, type TextTry } from './text-tries.ts'

const SendText = z.object({ textId: z.uuid() })
const Code = z.object({ code: z.string() })

/** What was refused for the moment is tried so often in all. Later the notice is old, and stands in the mail. */
const MOST_TRIES = 4

/** Sends a person a notice, or a code, by the channel that they chose: at most once, as far as anybody can know. */
export async function sendText(parts: JobParts, payload: unknown): Promise<void> {
  const { textId } = SendText.parse(payload)
  const text = await beginText(parts.pool, textId)
  if (!text) return
  const about = { textId, channel: text.channel, template: text.template, tries: text.tries }
  if (text.state === 'unknown') {
    parts.log.warn({ ...about, outcome: 'unknown', reason: 'its worker died' }, 'text message')
    return
  }

  const delivery = await deliver(parts, text)
  if (delivery.outcome === 'accepted') {
    await recordTextSent(parts.pool, text, parts.clock.now())
    parts.log.info({ ...about, outcome: 'sent' }, 'text message')
    return
  }
  const error = `${delivery.outcome}: ${delivery.reason}`
  const again = delivery.outcome === 'refused' && !delivery.permanent && text.tries < MOST_TRIES
  const state = delivery.outcome === 'unknown' ? 'unknown' : 'failed'
  if (again) await queueTextAgain(parts.pool, text, { error, wait: parts.mail.firstWait * 4 ** (text.tries - 1) })
  else await recordTextEnd(parts.pool, text, { state, error })
  parts.log.warn({ ...about, outcome: again ? 'refused' : state, reason: delivery.reason }, 'text message')
}

async function deliver({ textChannels, mail }: JobParts, text: TextTry): Promise<TextDelivery> {
  const refused = (reason: string): TextDelivery => ({ outcome: 'refused', permanent: true, reason })
  if (!text.agreed) return refused('its reader has ended it')
  const send = textChannels?.[text.channel]
  if (!send) return refused('this channel is not configured')
  const content = contentOf(text, mail.origin)
  if (!content) return refused('its words are not known here')
  const { id, number, language } = text
  return send({ id, number, language, content })
}

function contentOf(text: TextTry, origin: string): OutgoingText['content'] | undefined {
  try {
    if (text.template === 'notice') return { template: 'notice', ...noticeText(text.language, text.arguments, origin) }
    const { code } = Code.parse(text.arguments)
    return { template: 'code', code, text: mailText[text.language]('text-code', { code }) }
  } catch {
    return undefined
  }
}
