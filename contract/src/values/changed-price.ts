/** How prices of many products are changed at once. */
export type PriceChange = { by: 'percent'; hundredths: number } | { by: 'amount'; cents: number }

/** A price after the change, rounded to the nearest cent, halves up; never below zero. */
export function changedPrice(cents: number, change: PriceChange): number {
  if (change.by === 'amount') return Math.max(0, cents + change.cents)
  return Math.max(0, Math.floor((cents * (10_000 + change.hundredths) + 5000) / 10_000))
}
