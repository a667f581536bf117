/**
 * A sample is one unit at a price of its own, whatever the minimum, and paid whole in advance; a company has one of a
 * product in so many days (decision 74). `fx.finish_placing_orders` holds the same.
 */
export const sample = { quantity: 1, depositPercent: 100, days: 30 } as const

/** The terms of a listing that are others for its sample. */
export const sampleTerms = { minimum: sample.quantity, tiers: [] }
