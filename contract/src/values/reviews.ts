import { detailKeys } from './product-details.ts'

/** Fields that wait for an admin when a listed or paused product is edited; all others take effect at once (D36). */
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

/** accept: list a new product, or apply a revision. A revision cannot be rejected: its listed version stays. */
export const reviewDecisions = ['accept', 'send_back', 'reject'] as const

/** What the seal stands for: of a supplier that has it, these change by review only (D54). */
export const checkedFields = ['companyName', 'legalName', 'registryNumber', 'taxNumber', 'city', 'country'] as const

/** Decisions of an admin about a supplier's verification; suspending one is a dangerous act of its own. */
export const verificationDecisions = ['in_review', 'verified', 'changes_requested', 'rejected'] as const
export type VerificationDecision = (typeof verificationDecisions)[number]

/** Save as a draft, or submit for review. */
export const productIntents = ['draft', 'review'] as const

/** Which e-mail the public profile shows; by default the account's own (D23). */
export const emailChoices = ['account', 'other', 'hidden'] as const

/** After this many days a supplier is asked whether a price still holds. */
export const PRICE_HOLDS_DAYS = 30

/** What a supplier has to look at: what was sent back or rejected, and prices that were not confirmed for so long. */
export const productWaitingKinds = ['sent_back', 'prices'] as const
export type ProductWaiting = (typeof productWaitingKinds)[number]
