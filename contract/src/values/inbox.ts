import type { Category } from './products.ts'

/**
 * What the desk answers: strangers' messages and applications, questions about orders, feedback, reports about chats,
 * what companies write to it, and what people need.
 */
export const inboxKinds = ['contact', 'application', 'order', 'feedback', 'report', 'company', 'need'] as const
export type InboxKind = (typeof inboxKinds)[number]

export const inboxStates = ['new', 'taken', 'answered', 'invited', 'refused', 'closed'] as const
export type InboxState = (typeof inboxStates)[number]

/** The lists of the inbox: to answer, those of them that are late, the reader's own, answered, and suspected spam. */
export const inboxViews = ['open', 'late', 'mine', 'done', 'held'] as const
export type InboxView = (typeof inboxViews)[number]

interface InboxMove {
  from: readonly InboxState[]
  to: InboxState
  /** of these kinds only */
  of?: readonly InboxKind[]
}

/** Moves of an item that an admin can make. An answer can be written at any time and makes it 'answered'. */
export const inboxMoves = {
  take: { from: ['new'], to: 'taken' },
  close: { from: ['new', 'taken', 'answered', 'invited', 'refused'], to: 'closed' },
  reopen: { from: ['answered', 'invited', 'refused', 'closed'], to: 'taken' },
  refuse: { from: ['new', 'taken', 'answered'], to: 'refused', of: ['application'] },
  invite: { from: ['new', 'taken', 'answered'], to: 'invited', of: ['application'] },
} as const satisfies Record<string, InboxMove>
export type InboxMoveName = keyof typeof inboxMoves
export const inboxMoveNames = Object.keys(inboxMoves) as [InboxMoveName, ...InboxMoveName[]]

export const mayMove = ({ kind, state }: { kind: InboxKind; state: InboxState }): InboxMoveName[] =>
  inboxMoveNames.filter((name) => {
    const { from, of }: InboxMove = inboxMoves[name]
    return from.includes(state) && (of === undefined || of.includes(kind))
  })

/** Promised hours: to answer a message, a question or a need on business days, an application by the clock. */
export const promisedHours = { contact: 24, application: 48 } as const

/** Whoever sends a form within this time after opening the page is hardly a person. */
export const LEAST_SECONDS = 3

/** Answers that are written once, in every language (locales/<language>/stock-answers.json). */
export const stockAnswers = {
  contact: ['thanks', 'catalogue', 'delivery', 'minimum', 'payment', 'which-product'],
  application: ['thanks', 'papers', 'invitation', 'not-now'],
  order: ['ask-factory', 'paper-today', 'shipped-soon', 'payment-received', 'which-order'],
  feedback: ['thanks', 'tell-more', 'looked-into', 'improved'],
  report: ['thanks', 'tell-more', 'looked-into'],
  company: ['thanks', 'tell-more', 'looked-into'],
  need: ['suppliers-asked', 'which-goods', 'not-found'],
} as const satisfies Record<InboxKind, readonly string[]>
export type StockAnswer = (typeof stockAnswers)[InboxKind][number]

/** Categories that an applicant may offer (D7). */
export const applicationCategories = [
  'fashion',
  'beauty',
  'home',
  'medical',
  'other',
] as const satisfies readonly Category[]

/** What a catalogue may be. The content decides, not the file's name. */
export const catalogueTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const catalogueEndings = ['.pdf', '.jpg', '.jpeg', '.png'] as const

/** 10MB, inclusive (D29) */
export const MAX_CATALOGUE_BYTES = 10 * 1024 * 1024
export const MAX_CATALOGUES = 5
