/** The categories of products; each screen has its own labels for them (D7, D30). */
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

/** Categories that the public page always offers; the others appear once they have a listed product. */
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

/** The unit in which price, minimum, tiers, stock and quantity count (D38). */
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

/** What an admin checks before a supplier gets the seal; a click on the seal shows this list. */
export const verificationChecks = [
  'trade-registry',
  'tax-office',
  'address',
  'phone',
  'bank-account',
  'samples',
] as const
export type VerificationCheck = (typeof verificationChecks)[number]

/** Units of one product in stock; `fx.most_stock` in SQL says the same. */
export const MAX_STOCK = 1_000_000_000

export const stockStates = ['in_stock', 'sold_out', 'made_to_order'] as const
export type StockState = (typeof stockStates)[number]

/** `best` needs a search text. */
export const listingSorts = ['newest', 'best', 'price_up', 'price_down'] as const
export type ListingSort = (typeof listingSorts)[number]
