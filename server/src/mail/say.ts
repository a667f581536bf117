import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Language } from '@ticarum/contract/values/languages'
import type { CountedKind, MailedTogether, NoticeKind } from '@ticarum/contract/values/notifications'
import type { Phrase } from '@ticarum/contract/values/phrases'
import type { Incoterm } from '@ticarum/contract/values/products'
import type { LinkTemplate } from './link-templates.ts'
import type { OrderTemplate } from './order-templates.ts'

/** The keys of texts/en.json; a new notification needs only its two texts. */
type TextKey =
  | `${NoticeKind}.${'subject' | 'body'}`
  | `invitation.${'subject' | 'body' | 'validity' | 'accept' | 'why'}`
  | `${CountedKind}.several`
  | `notice.${'open' | 'why' | 'several' | 'pass-on'}`
  | `notices.${MailedTogether}.${'subject' | 'body'}`
  | 'notices.further'
  | `${LinkTemplate}.${'subject' | 'body' | 'button' | 'why'}`
  | `${OrderTemplate}.${'subject' | 'body' | 'sample' | 'further' | 'total' | 'notes' | 'button' | 'why'}`
  | `order-placed.${'deposit' | 'balance' | 'ways' | 'ways-none'}`
  | `basis.${Incoterm}`
  | `order-inquiry.${'subject' | 'body' | 'button' | 'why'}`
  | `contact-message.${'subject' | 'body' | 'button' | 'why'}`
  | `need.${'subject' | 'body' | 'button' | 'why'}`
  | `need-deals.${'greeting' | 'body' | 'answer'}`
  | `supplier-application.${'subject' | 'body' | 'reach' | 'address' | 'files' | 'button' | 'why'}`
  | `${'contact' | 'application'}-receipt.${'subject' | 'body'}`
  | `receipt.${'button' | 'why'}`
  | `desk-reply.${'subject' | 'subject-order' | 'signed' | 'question' | 'thread' | 'order' | 'why'}`
  | `phrase.${Phrase}`
  | 'email-confirmation.code'
  | 'layout.address'
  | 'text-code'

/** Translates a text into one language; people's own words are passed as `quoted`. */
export type Say = (key: TextKey, values?: Record<string, string>) => string

function sayIn(language: Language): Say {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL(`texts/${language}.json`, import.meta.url), 'utf8'),
  )
  const messages = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)]))
  const missing = (_: string, key: string) => {
    throw new Error(`no text ${key} in ${language}`)
  }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages }, missing })
  return (key, values) => i18n._(key, values)
}

export const mailText: Record<Language, Say> = { en: sayIn('en'), so: sayIn('so'), tr: sayIn('tr'), ar: sayIn('ar') }

const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g
// Lingui turns an escaped '\x0a' or '\u202e', also inside a value, into the character itself.
const ESCAPES = /\\+(?=[ux])/g

/**
 * Somebody's own words inside a text: on one line, isolated so that their direction does not affect the text around
 * them.
 */
export const quoted = (words: string): string =>
  `\u2068${words.replace(ESCAPES, '').replace(LINE_BREAKS, ' ').replace(DIRECTION_MARKS, '')}\u2069`

const LINES = /\r\n|[\n\r\u2028\u2029]/

/** The same for several lines, each of which becomes a paragraph. */
export const quotedLines = (words: string): string[] => words.split(LINES).filter(Boolean).map(quoted)
