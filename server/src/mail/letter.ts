import type { Language } from '@ticarum/contract/values/languages'
import type { Say } from './say.ts'

/** The content of an e-mail before it is laid out, in plain text. */
export interface Letter {
  /** only our own words, because a stranger's name in a subject could be mistaken for ours */
  subject: string
  paragraphs: string[]
  button: { label: string; url: string }
  /** by which the reader passes on what it says */
  passOn?: { label: string; url: string }
  /** why the reader gets this */
  why: string
  /** reply address of a stranger */
  replyTo?: string
  /** id of the conversation in which a person wrote this */
  thread?: string
}

export interface LetterParts {
  /** the reader's, in which `say` speaks */
  language: Language
  say: Say
  /** the stored arguments, and what `read-letter.ts` read for them */
  args: unknown
  /** the site's origin */
  origin: string
}

/** The URL of a page of ours with the token that the stored e-mail keeps. */
export function letterLink(origin: string, path: string, args: unknown): string {
  const { token } = args as { token?: unknown }
  if (typeof token !== 'string' || token === '') throw new Error(`${path} needs a token`)
  return `${origin}${path}?token=${encodeURIComponent(token)}`
}
