import { detailKeys } from './product-details.ts'

/** What waits for an admin when a listed or paused product is edited; everything else takes effect at once (D36). */
export const reviewedFields = [
  'language',
  'name',
  'description',
  'translations',
  'category',
  'origin',
  'unit',
  'piecesPerUnit',
  'basis',
  ...detailKeys,
  'customsCode',
  'articleCode',
  'images',
] as const
export type ReviewedField = (typeof reviewedFields)[number]

/** accept: list a new product, or take a revision over. A revision can't be rejected: its listed version stays. */
export const reviewDecisions = ['accept', 'send_back', 'reject'] as const

/** What an admin can make of a supplier's verification. */
export const verificationDecisions = ['in_review', 'verified', 'changes_requested', 'rejected', 'suspended'] as const
export type VerificationDecision = (typeof verificationDecisions)[number]

/** Kept as a draft, or sent to the review. */
export const productIntents = ['draft', 'review'] as const

/** Which address the public profile shows: by default the account's own (D23). */
export const emailChoices = ['account', 'other', 'hidden'] as const

/** After so many days a supplier is asked whether a price still holds. */
export const PRICE_HOLDS_DAYS = 30
