import type { Language } from '@ticarum/contract/values/languages'
import type { TextChannel } from '@ticarum/contract/values/text-messages'
import { z } from 'zod'
import type { Settings } from './env.ts'

export interface OutgoingText {
  id: string
  /** +252612345678 */
  number: string
  language: Language
  content: { template: 'notice'; text: string; url: string } | { template: 'code'; code: string; text: string }
}

/** The outcome of a try. `reason` names codes only, never the number or the service's words. */
export type TextDelivery =
  | { outcome: 'accepted' }
  /** the service does not have the message; permanent: it refuses this one for good */
  | { outcome: 'refused'; permanent: boolean; reason: string }
  /** it may have the message */
  | { outcome: 'unknown'; reason: string }

/** Sends one message by one channel; never throws. */
export type SendText = (text: OutgoingText) => Promise<TextDelivery>
export type TextChannels = Partial<Record<TextChannel, SendText>>

const PATIENCE = 10_000 // ms

/** The channels of the settings; none by default. */
export function createTextChannels(settings: Settings, patience = PATIENCE): TextChannels {
  const { WHATSAPP_URL, WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, SMS_URL, SMS_TOKEN, SMS_FROM } = settings
  return {
    ...(WHATSAPP_PHONE_ID && WHATSAPP_TOKEN
      ? {
          whatsapp: (text: OutgoingText) =>
            post(`${WHATSAPP_URL.replace(/\/$/, '')}/${WHATSAPP_PHONE_ID}/messages`, {
              token: WHATSAPP_TOKEN,
              id: text.id,
              body: templateMessage(text),
              patience,
            }),
        }
      : {}),
    ...(SMS_URL && SMS_TOKEN
      ? {
          sms: (text: OutgoingText) =>
            post(SMS_URL, { token: SMS_TOKEN, id: text.id, body: shortMessage(text, SMS_FROM), patience }),
        }
      : {}),
  }
}

/** WhatsApp has no templates in Somali: the English one carries the Somali words. */
const templateLanguage: Record<Language, string> = { en: 'en', so: 'en', tr: 'tr', ar: 'ar' }

const texts = (...words: string[]) => words.map((text) => ({ type: 'text', text }))

/**
 * A message of the WhatsApp Business Cloud API. Outside of a conversation it takes only templates that were approved
 * before: `ticarum_notice` with the notice and its link, `ticarum_code` of the kind authentication with the code.
 */
function templateMessage({ id, number, language, content }: OutgoingText) {
  const components =
    content.template === 'notice'
      ? [{ type: 'body', parameters: texts(oneLine(content.text), content.url) }]
      : [
          { type: 'body', parameters: texts(content.code) },
          { type: 'button', sub_type: 'url', index: '0', parameters: texts(content.code) },
        ]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: number.slice(1),
    type: 'template',
    template: {
      name: `ticarum_${content.template}`,
      language: { code: templateLanguage[language] },
      components,
    },
    biz_opaque_callback_data: id,
  }
}

const LONGEST = 900 // characters of a parameter, of the 1,024 of a template's body

/** A template's parameter holds no line breaks and no rows of spaces. */
const oneLine = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('')

function shortMessage({ id, number, content }: OutgoingText, from: string | undefined) {
  const text = content.template === 'notice' ? `Ticarum: ${oneLine(content.text)}\n${content.url}` : content.text
  return { id, to: number, ...(from && { from }), text }
}

interface Posted {
  token: string
  id: string
  body: object
  patience: number
}

/** The connection was never made, so nothing left. */
const NOT_CONNECTED = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]

async function post(url: string, { token, id, body, patience }: Posted): Promise<TextDelivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify(body),
      redirect: 'manual', // a token is sent nowhere else
      signal: AbortSignal.timeout(patience),
    })
    return await deliveryOf(response)
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    const reason = cause?.code ?? name
    return NOT_CONNECTED.includes(reason)
      ? { outcome: 'refused', permanent: false, reason }
      : { outcome: 'unknown', reason }
  }
}

/** A key that is not valid, too many at once, not now: later they may be taken. */
const LATER = [401, 403, 429, 503]
/** The same in WhatsApp's own codes: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const LATER_CODES = [4, 190, 80_007, 130_429, 131_048, 131_056]
const Refusal = z.object({ error: z.object({ code: z.int() }) })

async function deliveryOf(response: Response): Promise<TextDelivery> {
  const { status } = response
  if (response.ok) {
    await response.body?.cancel()
    return { outcome: 'accepted' }
  }
  const code = await response.json().then(
    (body) => Refusal.safeParse(body).data?.error.code,
    () => undefined,
  )
  const reason = [status, code].filter((each) => each !== undefined).join(' ')
  const later = LATER.includes(status) || (code !== undefined && LATER_CODES.includes(code))
  if (status >= 500 && !later) return { outcome: 'unknown', reason }
  return { outcome: 'refused', permanent: status >= 400 && !later, reason }
}
