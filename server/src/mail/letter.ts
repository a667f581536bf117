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
  /** as stored with the mail */
  args: unknown
  /** the site's own address */
  origin: string
}
