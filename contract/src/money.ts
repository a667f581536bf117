/** Money is whole cents everywhere; decimals are only how people write it. */

/** '12.5' → 1250. The text must be accepted by `Price`. */
export function centsOf(price: string): number {
  const [dollars = '', cents = ''] = price.split('.')
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** 1250 → '12.50', as a price field shows it. */
export const priceOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
