import type { VerificationState } from '@ticarum/contract/values/products'
import type { VerificationDecision } from '@ticarum/contract/values/reviews'

/** What an admin may make of a supplier's verification. The database holds the same table against everybody. */
const decisions: Partial<Record<VerificationState, VerificationDecision[]>> = {
  submitted: ['in_review'],
  in_review: ['verified', 'changes_requested', 'rejected'],
  verified: ['suspended'],
  suspended: ['verified'],
}

export const mayDecide = (from: VerificationState, to: VerificationDecision): boolean =>
  decisions[from]?.includes(to) ?? false

/** When a supplier may ask (again). */
export const maySubmit = (from: VerificationState): boolean =>
  from === 'new' || from === 'changes_requested' || from === 'rejected' || from === 'expired'
