/** One list of categories; each screen has its own label for them (D7, D30). */
export const categories = [
  'food',
  'textiles',
  'electronics',
  'construction',
  'home',
  'fashion',
  'beauty',
  'other',
  'medical',
] as const
export type Category = (typeof categories)[number]

/** The first buttons of the public page; the others appear once they have a listed product. */
export const firstCategories = ['fashion', 'beauty', 'home'] as const satisfies readonly Category[]

export const productStatuses = [
  'draft',
  'in_review',
  'listed',
  'changes_requested',
  'rejected',
  'paused',
  'archived',
] as const
export type ProductStatus = (typeof productStatuses)[number]

/** What price, minimum, tiers, stock and quantity count in (D38). */
export const sellingUnits = [
  'piece',
  'pair',
  'set',
  'dozen',
  'carton',
  'sack',
  'roll',
  'kg',
  'litre',
  'm',
  'm2',
  'm3',
] as const
export type SellingUnit = (typeof sellingUnits)[number]

export const incoterms = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF'] as const
export type Incoterm = (typeof incoterms)[number]

export const revisionStates = ['waiting', 'accepted', 'sent_back', 'withdrawn'] as const

export const verificationStates = [
  'new',
  'submitted',
  'in_review',
  'verified',
  'changes_requested',
  'rejected',
  'expired',
  'suspended',
] as const
export type VerificationState = (typeof verificationStates)[number]

/** What an admin looks at before a supplier gets the seal; the seal opens this list. */
export const verificationChecks = [
  'trade-registry',
  'tax-office',
  'address',
  'phone',
  'bank-account',
  'samples',
] as const
export type VerificationCheck = (typeof verificationChecks)[number]

export const stockStates = ['in_stock', 'sold_out', 'made_to_order'] as const
export type StockState = (typeof stockStates)[number]

/** `best` needs words to match. */
export const listingSorts = ['newest', 'best', 'price_up', 'price_down'] as const
export type ListingSort = (typeof listingSorts)[number]
