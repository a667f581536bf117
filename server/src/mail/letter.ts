import type { Say } from './say.ts'

/** What a mail says, before it has a form. All of it is plain text. */
export interface Letter {
  /** our words only: a name in a subject would let a stranger speak in ours */
  subject: string
  paragraphs: string[]
  button: { label: string; url: string }
  /** why the reader gets this */
  why: string
  /** a stranger's address, to whom an answer goes */
  replyTo?: string
}

export interface LetterParts {
  say: Say
  /** what was stored with the mail, and what was read for it: `read-letter.ts` */
  args: unknown
  /** the site's own address */
  origin: string
}

/** A page of ours that knows the reader by the token which the mail keeps. */
export function letterLink(origin: string, path: string, args: unknown): string {
  const { token } = args as { token?: unknown }
  if (typeof token !== 'string' || token === '') throw new Error(`${path} needs a token`)
  return `${origin}${path}?token=${encodeURIComponent(token)}`
}
