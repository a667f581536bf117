import type { VerificationState } from '@ticarum/contract/values/products'
import type { VerificationDecision } from '@ticarum/contract/values/reviews'

/** The transitions of a verification that an admin may make. The database has the same table as a guard. */
const decisions: Partial<Record<VerificationState, VerificationDecision[]>> = {
  submitted: ['in_review'],
  in_review: ['verified', 'changes_requested', 'rejected'],
  suspended: ['verified'],
}

export const mayDecide = (from: VerificationState, to: VerificationDecision): boolean =>
  decisions[from]?.includes(to) ?? false

/** The state in which an admin may suspend a supplier. */
export const maySuspend = (from: VerificationState): boolean => from === 'verified'

/** The states in which a supplier may submit (again). */
export const maySubmit = (from: VerificationState): boolean =>
  from === 'new' || from === 'changes_requested' || from === 'rejected' || from === 'expired'
