import type { Category } from './products.ts'

/** The states of a contact message or application. */
export const contactStates = ['new', 'taken', 'answered', 'closed'] as const
export type ContactState = (typeof contactStates)[number]

/** The lists of the inbox: waiting for an answer, answered, and suspected spam. */
export const inquiryQueues = ['open', 'done', 'held'] as const
export type InquiryQueue = (typeof inquiryQueues)[number]

export interface InquiryAct<State extends string> {
  from: readonly State[]
  /** none: the state does not change */
  to?: State
}

/** What an admin may do with an inbox item; notes can be written at any time. */
export const contactActs = {
  note: { from: contactStates },
  take: { from: ['new', 'answered', 'closed'], to: 'taken' },
  answer: { from: ['new', 'taken'], to: 'answered' },
  close: { from: ['new', 'taken', 'answered'], to: 'closed' },
} as const satisfies Record<string, InquiryAct<ContactState>>
export type ContactAct = keyof typeof contactActs

export const actsFrom = <Act extends string, State extends string>(
  acts: Record<Act, InquiryAct<State>>,
  state: State,
): Act[] => (Object.keys(acts) as Act[]).filter((act) => acts[act].from.includes(state))

/** Hours within which an answer is promised: to a message on business days, to an application by the clock. */
export const promisedHours = { contact: 24, application: 48 } as const

/** Whoever sends a form within this time after opening the page is hardly a person. */
export const LEAST_SECONDS = 3

/** Categories that an applicant may offer (D7). */
export const applicationCategories = [
  'fashion',
  'beauty',
  'home',
  'medical',
  'other',
] as const satisfies readonly Category[]

export const applicationStates = [...contactStates, 'invited', 'refused'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const applicationActs = {
  note: { from: applicationStates },
  take: { from: ['new', 'answered', 'invited', 'refused', 'closed'], to: 'taken' },
  answer: { from: ['new', 'taken'], to: 'answered' },
  invite: { from: ['new', 'taken', 'answered'], to: 'invited' },
  refuse: { from: ['new', 'taken', 'answered'], to: 'refused' },
  close: { from: ['new', 'taken', 'answered', 'invited', 'refused'], to: 'closed' },
} as const satisfies Record<string, InquiryAct<ApplicationState>>
export type ApplicationAct = keyof typeof applicationActs

/** What a catalogue may be. The content decides, not the file's name. */
export const catalogueTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export const catalogueEndings = ['.pdf', '.jpg', '.jpeg', '.png'] as const

/** 10MB, inclusive (D29) */
export const MAX_CATALOGUE_BYTES = 10 * 1024 * 1024
export const MAX_CATALOGUES = 5
