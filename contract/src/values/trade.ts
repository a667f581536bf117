/** Ways to pay the company (D41). */
export const paymentKinds = ['bank', 'hawala', 'wallet'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** What may have changed in a line since it was added to a cart or ordered (`changesSince` in offer.ts). */
export const lineChanges = [
  'price_up',
  'price_down',
  'sold_out',
  'stock_below',
  'below_minimum',
  'over_limit',
  'breakdown_differs',
  'gone',
] as const
export type LineChange = (typeof lineChanges)[number]

/** What a line of a cart says: also that a visitor is not told its price. */
export const cartChanges = [...lineChanges, 'price_hidden'] as const

/** What may have changed in a product since somebody wished for it. */
export const wishChanges = ['price_up', 'price_down', 'sold_out', 'back_in_stock', 'gone'] as const
export type WishChange = (typeof wishChanges)[number]

/** Most units of a product in one order; more needs a quote. */
export const orderQuantity = { min: 1, max: 1000 } as const

/** Of so many sold-out products a person is told when they are back; asking for more forgets the oldest. */
export const MOST_TOLD = 100

export const cartLimits = { lines: 100 } as const
