import type { Role } from './roles.ts'

export const ratings = [1, 2, 3, 4, 5] as const
export const MAX_FEEDBACK = 1000

export const feedbackStates = ['pending', 'approved', 'rejected'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Decisions of an admin; each is final. */
export const feedbackDecisions = ['approved', 'rejected'] as const satisfies FeedbackState[]
export type FeedbackDecision = (typeof feedbackDecisions)[number]

/** The lists of the desk. */
export const feedbackTabs = ['all', 'customers', 'suppliers', 'pending'] as const
export type FeedbackTab = (typeof feedbackTabs)[number]

/** Whose feedback a list is about; the others do not ask. */
export const roleOfTab: Partial<Record<FeedbackTab, Role>> = { customers: 'customer', suppliers: 'supplier' }

export const feedbackActs = ['approve', 'reject', 'show', 'hide'] as const
export type FeedbackAct = (typeof feedbackActs)[number]

interface ModeratedFeedback {
  status: FeedbackState
  mayBeShown: boolean
  /** on the home page */
  shown: boolean
}

/** What an admin may do with it now. */
export function actsOnFeedback({ status, mayBeShown, shown }: ModeratedFeedback): FeedbackAct[] {
  if (status === 'pending') return ['approve', 'reject']
  if (status === 'rejected' || !mayBeShown) return []
  return shown ? ['hide'] : ['show']
}
